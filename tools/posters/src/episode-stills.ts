/** Stills of episodes: parts of the series' landscape image at other times of day, which costs far less than a new scene. */
import sharp from 'sharp'

export const stillSize = { width: 960, height: 540 }

/** A part of the image: its share of the width, and where it lies between the edges (0 to 1). */
type Take = { part: number; x: number; y: number; light: keyof typeof lights }

/** Neighbours differ in crop and light. */
export const takes: readonly Take[] = [
  { part: 1, x: 0.5, y: 0.5, light: 'asDrawn' },
  { part: 0.62, x: 0.78, y: 0.62, light: 'dawn' },
  { part: 0.8, x: 0.1, y: 0.35, light: 'night' },
  { part: 0.55, x: 0.5, y: 0.5, light: 'dusk' },
  { part: 0.72, x: 0.9, y: 0.2, light: 'overcast' },
  { part: 0.7, x: 0.55, y: 0.75, light: 'lamp' },
  { part: 0.86, x: 0.6, y: 0.9, light: 'dusk' },
  { part: 0.5, x: 0.68, y: 0.45, light: 'night' },
  { part: 0.72, x: 0.45, y: 0.3, light: 'dawn' },
  { part: 0.9, x: 0.35, y: 0.6, light: 'overcast' },
  { part: 0.58, x: 0.6, y: 0.6, light: 'asDrawn' },
  { part: 0.74, x: 0.72, y: 0.8, light: 'lamp' },
]

type Light = { brightness: number; saturation: number; hue?: number; wash?: { blend: 'soft-light' | 'multiply' | 'screen'; fill: string } }

/** A wash fills a unit square: linear from the sky to the ground, or a lamp's circle. */
const lights = {
  asDrawn: { brightness: 1, saturation: 1 },
  dawn: { brightness: 1.12, saturation: 0.95, wash: { blend: 'soft-light', fill: linear('#ff9e6b', '#ffd9a8') } },
  dusk: { brightness: 0.98, saturation: 1.1, wash: { blend: 'soft-light', fill: linear('#6a3fb0', '#ff7a5c') } },
  night: { brightness: 0.95, saturation: 0.7, wash: { blend: 'multiply', fill: linear('#6d84cc', '#a9b4e0') } },
  overcast: { brightness: 1.08, saturation: 0.45, wash: { blend: 'soft-light', fill: linear('#9fb6bd', '#7b8f96') } },
  lamp: { brightness: 1.05, saturation: 1.15, wash: { blend: 'soft-light', fill: lamp('#ffbf66', '#0a0f22') } },
} satisfies Record<string, Light>

/** The still with a number, from 1, as WebP. */
export async function episodeStill(landscape: Buffer, number: number): Promise<Buffer> {
  const { part, x, y, light } = takes[(number - 1) % takes.length]!
  const { brightness, saturation, wash }: Light = lights[light]
  const { width, height } = await sharp(landscape).metadata()
  const size = { width: Math.round(width * part), height: Math.round(height * part) }
  const crop = { ...size, left: Math.round((width - size.width) * x), top: Math.round((height - size.height) * y) }
  const cropped = sharp(landscape).extract(crop).resize(stillSize.width, stillSize.height).modulate({ brightness, saturation })
  const lit = wash ? cropped.composite([{ input: Buffer.from(sheet(wash.fill)), blend: wash.blend }]) : cropped
  return lit.webp({ quality: 80, effort: 2 }).toBuffer()
}

function sheet(fill: string): string {
  const { width, height } = stillSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${fill}</defs><rect width="100%" height="100%" fill="url(#wash)"/></svg>`
}

function linear(sky: string, ground: string): string {
  return `<linearGradient id="wash" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${ground}"/></linearGradient>`
}

function lamp(light: string, dark: string): string {
  return `<radialGradient id="wash" cx=".5" cy=".55" r=".7"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`
}
