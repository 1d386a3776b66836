import { type Pen, type Point, type Scene, path, put, smooth } from '../pen.ts'
import { birds } from '../things.ts'

const [ink, mud, sand] = ['#23281a', '#b79d78', '#efe4cb']

/** A pale mudflat with paw prints that lead to two eyes in the reeds. */
export const pugmarks: Scene = (p, { W, H, tall }) => {
  const edge = H * (tall ? 0.46 : 0.42)
  const eyeX = W * (tall ? 0.58 : 0.66)
  p.fill(p.linear([[0, '#f6ecd6'], [0.3, '#ead9b6'], [0.5, '#d8c39b']]))
  birds(p, W * (tall ? 0.24 : 0.44), H * (tall ? 0.24 : 0.1), 60, 6, '#6b6a4c', 9)
  reeds(p, W, edge, tall ? 0.26 : 0.32, '#a9a878', 1.1, H)
  reeds(p, W, edge + 6, tall ? 0.22 : 0.29, '#6d7048', 1.3, H)
  p.rect(0, edge, W, H, p.linear([[0, '#d2bf9a'], [0.4, '#e6d8bb'], [1, sand]]))
  shine(p, W, H, edge)
  reeds(p, W, edge + 14, tall ? 0.2 : 0.27, '#3a4026', 1.5, H)
  lair(p, eyeX, edge + 16, tall ? 1 : 1.15)
  bank(p, W, edge + 22)
  trail(p, W, H, edge + 34, eyeX, tall)
  p.ink(mud, () => p.rect(0, edge, W, H - edge, p.linear([[0, '#000', 0.1], [0.6, '#000', 0.1], [1, '#000', 0.6]])))
  p.title(['Pugmarks'], { x: W / 2, y: 142, size: 128, anchor: 'middle', weight: 750, width: 86, color: ink })
}

function reeds(p: Pen, W: number, foot: number, height: number, paint: string, thick: number, H: number): void {
  const count = Math.round(W / 5.5)
  for (let i = 0; i < count; i++) {
    const x = ((i + p.r()) / count) * (W + 40) - 20
    const clump = 0.62 + 0.28 * Math.sin(x / 47 + height * 40) + 0.16 * Math.sin(x / 17)
    const h = H * height * clump * p.between(0.7, 1.1)
    const lean = p.between(-0.16, 0.2) * h
    p.path(
      path`M${x - thick * 1.6} ${foot}Q${x} ${foot - h * 0.6} ${x + lean} ${foot - h}` +
        path`Q${x + thick} ${foot - h * 0.5} ${x + thick * 1.6} ${foot}Z`,
      paint,
    )
    if (i % 6 === 0) {
      p.oval(
        x + lean,
        foot - h,
        2.2 * thick,
        9 * thick,
        paint,
        path`transform="rotate(${(lean / h) * 57} ${x + lean} ${foot - h})"`,
      )
    }
  }
  p.rect(-10, foot - 10, W + 20, 12, paint)
}

/** The mud at the foot of the reeds. */
function bank(p: Pen, W: number, y: number): void {
  const shore = Array.from({ length: 41 }, (_, i): Point => [(i / 40) * W, y + p.between(-7, 5)])
  p.path(`${smooth(shore)}V${y + 40}H0Z`, p.linear([[0, '#dac7a2'], [0.5, '#dac7a2'], [1, '#dac7a2', 0]]))
  p.line(smooth(shore), '#f8f0dd', 2.4)
  for (let i = 0; i < W / 40; i++) {
    p.oval(p.r() * W, y + p.between(8, 40), p.between(20, 70), 2, '#fbf5e6', 'opacity=".6"')
  }
}

/** Tidal pools as thin bright lenses. */
function shine(p: Pen, W: number, H: number, edge: number): void {
  for (let i = 0; i < 46; i++) {
    const t = p.r() ** 1.4
    const [x, y, w] = [p.r() * W, edge + 16 + (H - edge) * t, p.between(30, 130) * (0.5 + t * 1.6)]
    p.oval(x, y, w, 1.4 + t * 5, i % 3 ? '#fbf5e6' : '#b9c3b4', 'opacity=".55"')
  }
  for (let i = 0; i < W / 9; i++) {
    const t = p.r() ** 1.3
    p.oval(p.r() * W, edge + 24 + (H - edge) * t, 1 + t * 3, 0.6 + t * 1.4, '#8a7252', 'opacity=".55"')
  }
}

/** Darker reeds around two eyes. */
function lair(p: Pen, x: number, foot: number, scale: number): void {
  p.group(put(x, foot, scale), () => {
    p.path('M-96 4C-84-40-60-66-52-104L-40-92L-24-128L-10-106L6-134L20-104L34-122L48-88C60-60 86-36 96 4Z', ink)
    for (let i = 0; i < 130; i++) {
      const from = -150 + (i / 129) * 300
      const h = p.between(76, 196) * Math.cos((from / 150) * 1.35)
      const lean = p.between(-22, 22) + from * 0.12
      p.path(
        path`M${from - 4} 4Q${from} ${-h * 0.6} ${from + lean} ${-h - 24}Q${from + 3} ${-h * 0.5} ${from + 5} 4Z`,
        ink,
      )
    }
    for (const side of [-1, 1]) {
      p.glow(side * 25, -66, 30, '#ffc83d', 0.7)
      p.path(path`M${side * 10} -60Q${side * 22} -78 ${side * 41} -71Q${side * 30} -56 ${side * 10} -60Z`, '#ffd34f')
      p.oval(side * 25, -66.5, 2.6, 6.4, ink)
    }
    for (const [from, lean, h] of [[-58, 12, 128], [-47, -8, 104], [52, 8, 116], [62, -14, 132]] as const) {
      p.path(
        path`M${from - 3} 4Q${from} ${-h * 0.6} ${from + lean} ${-h}Q${from + 3} ${-h * 0.5} ${from + 4} 4Z`,
        '#3a4026',
      )
    }
  })
}

/** Left and right paw prints along a long curve. */
function trail(p: Pen, W: number, H: number, top: number, endX: number, tall: boolean): void {
  const bend: Point[] = tall
    ? [
        [W * 0.2, H * 1.02],
        [W * 0.47, H * 0.86],
        [W * 0.7, H * 0.72],
        [W * 0.5, H * 0.59],
        [endX, top],
      ]
    : [
        [W * 0.4, H * 1.04],
        [W * 0.62, H * 0.86],
        [W * 0.78, H * 0.68],
        [W * 0.62, H * 0.54],
        [endX, top],
      ]
  p.line(smooth(bend), '#cbb68f', 26, 'opacity=".35"')
  let [walked, foot] = [0, -1]
  for (let k = 0; k < 400; k++) {
    const [x, y] = along(bend, k / 400)
    const [nextX, nextY] = along(bend, (k + 1) / 400)
    const near = 0.14 + 0.86 * ((y - top) / (H - top))
    walked += Math.hypot(nextX - x, (nextY - y) * 1.6) / near
    if (walked < 96) continue
    walked = 0
    foot = -foot
    const [runX, runY] = [nextX - x, nextY - y]
    const step = Math.hypot(runX, runY) || 1
    const turn = (Math.atan2(runX, -runY) * 180) / Math.PI
    const side = foot * 30 * near
    const spot = path`translate(${x - (runY / step) * side} ${y + (runX / step) * side * 0.6})`
    const flat = `scale(${Math.round(near * 100) / 100} ${Math.round(near * 62) / 100})`
    p.group(path`transform="${spot} ${flat} rotate(${turn * 0.8})"`, () => paw(p))
  }
}

function along(bend: Point[], t: number): Point {
  const at = t * (bend.length - 1)
  const i = Math.min(Math.floor(at), bend.length - 2)
  const point = (k: number) => bend[Math.max(0, Math.min(k, bend.length - 1))]!
  const u = at - i
  const mix = (axis: 0 | 1) => {
    const [a, b, c, d] = [point(i - 1)[axis], point(i)[axis], point(i + 1)[axis], point(i + 2)[axis]]
    return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)))
  }
  return [mix(0), mix(1)]
}

function paw(p: Pen): void {
  const pads = (paint: string) => {
    p.path('M-24 26C-34 8-16-8 0-8S34 8 24 26C16 34 8 28 0 28S-16 34-24 26Z', paint)
    for (const [x, y, turn] of [[-33, -10, -24], [-13, -30, -8], [13, -30, 8], [33, -10, 24]] as const) {
      p.oval(x, y, 10.5, 14.5, paint, `transform="rotate(${turn} ${x} ${y})"`)
    }
  }
  p.group('transform="translate(3 7)"', () => pads('#fdf7e8'))
  pads('#5d4a33')
}
