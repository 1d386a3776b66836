import { Hero } from '@ott/design-system'
import { aStill, useTranslate } from '@ott/design-system/testing'
import { PreviewControls } from './preview-controls.tsx'
import type { PreviewControlsProps } from './preview-controls.tsx'
import { PreviewVideo } from './preview-video.tsx'
import { TrailerDialog } from './trailer-dialog.tsx'

export default { title: 'Playback/Preview', component: PreviewControls, subcomponents: { PreviewVideo, TrailerDialog }, parameters: { layout: 'fullscreen' } }

const trailer = new URL('../../../../../tools/films/packaged/dawn/trailer.mp4', import.meta.url).href
const nothing = () => {}

function OnAHero({ isPlaying, isMuted, hasFilm = true }: Pick<PreviewControlsProps, 'isPlaying' | 'isMuted'> & { hasFilm?: boolean }) {
  return (
    <Hero
      title={useTranslate()('The Last Ferry', 'শেষ খেয়া')}
      pictureSrc={aStill(345)}
      preview={hasFilm && <PreviewVideo src={trailer} isPlaying={isPlaying} isMuted onOver={nothing} />}
      corner={<PreviewControls isPlaying={isPlaying} isMuted={isMuted} onPlay={nothing} onMute={nothing} />}
    />
  )
}

export const Playing = { render: () => <OnAHero isPlaying isMuted /> }
export const PlayingWithSound = { render: () => <OnAHero isPlaying isMuted={false} /> }

/** Before its first frame the video is invisible over the still. */
export const BeforeFirstFrame = { render: () => <OnAHero isPlaying={false} isMuted /> }

/** After its end the still is back, and the preview can be started again. */
export const Ended = { render: () => <OnAHero isPlaying={false} isMuted hasFilm={false} /> }

/** Opened by the user: with sound and native controls. */
export function Standalone() {
  return <TrailerDialog title={useTranslate()('The Last Ferry', 'শেষ খেয়া')} src={trailer} poster={aStill(345)} onClose={nothing} />
}
