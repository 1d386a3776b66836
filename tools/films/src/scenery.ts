import { Path2D } from '@napi-rs/canvas'
import { lerp, type Random } from './ease.ts'
import { placed, within, type Pen } from './stage.ts'

/** Silhouettes for several films. Feet and roots are at the given point. */

type Point = readonly [x: number, y: number]

/** A smooth curve through all points. */
export function curve(pen: Pen, points: readonly Point[]) {
  points.forEach((to, i) => {
    const from = points[i - 1]
    if (!from) return pen.lineTo(...to)
    const before = points[i - 2] ?? from, after = points[i + 1] ?? to
    pen.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, ...to,
    )
  })
}

/** A shore of low hills: a sum of waves, filled down to `bottom`. */
export function hills(pen: Pen, random: Random, { y, rise, waves, right, bottom }: { y: number; rise: number; waves: number; right: number; bottom: number }) {
  const phase = [1, 2.1, 4.7, 11].map((speed) => ({ speed, at: random() * 6.3 }))
  const shares = [0.5, 0.28, 0.14, 0.05]
  const line = Array.from({ length: 61 }, (_, i): Point => {
    const along = (i / 60) * waves
    return [(i / 60) * right, y - rise * phase.reduce((sum, wave, k) => sum + (shares[k] ?? 0) * Math.sin(wave.speed * along + wave.at), 0)]
  })
  pen.beginPath()
  pen.moveTo(0, bottom)
  curve(pen, line)
  pen.lineTo(right, bottom)
  pen.fill()
}

export function palm(pen: Pen, random: Random, x: number, y: number, h: number, lean = 0.1, wind = 0) {
  const tx = x + h * (lean + wind * 0.06), ty = y - h
  pen.lineCap = 'round'
  pen.lineWidth = h * 0.028
  pen.beginPath()
  pen.moveTo(x, y)
  pen.quadraticCurveTo(x + h * lean * 0.2, y - h * 0.6, tx, ty)
  pen.stroke()
  for (let i = 0; i < 11; i++) {
    const angle = -Math.PI * (0.02 + (i / 10) * 0.96) + lerp(-0.08, 0.08, random()) + wind * 0.2
    const length = h * lerp(0.26, 0.36, random()), blow = wind * h * 0.12
    const ex = tx + Math.cos(angle) * length + blow, ey = ty + Math.sin(angle) * length * 0.62 + length * 0.34
    const cx = tx + Math.cos(angle) * length * 0.55 + blow * 0.4, cy = ty + Math.sin(angle) * length * 0.95
    pen.beginPath()
    pen.moveTo(tx, ty)
    pen.quadraticCurveTo(cx, cy, ex, ey)
    pen.quadraticCurveTo(cx, cy + h * 0.07, tx, ty)
    pen.fill()
  }
}

/** A flying bird; `beat` is the phase of the wing stroke from 0 to 1. */
export function bird(pen: Pen, x: number, y: number, size: number, beat: number) {
  const lift = Math.sin(beat * Math.PI * 2) * size * 0.75
  pen.beginPath()
  pen.moveTo(x - size, y - lift)
  pen.quadraticCurveTo(x - size * 0.45, y - lift * 0.75 - size * 0.22, x, y)
  pen.quadraticCurveTo(x + size * 0.45, y - lift * 0.75 - size * 0.22, x + size, y - lift)
  pen.quadraticCurveTo(x + size * 0.42, y - lift * 0.4 + size * 0.02, x, y + size * 0.16)
  pen.quadraticCurveTo(x - size * 0.42, y - lift * 0.4 + size * 0.02, x - size, y - lift)
  pen.fill()
}

/** Reeds and grass: long blades that bend in the wind, some with a plume. */
export function blade(pen: Pen, x: number, y: number, h: number, bend: number, thickness = 3) {
  pen.beginPath()
  pen.moveTo(x - thickness, y)
  pen.quadraticCurveTo(x - thickness * 0.4, y - h * 0.6, x + bend, y - h)
  pen.quadraticCurveTo(x + thickness, y - h * 0.5, x + thickness, y)
  pen.fill()
}

export type Pose = { stride?: number; lift?: number; lean?: number; skirt?: boolean; arms?: readonly [number, number] }

/** A person 100 units tall: `stride` is the phase of a step, `arms` the angles of both arms from hanging. */
export function person(pen: Pen, x: number, y: number, tall: number, flip: number, colour: string, pose: Pose = {}) {
  const { stride, lean = 0, skirt = false, arms = [0.12, -0.12], lift = 0 } = pose
  const swing = stride === undefined ? 0 : Math.sin(stride) * 0.42
  const bob = stride === undefined ? 0 : Math.abs(Math.cos(stride)) * 1.6
  placed(pen, x, y, () => {
    pen.fillStyle = pen.strokeStyle = colour
    pen.lineCap = pen.lineJoin = 'round'
    pen.translate(0, -bob - lift)
    leg(pen, swing)
    leg(pen, -swing)
    pen.rotate(lean)
    arm(pen, arms[0] - swing)
    arm(pen, arms[1] + swing)
    pen.fill(skirt ? dress() : coat())
    pen.beginPath()
    pen.arc(0.8, -91, 8.2, 0, 7)
    pen.fill()
    if (skirt) pen.fill(braid())
  }, { scale: tall / 100, flip })
}

function leg(pen: Pen, angle: number) {
  pen.lineWidth = 7
  pen.beginPath()
  pen.moveTo(0, -44)
  pen.lineTo(Math.sin(angle) * 21, -44 + Math.cos(angle) * 21)
  pen.lineTo(Math.sin(angle) * 42 - Math.max(0, -angle) * 6, -44 + Math.cos(angle) * 41)
  pen.lineTo(Math.sin(angle) * 42 + 4, -44 + Math.cos(angle) * 42)
  pen.stroke()
}

function arm(pen: Pen, angle: number) {
  pen.lineWidth = 5
  pen.beginPath()
  pen.moveTo(0, -76)
  pen.quadraticCurveTo(Math.sin(angle) * 18 - 1, -76 + Math.cos(angle) * 18, Math.sin(angle) * 34 + 2, -76 + Math.cos(angle) * 34)
  pen.stroke()
}

const coat = () => path('M-6-82C-11-80-12-72-11-58L-11-34H11L11-58C12-72 11-80 6-82Z')
const dress = () => path('M-5-82C-10-80-10-70-8-58L-17-22C-8-18 8-18 17-22L8-58C10-70 10-80 5-82Z')
const braid = () => path('M-4-98a5 5 0 1 0-7 6C-16-84-14-72-15-64L-11-65C-9-74-7-82-6-88Z')
const path = (d: string) => new Path2D(d)

/** A wooden river boat, 250 units long, drawn at its waterline. */
export function boat(pen: Pen, colour: string, edge: string) {
  pen.fillStyle = colour
  pen.fill(path('M-128-34C-104-8-82 1-62 3L52 3C84 1 106-12 136-44C124-4 94 22 56 23H-58C-92 21-118-2-128-34Z'))
  pen.strokeStyle = edge
  pen.lineWidth = 1.6
  pen.stroke(path('M-122-28C-100-6-80 2-62 4.5L52 4.5C82 3 104-10 130-36'))
}

/** Wires that sag between their supports. */
export function wire(pen: Pen, from: Point, to: Point, sag: number) {
  pen.beginPath()
  pen.moveTo(...from)
  pen.quadraticCurveTo((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag, ...to)
  pen.stroke()
}

export function disc(pen: Pen, x: number, y: number, r: number, ry = r) {
  pen.beginPath()
  pen.ellipse(x, y, r, ry, 0, 0, Math.PI * 2)
  pen.fill()
}

export function shape(pen: Pen, d: string) {
  pen.fill(path(d))
}

/** A ring on water that widens and fades. `age` runs from 0 to 1. */
export function ring(pen: Pen, x: number, y: number, r: number, age: number, colour: string, strength: number) {
  if (age <= 0 || age >= 1) return
  within(pen, () => {
    pen.globalAlpha = strength * (1 - age) ** 1.5
    pen.strokeStyle = colour
    pen.lineWidth = 1.4
    pen.beginPath()
    pen.ellipse(x, y, r * age, r * age * 0.28, 0, 0, Math.PI * 2)
    pen.stroke()
  })
}
