import { aStill, inAFrame } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PlaybackState } from '../state/playback-state.ts'
import { aPlayer, watching } from '../testing.tsx'
import { PictureInPictureView } from './picture-in-picture-view.tsx'

/** Here the window is a box of its usual size. */
function Stage({ state }: { state?: Partial<PlaybackState> }) {
  const { position, actions, preferences } = aPlayer()
  return (
    <div style={{ position: 'relative', width: 'min(480px, 100%)', height: '270px', transform: 'translateZ(0)', overflow: 'hidden' }}>
      <PictureInPictureView
        picture={(element) => { if (element) element.innerHTML = `<img src="${aStill(190)}" alt="" style="position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover">` }}
        title="Tram 24"
        state={{ ...watching, ...state }}
        position={position}
        onInput={() => {}} actions={actions}
        preferences={preferences}
        onBack={() => {}}
      />
    </div>
  )
}

export default {
  title: 'Playback/Picture in picture',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: inAFrame },
} satisfies Meta<typeof Stage>

type Story = StoryObj<typeof Stage>

const cues = [{ id: 'a', text: 'এই ট্রামটা কাল সকালের।\nআজ ওঠা যাবে না।', line: null, position: null, align: 'center' as const }]

export const Playing: Story = { args: { state: { textId: '51', cues } } }
export const Paused: Story = { args: { state: { isPaused: true, textId: '51', cues } } }
export const Failed: Story = { args: { state: { stage: 'failed', error: { type: 'network' } } } }
