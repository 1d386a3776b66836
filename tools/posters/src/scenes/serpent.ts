import { type Pen, type Point, type Scene, path, put, smooth } from '../pen.ts'

const ink = '#1a120c'
const ochre = '#e0a02c'
const cream = '#fbe8b4'

/** A snake as a path; a boy stands at its end. */
export const serpent: Scene = (p, { W, H, tall }) => {
  const cx = W * (tall ? 0.5 : 0.66)
  const cy = H * (tall ? 0.555 : 0.52)
  const coil = { first: 106, last: tall ? 282 : 304, thick: tall ? 30 : 32 }
  const turns = tall ? 2.64 : 2.72
  const start = -2.2

  p.fill(ochre)
  p.ink('#b8741a', () => p.rect(0, 0, W, H, p.linear([[0, '#000', 0.7], [0.4, '#000', 0.1], [1, '#000', 0.6]])))
  for (let i = 0; i < 48; i++) {
    const angle = (i / 48) * Math.PI * 2
    const ray = (reach: number, turn: number) =>
      path`${cx + Math.cos(angle + turn) * reach} ${cy + Math.sin(angle + turn) * reach}`
    if (i % 2) p.path(`M${ray(90, 0)}L${ray(1100, -0.03)}L${ray(1100, 0.03)}Z`, '#eab54a', 'opacity=".5"')
  }

  const along = (t: number): Point => {
    const angle = start + t * turns * Math.PI * 2
    const radius = coil.first + (coil.last - coil.first) * t
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]
  }
  const thickness = (t: number) => coil.thick * (Math.min(1, t * 4) ** 0.7 + 0.12 * t)
  body(p, along, thickness)

  p.disc(cx, cy, 70, cream)
  p.ink('#e8b54a', () => p.disc(cx, cy, 70, p.linear([[0.2, '#000', 0], [1, '#000', 0.8]])))
  p.group(put(cx, cy + 58, 1.06), () => boy(p))

  const [hx, hy] = along(1)
  const [bx, by] = along(0.994)
  p.group(put(hx, hy, 0.96, (Math.atan2(hy - by, hx - bx) * 180) / Math.PI), () => hood(p))
  p.title(['The Snake', 'Charmer’s Son'], {
    x: W / 2,
    y: 92,
    size: 86,
    gap: 0.84,
    anchor: 'middle',
    weight: 800,
    width: 82,
    color: ink,
  })
}

/** The black skin with cream edges and a chain of diamonds. */
function body(p: Pen, along: (t: number) => Point, thickness: (t: number) => number) {
  const steps = 220
  const edge = (side: number, share: number) =>
    Array.from({ length: steps + 1 }, (_, i) => beside(along, i / steps, side * thickness(i / steps) * share))
  const band = (share: number) => path`${smooth(edge(-1, share))}L${smooth(edge(1, share).reverse()).slice(1)}Z`
  p.path(band(1), ink)
  const diamonds = 62
  for (let i = 2; i < diamonds; i++) {
    const t = (i / diamonds) ** 0.8
    const half = 0.36 / diamonds / t ** 0.25
    const wide = thickness(t) * 0.56
    const corner = (at: number, off: number) => path`${beside(along, at, off)[0]} ${beside(along, at, off)[1]}`
    const diamond = (k: number) =>
      `M${corner(t - half * k, 0)}L${corner(t, wide * k)}L${corner(t + half * k, 0)}L${corner(t, -wide * k)}Z`
    p.path(diamond(1), i % 2 ? '#d3502a' : ochre)
    p.path(diamond(0.45), i % 2 ? cream : ink)
    for (const side of [-1, 1]) {
      const [x, y] = beside(along, t + half * 1.3, side * thickness(t) * 0.72)
      p.disc(x, y, thickness(t) * 0.09, cream)
    }
  }
}

/** The point at `t` at a distance from the centre line. */
function beside(along: (t: number) => Point, t: number, off: number): Point {
  const [x, y] = along(t)
  const [ax, ay] = along(t + 0.001)
  const length = Math.hypot(ax - x, ay - y)
  return [x - ((ay - y) / length) * off, y + ((ax - x) / length) * off]
}

/** A cobra's hood and head from above, facing along the x axis. */
function hood(p: Pen) {
  p.path(
    'M-40-36C-6-40 14-82 66-78C112-74 120-34 140-22C160-20 176-12 178 0C176 12 160 20 140 22' +
      'C120 34 112 74 66 78C14 82-6 40-40 36Z',
    ink,
  )
  p.path(
    'M30-50C52-64 84-58 94-38C86-22 70-22 62-8V8C70 22 86 22 94 38C84 58 52 64 30 50' +
      'C44 44 54 30 46 0C54-30 44-44 30-50Z',
    cream,
  )
  for (const side of [-1, 1]) {
    p.disc(72, side * 40, 9, ink)
    p.oval(150, side * 14, 6, 4, '#ffd447')
    p.oval(151, side * 14, 4, 1.6, ink)
  }
  p.line('M178 0H200L216-9M200 0L216 9', '#d3502a', 4)
}

/** A boy with a gourd pipe; feet at the origin, 100 units tall. */
function boy(p: Pen) {
  p.path('M-12-52C-15-30-14-10-16 0H-2L0-24L4 0H17C14-12 13-32 12-52Z', ink)
  p.path('M-13-80C-4-85 6-85 13-79C16-68 15-56 14-44H-14C-16-58-17-70-13-80Z', '#d3502a')
  p.disc(1, -94, 11.5, ink)
  p.path('M-12-97C-14-114 16-116 14-97C6-102-4-102-12-97Z', '#d3502a')
  p.disc(-9, -107, 4.5, '#d3502a')
  p.line('M-11-76L-4-60L20-70M11-76L17-64L30-66', ink, 6)
  p.line('M12-90L22-80', ink, 3)
  p.oval(24, -77, 6.5, 5, ink)
  p.line('M27-74L44-60M29-77L46-63', ink, 2.6)
}
