import type { Paint } from './stage.ts'

export type Line = { from: number; to: number; en: string; bn: string }

export type Picture = {
  /** Paints what never changes and hands back the function that draws any second. */
  rehearse: () => Paint
  /** What is said over the picture, in both languages at the same moments. */
  poem: readonly Line[]
}
