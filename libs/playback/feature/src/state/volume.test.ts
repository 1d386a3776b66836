import { attachVolume } from './volume.ts'
import type { PlaybackSession } from './playback-session.ts'

function aVideo() {
  const video = document.createElement('video')
  let rate = 1
  Object.defineProperty(video, 'playbackRate', {
    get: () => rate,
    set: (next: number) => {
      rate = next
      video.dispatchEvent(new Event('ratechange'))
    },
  })
  return video
}

describe('a nudged speed', () => {
  it('is not shown, and ends with the chosen speed', () => {
    const video = aVideo()
    const shown: unknown[] = []
    const { setRate, nudge } = attachVolume({ video } as PlaybackSession, { volume: 1, isMuted: false }, ({ rate }: { rate?: number }) => shown.push(rate), new AbortController().signal)
    setRate(1.25)
    shown.length = 0
    nudge(1.02)
    expect([video.playbackRate, shown]).toEqual([1.02, []])
    nudge(null)
    expect([video.playbackRate, shown]).toEqual([1.25, [1.25]])
  })
})
