import { type Outline, Pen } from './pen.ts'
import { scenes } from './scenes.ts'

export type PictureShape = 'portrait' | 'landscape'
export type Drawing = { id: string; shape: PictureShape; wordless?: boolean }

/** The portrait poster shows the title; the landscape still has no lettering. */
export const sizes: Record<PictureShape, { W: number; H: number }> = {
  portrait: { W: 600, H: 900 },
  landscape: { W: 1280, H: 720 },
}

/** Renders one image as SVG; deterministic for each title. */
export function draw({ id, shape, wordless }: Drawing, outline: Outline): string {
  const scene = scenes[id]
  if (!scene) throw new Error(`Unknown picture "${id}"`)
  const size = sizes[shape]
  const tall = shape === 'portrait'
  const pen = new Pen(size, { seed: seedOf(id + shape), outline, wordless: wordless || !tall })
  scene(pen, { ...size, tall })
  return pen.svg()
}

/** FNV-1a */
export function seedOf(text: string): number {
  let seed = 2166136261
  for (const letter of text) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return seed >>> 0
}
