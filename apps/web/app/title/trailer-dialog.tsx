import type { Title } from '@ott/catalogue'
import { pictureUrl } from '@ott/design-system'
import { chooseTrailer } from '@ott/playback'
import type { Trailers } from '@ott/playback'
import { savesData, TrailerDialog } from '@ott/playback-feature'
import { useState } from 'react'

export default function TitleTrailerDialog({ title, trailers, onClose }: { title: Title; trailers: Trailers; onClose: () => void }) {
  const { landscape, hero = landscape } = title.pictures
  const [src] = useState(() => chooseTrailer(trailers, { widthPixels: innerWidth, savesData: savesData() }))
  return src !== null && <TrailerDialog title={title.title} src={src} poster={pictureUrl(hero, 828)} onClose={onClose} />
}
