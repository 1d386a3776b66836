import { type Pen, type Scene, path, put } from '../pen.ts'
import { people } from '../things.ts'

type Level = { left: number; right: number; top: number; foot: number }

/** From sand above to indigo below. */
const stone = ['#e2a55c', '#cf8a4a', '#b36f45', '#8f5746', '#6b4348', '#4b3446', '#322a42', '#1f213a', '#131a30']
/** The shades of the far, right, near and left wall: the moon is over the near one. */
const shades = [0, 0.42, 0.66, 0.26]

/** A stepwell from above, with the moon's reflection at its bottom. */
export const stepwell: Scene = (p, { W, H, tall }) => {
  const levels = stone.map((_, i) => levelAt(i, W, H, tall))
  p.fill(p.linear([[0, '#2b1a2b'], [1, '#8a4f36']]))
  p.ink('#160d1c', () => p.fill(p.linear([[0, '#000', 0.8], [0.4, '#000', 0.1], [1, '#000', 0.5]])))
  const rim = levels[0]!
  p.rect(rim.left - 14, rim.top - 14, rim.right - rim.left + 28, rim.foot - rim.top + 28, '#f3c67e')
  stone.slice(0, -1).forEach((color, i) => terrace(p, levels[i]!, levels[i + 1]!, color, i))
  water(p, levels[levels.length - 1]!)
  climber(p, levels[4]!)
  if (!tall) {
    p.ink('#160d1c', () => p.fill(p.linear([[0, '#000', 0.95], [0.3, '#000', 0]], 0, 0, 1, 0)))
  }
  p.title(['The', 'Stepwell'], { x: 42, y: 76, size: 80, gap: 0.84, weight: 650, width: 104, color: '#ffdf9f' })
}

function levelAt(i: number, W: number, H: number, tall: boolean): Level {
  const size = 0.79 ** i
  const [cx, cy] = [W * (tall ? 0.5 : 0.66), H * (tall ? 0.66 : 0.6) + (1 - size) * H * 0.03]
  const [half, high] = tall ? [330, 420] : [500, 440]
  return { left: cx - half * size, right: cx + half * size, top: cy - high * size, foot: cy + high * size }
}

/** Four walls between two ledges, each a row of converging stairs. */
function terrace(p: Pen, outer: Level, inner: Level, color: string, depth: number): void {
  const corners = ({ left, right, top, foot }: Level) =>
    [[left, top], [right, top], [right, foot], [left, foot]] as const
  const [out, inn] = [corners(outer), corners(inner)]
  for (let wall = 0; wall < 4; wall++) {
    const next = (wall + 1) % 4
    /** A point on this wall: along it, and down from the upper ledge. */
    const at = (along: number, down: number): string => {
      const mix = (axis: 0 | 1) => {
        const upper = out[wall]![axis] + (out[next]![axis] - out[wall]![axis]) * along
        const lower = inn[wall]![axis] + (inn[next]![axis] - inn[wall]![axis]) * along
        return upper + (lower - upper) * down
      }
      return path`${mix(0)} ${mix(1)}`
    }
    const whole = `M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`
    p.path(whole, color)
    stairs(p, at, depth)
    p.path(`M${at(0, 0.84)}L${at(1, 0.84)}L${at(1, 1)}L${at(0, 1)}Z`, '#ffe1a6', `opacity="${0.5 - depth * 0.055}"`)
    p.path(whole, '#120c26', `opacity="${shades[wall]}"`)
  }
}

function stairs(p: Pen, at: (along: number, down: number) => string, depth: number): void {
  const flights = 7 - Math.floor(depth / 3)
  for (let k = 0; k < flights; k++) {
    const [from, mid, to] = [k / flights, (k + 0.5) / flights, (k + 1) / flights]
    p.path(`M${at(mid, 0)}L${at(to, 0.84)}L${at(from, 0.84)}Z`, '#2a1430', 'opacity=".55"')
    for (let step = 1; step < 5; step++) {
      const [down, spread] = [step * 0.2, (step * 0.2 * (to - from)) / 1.68]
      p.line(
        `M${at(mid - spread, down)}L${at(mid + spread, down)}`,
        '#ffdca0',
        1.6,
        `opacity="${0.55 - depth * 0.05}"`,
      )
    }
  }
}

function water(p: Pen, { left, right, top, foot }: Level): void {
  const [cx, cy, radius] = [(left + right) / 2, (top + foot) / 2, (right - left) * 0.3]
  p.rect(left, top, right - left, foot - top, '#0a1730')
  p.glow(cx, cy, radius * 4.5, '#cfe6ff', 0.6)
  p.disc(cx, cy, radius, '#fdf8df')
  p.disc(cx - radius * 0.3, cy - radius * 0.2, radius * 0.2, '#e2dfc8')
  p.disc(cx + radius * 0.25, cy + radius * 0.3, radius * 0.28, '#e2dfc8')
  for (const [dx, dy, width] of [[-0.5, 0.62, 0.9], [-0.2, 0.86, 1.1], [-0.7, -0.78, 0.8]] as const) {
    p.rect(cx + dx * radius, cy + dy * radius, width * radius, 2.4, '#0a1730', 'rx="1.2"')
  }
}

/** A person on the far ledge, halfway down. */
function climber(p: Pen, { left, right, top }: Level): void {
  const x = left + (right - left) * 0.36
  p.path(people.woman, '#d7263d', put(x, top + 3, 0.62))
}
