import { type Pen, type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

type Coach = { vx: number; vy: number; half: number; up: number; down: number }
type Wall = (depth: number, height: number) => string

const [night, steel] = ['#060b18', '#16243f']
const far = 0.2

/** An empty train coach with a person at the far door. */
export const local: Scene = (p, { W, H, tall }) => {
  const coach: Coach = tall
    ? { vx: W * 0.5, vy: H * 0.52, half: W * 0.8, up: H * 0.62, down: H * 0.72 }
    : { vx: W * 0.64, vy: H * 0.47, half: W * 0.52, up: H * 0.72, down: H * 0.98 }
  const { vx, vy, half, up, down } = coach
  p.fill(night)
  ceiling(p, coach)
  p.path(
    path`M${vx - half * far} ${vy + down * far}H${vx + half * far}L${vx + half * 2} ${vy + down * 2}` +
      path`H${vx - half * 2}Z`,
    p.linear([[0, '#2b3350'], [0.3, '#131d36'], [1, night]]),
  )
  for (const side of [-1, 1]) {
    const wall: Wall = (depth, height) =>
      path`${vx + side * half * depth} ${vy + depth * (down - (up + down) * height)}`
    sideOf(p, wall)
    bench(p, coach, side)
  }
  p.ink(night, () => p.fill(p.radial([[0, '#000', 0], [0.5, '#000', 0.05], [1, '#000', 0.75]])))
  door(p, coach, H)
  for (const side of [-1, 1]) {
    holds(p, coach, side)
  }
  if (!tall) {
    p.ink(night, () => p.fill(p.linear([[0, '#000', 0.95], [0.4, '#000', 0]], 0, 0, 1, 0)))
  }
  p.title(['শেষ', 'লোকাল'], { x: 42, y: 702, size: 128, gap: 0.9, weight: 800, width: 76, color: '#ffd9c4' })
}

function ceiling(p: Pen, { vx, vy, half, up }: Coach): void {
  const strip = (from: number, to: number, paint: string, near = 2.2, end = far) =>
    p.path(
      path`M${vx + half * from * end} ${vy - up * end}H${vx + half * to * end}` +
        path`L${vx + half * to * near} ${vy - up * near}H${vx + half * from * near}Z`,
      paint,
    )
  strip(-1, 1, p.linear([[0, '#0a1122'], [1, '#2a3a5c']]))
  strip(-0.12, 0.12, '#0a1122')
  for (let depth = far; depth < 1.4; depth *= 1.4) {
    strip(-0.07, 0.07, depth > 0.6 && depth < 0.9 ? '#3a4a68' : '#cfe3ff', depth * 1.22, depth)
  }
}

function sideOf(p: Pen, wall: Wall): void {
  const panel = (from: number, to: number, low: number, high: number, paint: string, more = '') =>
    p.path(`M${wall(from, low)}L${wall(to, low)}L${wall(to, high)}L${wall(from, high)}Z`, paint, more)
  panel(2.2, far, 0, 1, p.linear([[0, '#22355a'], [0.6, steel], [1, '#0c1529']]))
  let count = 0
  for (let depth = 1.66; depth > far * 1.15; depth *= 0.74) {
    const [from, to] = [depth, depth * 0.79]
    panel(from, to, 0.42, 0.76, '#5f7da6')
    panel(from * 0.99, to * 1.01, 0.435, 0.745, '#04070f')
    if (count++ % 2) panel(from * 0.97, from * 0.93, 0.56, 0.6, '#ff8a5c', 'opacity=".9"')
    for (let bar = 1; bar < 5; bar++) {
      panel(from * 0.99, to * 1.01, 0.435 + bar * 0.062, 0.44 + bar * 0.062, '#41597f')
    }
    panel(to * 0.985, to * 0.95, 0, 1, '#2f466f')
    panel(from, to, 0.8, 0.9, '#0f1a31')
  }
  panel(2.2, far, 0.78, 0.79, '#7d9ac4')
}

/** A bench along the wall: its back, its seat and its front. */
function bench(p: Pen, { vx, vy, half, up, down }: Coach, side: number): void {
  const at = (across: number, height: number, depth: number) =>
    path`${vx + side * half * across * depth} ${vy + depth * (down - (up + down) * height)}`
  const [end, near] = [far * 1.2, 2]
  p.path(`M${at(0.96, 0.2, end)}L${at(0.96, 0.4, end)}L${at(0.96, 0.4, near)}L${at(0.96, 0.2, near)}Z`, '#2c5d6b')
  p.path(
    `M${at(0.64, 0.2, end)}L${at(0.96, 0.2, end)}L${at(0.96, 0.2, near)}L${at(0.64, 0.2, near)}Z`,
    p.linear([[0, '#a4575b'], [0.25, '#3d7380'], [1, '#1c4250']]),
  )
  p.path(`M${at(0.64, 0.2, end)}L${at(0.64, 0.15, end)}L${at(0.64, 0.15, near)}L${at(0.64, 0.2, near)}Z`, '#12303c')
  p.path(`M${at(0.68, 0.15, end)}L${at(0.68, 0, end)}L${at(0.68, 0, near)}L${at(0.68, 0.15, near)}Z`, '#050912')
  p.path(`M${at(0.64, 0.2, end)}L${at(0.96, 0.2, end)}L${at(0.96, 0.44, end)}Z`, '#0c1529')
}

function door(p: Pen, { vx, vy, half, up, down }: Coach, H: number): void {
  const [w, top, foot] = [half * far, vy - up * far, vy + down * far]
  p.rect(vx - w, top, w * 2, foot - top, '#1a1a30')
  p.glow(vx, vy, w * 4, '#ff4a36', 0.65)
  const [open, head] = [w * 0.56, top + (foot - top) * 0.1]
  p.rect(vx - open - 5, head - 5, open * 2 + 10, foot - head + 5, night)
  p.rect(vx - open, head, open * 2, foot - head, p.linear([[0, '#ffd0a1'], [0.5, '#ff7a4f'], [1, '#f13c36']]))
  p.path(
    path`M${vx - open} ${foot}H${vx + open}L${vx + open * 4.6} ${H + 10}H${vx - open * 4.6}Z`,
    p.linear([[0, '#ff6a4a', 0.9], [0.45, '#e0383e', 0.3], [1, '#e0383e', 0]]),
  )
  person(p, 'coat', vx + open * 0.16, foot + 2, (foot - head) * 0.8, night)
  p.path(
    path`M${vx - open * 0.06} ${foot}H${vx + open * 0.4}L${vx + open * 1.1} ${H}H${vx - open * 0.7}Z`,
    p.linear([[0, night, 0.9], [1, night, 0.1]]),
  )
}

/** Straps on a rail, all tilted with the coach. */
function holds(p: Pen, { vx, vy, half, up }: Coach, side: number): void {
  const at = (depth: number) => [vx + side * half * 0.46 * depth, vy - up * 0.86 * depth] as const
  p.line(path`M${at(far)[0]} ${at(far)[1]}L${at(2)[0]} ${at(2)[1]}`, '#9db6dc', 3)
  for (let depth = far * 1.25; depth < 1.15; depth *= 1.27) {
    const [x, y] = at(depth)
    p.group(put(x, y, depth * half * 0.0062, 13), () => {
      p.line('M0-2V24', '#8fa6cc', 3.4)
      p.line('M0 22L-13 44Q-14 48-9 48H9Q14 48 13 44Z', '#c3d3ee', 4.6)
    })
  }
}
