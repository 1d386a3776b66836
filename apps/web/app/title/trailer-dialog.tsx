import type { Title } from '@ott/catalogue'
import { pictureUrl } from '@ott/design-system'
import { chooseTrailer } from '@ott/playback'
import { TrailerDialog } from '@ott/playback-feature'
import { useState } from 'react'
import { savesData } from '../platform/save-data.ts'

export default function TitleTrailerDialog({ title, onClose }: { title: Title; onClose: () => void }) {
  const { landscape, hero = landscape } = title.pictures
  const [src] = useState(() => chooseTrailer(title, { widthPixels: innerWidth, savesData: savesData() }))
  return src !== null && <TrailerDialog title={title.title} src={src} poster={pictureUrl(hero, 828)} onClose={onClose} />
}
