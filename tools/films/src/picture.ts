import type { Paint } from './stage.ts'

export type Line = { from: number; to: number; en: string; bn: string }

export type Picture = {
  /** Paints the static layers once and returns the function that paints a given second. */
  rehearse: () => Paint
  /** The subtitles, in both languages with the same timing. */
  poem: readonly Line[]
}
