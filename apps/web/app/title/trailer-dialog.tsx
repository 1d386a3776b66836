import type { Title } from '@ott/catalogue'
import { pictureUrl } from '@ott/design-system'
import { TrailerDialog } from '@ott/playback-feature'

export default function TitleTrailerDialog({ title, src, onClose }: { title: Title; src: string; onClose: () => void }) {
  const { landscape, hero = landscape } = title.pictures
  return <TrailerDialog title={title.title} src={src} poster={pictureUrl(hero, 828)} onClose={onClose} />
}
