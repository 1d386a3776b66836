import type { Rendition } from './bitrate-ladder.ts'

/** The current step and the share of all work that is done, 0 to 1. */
export type Progress = { making: string; share: number }

export type WorkPlan = {
  /** Creates a reporter for one step of `seconds` of video. */
  reporter: (making: string, seconds: number) => (secondsDone: number) => void
}

/** Weights the steps: video by its pixels, the rest little. */
export function workPlan(renditions: Rendition[], sounds: { name: string }[], onProgress: (progress: Progress) => void): WorkPlan {
  const parts = [
    ...renditions.map(({ lines, width, height }) => ({ name: `${lines}p`, weight: width * height + 200_000 })),
    ...sounds.map(({ name }) => ({ name, weight: 30_000 })),
    { name: 'thumbnails', weight: 150_000 },
  ]
  const sum = (some: typeof parts) => some.reduce((total, { weight }) => total + weight, 0)
  return {
    reporter: (making, seconds) => {
      const index = parts.findIndex(({ name }) => name === making)
      const before = sum(parts.slice(0, index))
      const own = parts[index]?.weight ?? 0
      return (done) => onProgress({ making, share: (before + own * Math.min(1, done / seconds)) / sum(parts) })
    },
  }
}
