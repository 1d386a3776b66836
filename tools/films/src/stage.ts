import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { randomFrom } from './ease.ts'

/** The frame size, painted layers, camera, light, water and grain of all films. */

export type Pen = SKRSContext2D
export type Layer = Canvas
/** Paints the frame at a time in seconds. */
export type Paint = (pen: Pen, t: number) => void

export const width = 1280
export const height = 720
export const framesPerSecond = 24

/** A static layer, painted once and then moved. */
export function layer(w: number, h: number, draw: (pen: Pen) => void): Layer {
  const canvas = createCanvas(w, h)
  draw(canvas.getContext('2d'))
  return canvas
}

export function within(pen: Pen, draw: () => void) {
  pen.save()
  draw()
  pen.restore()
}

export function placed(pen: Pen, x: number, y: number, draw: () => void, { scale = 1, flip = 1, turn = 0 } = {}) {
  within(pen, () => {
    pen.translate(x, y)
    pen.rotate(turn)
    pen.scale(scale * flip, scale)
    draw()
  })
}

export type Camera = { x: number; y: number; zoom: number }

/** Parallax: depth 0 is the sky, 1 the subject, and more is in front of it. */
export function atDepth(pen: Pen, camera: Camera, depth: number, draw: () => void) {
  const zoom = 1 + (camera.zoom - 1) * (0.4 + 0.6 * depth)
  within(pen, () => {
    pen.translate(width / 2, height / 2)
    pen.scale(zoom, zoom)
    pen.translate(-width / 2 - camera.x * depth, -height / 2 - camera.y * depth)
    draw()
  })
}

// ---------------------------------------------------------------- colour and light

type Stop = readonly [at: number, colour: string]

export function vertical(pen: Pen, top: number, bottom: number, stops: readonly Stop[]) {
  const gradient = pen.createLinearGradient(0, top, 0, bottom)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

const channels = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))

/** `#rrggbb` with an opacity. */
export const sheer = (hex: string, opacity: number) => `rgba(${channels(hex).join(',')},${opacity.toFixed(4)})`

/** Interpolates two colours as `#rrggbb`. */
export function blend(from: string, to: string, share: number) {
  const end = channels(to)
  return `#${channels(from).map((c, i) => Math.round(c + ((end[i] ?? c) - c) * share).toString(16).padStart(2, '0')).join('')}`
}

/** Light: a disc that fades to transparent and is blended additively. */
export function glow(pen: Pen, x: number, y: number, r: number, colour: string, strength = 1, ry = r) {
  if (strength <= 0.004 || r <= 0) return
  placed(pen, x, y, () => {
    pen.scale(1, ry / r)
    const light = pen.createRadialGradient(0, 0, 0, 0, 0, r)
    for (const [at, share] of falloff) light.addColorStop(at, sheer(colour, Math.min(1, strength) * share))
    pen.globalCompositeOperation = 'lighter'
    pen.fillStyle = light
    pen.fillRect(-r, -r, 2 * r, 2 * r)
  })
}
const falloff = [[0, 1], [0.12, 0.72], [0.3, 0.36], [0.55, 0.12], [0.8, 0.025], [1, 0]] as const

/** A soft patch of one colour for mist, shade or smoke. */
export function patch(pen: Pen, x: number, y: number, rx: number, ry: number, colour: string, strength: number) {
  if (strength <= 0.004) return
  placed(pen, x, y, () => {
    pen.scale(1, ry / rx)
    const soft = pen.createRadialGradient(0, 0, 0, 0, 0, rx)
    for (const [at, share] of [[0, 1], [0.4, 0.6], [0.75, 0.16], [1, 0]] as const) soft.addColorStop(at, sheer(colour, strength * share))
    pen.fillStyle = soft
    pen.fillRect(-rx, -rx, 2 * rx, 2 * rx)
  })
}

/** The broken reflection of a light on water. */
export function glitter(pen: Pen, x: number, top: number, bottom: number, spread: number, colour: string, strength: number, t: number) {
  const rows = Math.round((bottom - top) / 5)
  for (let i = 0; i < rows; i++) {
    const depth = (i / rows) ** 1.4, y = top + (bottom - top) * depth
    const flicker = 0.5 + 0.5 * Math.sin(t * (1.6 + 0.9 * Math.sin(i * 7.3)) + i * 2.4)
    const w = spread * (0.22 + depth * 0.9) * (0.25 + 0.75 * flicker)
    const drift = spread * 0.16 * (0.4 + depth) * Math.sin(t * 0.8 + i * 1.9)
    pen.fillStyle = sheer(colour, strength * (1 - depth * 0.75) * (0.35 + 0.65 * flicker))
    pen.beginPath()
    pen.roundRect(x - w / 2 + drift, y, w, 1.2 + depth * 4.5, 2)
    pen.fill()
  }
}

// ---------------------------------------------------------------- water, grain, curtain

export type Mirror = { waterline: number; bottom: number; strength: number; ripple: number; squash?: number }

/** The reflection of everything above the waterline, distorted by waves that grow towards the camera. */
export function mirror(pen: Pen, above: Layer, t: number, { waterline, bottom, strength, ripple, squash = 1 }: Mirror) {
  const strip = 2, deep = bottom - waterline, water = surface.getContext('2d')
  water.clearRect(0, 0, width, height)
  for (let down = 0; down < deep; down += strip) {
    const near = down / deep, wave = Math.sin(down * (0.32 - 0.2 * near) - t * 2.1) + 0.6 * Math.sin(down * 0.11 + t * 1.3)
    const source = waterline - (down + wave * ripple * 0.35 * near) / squash - strip
    if (source > 0) water.drawImage(above, 0, source, width, strip, wave * ripple * (0.25 + near), down, width, strip)
  }
  within(pen, () => {
    pen.globalAlpha = strength
    pen.drawImage(surface, 0, waterline)
  })
}

/** Waves are first composed on whole pixel rows here, because their seams would shimmer when the camera moves. */
const surface = layer(width, height, () => {})

/** Film grain, held for two frames as in animation; it also prevents banding in dark gradients. */
export function grain(): Paint {
  const random = randomFrom(24)
  const tiles = Array.from({ length: 6 }, () => layer(width / 2, height / 2, (pen) => {
    const dust = pen.createImageData(width / 2, height / 2)
    for (let i = 0; i < dust.data.length; i += 4) {
      dust.data.fill(random() < 0.5 ? 0 : 255, i, i + 3)
      dust.data[i + 3] = 5 * random()
    }
    pen.putImageData(dust, 0, 0)
  }))
  return (pen, t) => {
    const turn = Math.floor((t * framesPerSecond) / 2 + 0.001)
    const tile = tiles[turn % tiles.length]
    if (tile) for (const [x, y] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) pen.drawImage(tile, (x * width) / 2, (y * height) / 2)
  }
}

/** A fade to black; `share` is the opacity. */
export function curtain(pen: Pen, share: number) {
  if (share <= 0) return
  pen.fillStyle = sheer('#05070b', share)
  pen.fillRect(0, 0, width, height)
}

/** Darkens the corners like an old lens. */
export function vignette(pen: Pen, strength = 0.5) {
  const shade = pen.createRadialGradient(width / 2, height * 0.48, height * 0.45, width / 2, height * 0.48, width * 0.66)
  shade.addColorStop(0, 'rgba(2,4,8,0)')
  shade.addColorStop(1, `rgba(2,4,8,${strength})`)
  pen.fillStyle = shade
  pen.fillRect(0, 0, width, height)
}
