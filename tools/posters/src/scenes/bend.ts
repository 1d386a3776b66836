import { type Pen, type Point, type Scene, hills, path, put, round, smooth } from '../pen.ts'
import { birds } from '../things.ts'

/** A point on the river: its distance down, its position across, and the width of the water. */
type Reach = [down: number, across: number, width: number]

/** A river from high above at dawn: one wide S, one boat. */
export const bend: Scene = (p, { W, H, tall }) => {
  const horizon = H * (tall ? 0.3 : 0.2)
  const reaches: Reach[] = tall
    ? [
        [0, 0.44, 5],
        [0.05, 0.56, 12],
        [0.11, 0.72, 26],
        [0.2, 0.74, 46],
        [0.31, 0.48, 74],
        [0.43, 0.24, 92],
        [0.56, 0.26, 112],
        [0.7, 0.56, 140],
        [0.85, 0.82, 172],
        [1.05, 0.86, 230],
      ]
    : [
        [0, 0.6, 6],
        [0.06, 0.7, 16],
        [0.13, 0.84, 32],
        [0.23, 0.87, 52],
        [0.36, 0.72, 84],
        [0.5, 0.55, 112],
        [0.64, 0.52, 140],
        [0.8, 0.64, 178],
        [0.94, 0.8, 220],
        [1.1, 0.92, 270],
      ]
  const bank = (side: number, extra = 0): Point[] =>
    reaches.map(([down, across, width]) => [
      W * across + side * (width * 0.64 + extra * (0.15 + down)),
      horizon + (H - horizon) * down,
    ])
  const water = (extra = 0) => path`${smooth(bank(-1, extra))}L${smooth(bank(1, extra).reverse()).slice(1)}Z`

  p.fill(p.linear([[0, '#f6d5c6'], [0.2, '#fbe6d4'], [0.34, '#fdf1df']]))
  const sun = { x: W * (tall ? 0.44 : 0.6), y: horizon - 6 }
  p.glow(sun.x, sun.y, 300, '#fff6dc', 1)
  p.disc(sun.x, sun.y, tall ? 38 : 44, '#fffdf2')
  p.path(path`${smooth(hills(p, horizon - 8, 22, 7))}V${horizon + 30}H-20Z`, '#d9c9bd')

  const land = p.linear([[0, '#cfdac4'], [0.25, '#b4d0b6'], [0.65, '#86b79c'], [1, '#5c9a84']])
  p.rect(0, horizon, W, H - horizon, land)
  fields(p, horizon)
  p.path(water(34), '#f2dfc2')
  p.path(water(), p.linear([[0, '#fffdf4'], [0.2, '#fee8d8'], [0.5, '#f9d0c4'], [1, '#efb2ae']]))
  p.clip(water(), () => {
    p.ink('#c4727f', () =>
      p.rect(0, horizon, W, H - horizon, p.linear([[0.3, '#000', 0], [1, '#000', 0.42]], 0, 0, 0.5, 1)),
    )
    for (let i = 0; i < 120; i++) {
      const near = p.r()
      p.rect(
        p.r() * W,
        horizon + 20 + (H - horizon) * near,
        10 + 46 * near,
        1 + near * 1.4,
        '#fff6ea',
        'opacity=".55" rx="1"',
      )
    }
  })
  trees(p, horizon, reaches)

  const boat = tall
    ? { x: W * 0.4, y: horizon + (H - horizon) * 0.6 }
    : { x: W * 0.575, y: horizon + (H - horizon) * 0.68 }
  wake(p, boat.x, boat.y, tall ? 1 : 1.1)
  p.group(put(boat.x, boat.y, tall ? 1 : 1.15), () => {
    p.path('M-30-4C-14 3 14 3 34-6C28 8 16 12 2 12C-14 12-24 8-30-4Z', '#40212e')
    p.line('M0 2V-62', '#40212e', 2.4)
    p.path('M2-60C26-52 34-26 26-6L2-3Z', '#b8404a')
    p.path('M-2-56C-14-44-20-22-18-4L-2-3Z', '#cf6a62')
    p.disc(-21, -11, 4, '#40212e')
    p.path('M-27-2C-26-8-17-8-16 0Z', '#40212e')
    p.path('M-26 16C-8 20 12 20 28 15L24 52C16 60 10 46 4 56Z', '#a6606c', 'opacity=".45"')
  })
  birds(p, W * (tall ? 0.66 : 0.62), horizon + (H - horizon) * 0.34, 46, 6, '#fffaf0', 9)
  p.title(['নদীর বাঁকে'], { x: W / 2, y: 160, size: 118, anchor: 'middle', weight: 500, width: 96, color: '#2d6156' })
}

/** Rice fields: bands that widen towards the viewer, crossed by paths. */
function fields(p: Pen, horizon: number) {
  const rows = 11
  const edge = (k: number) => horizon + 6 + (p.H - horizon) * (k / rows) ** 1.7
  const tones = ['#c9dcb9', '#a7cbaa', '#94c0a6', '#e3ddb0', '#7fb096', '#b7d3a6']
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [edge(row), edge(row + 1)]
    const step = 40 + row * 26
    for (let x = -step * p.r(); x < p.W; x += step * p.between(0.7, 1.5)) {
      const fan = (value: number, y: number) =>
        round(p.W / 2 + (value - p.W / 2) * (0.84 + 0.3 * ((y - horizon) / (p.H - horizon))))
      p.path(
        path`M${fan(x, top)} ${top + 2}L${fan(x + step, top)} ${top + p.between(0, 4)}` +
          path`L${fan(x + step, bottom)} ${bottom - 2}L${fan(x, bottom)} ${bottom}Z`,
        tones[Math.floor(p.r() * tones.length)]!,
        `opacity="${round(p.between(0.3, 0.9))}"`,
      )
    }
  }
  p.ink('#3e8573', () => p.rect(0, horizon, p.W, p.H - horizon, p.linear([[0.2, '#000', 0], [1, '#000', 0.6]])))
}

/** Groves on dry ground; the low sun casts their shadows towards the viewer. */
function trees(p: Pen, horizon: number, reaches: Reach[]) {
  const groves = Array.from({ length: 90 }, () => ({ x: p.r() * p.W, near: 0.02 + p.r() ** 1.4 })).toSorted(
    (a, b) => a.near - b.near,
  )
  for (const { x, near } of groves) {
    const after = reaches.findIndex(([down]) => down >= near)
    const [from, to] = [reaches[after - 1]!, reaches[after]!]
    const share = (near - from[0]) / (to[0] - from[0])
    const clear =
      Math.abs(x - p.W * (from[1] + (to[1] - from[1]) * share)) - (from[2] + (to[2] - from[2]) * share) * 0.64
    const size = 4 + near * 20
    if (clear < size * 2.6) continue
    const y = horizon + (p.H - horizon) * near
    p.oval(x + size * 0.5, y + size * 0.9, size * 1.1, size * 0.8, '#2f6a5f', 'opacity=".3"')
    for (const [k, green] of ['#3f7f6c', '#2f6a5f', '#57957d'].entries()) {
      p.disc(x + (k - 1) * size * 0.7, y - (k % 2) * size * 0.5, size * p.between(0.6, 0.8), green)
    }
  }
}

function wake(p: Pen, x: number, y: number, scale: number) {
  p.group(put(x, y + 6, scale), () => {
    p.path('M-28 0C-60-12-92-34-108-64C-84-40-56-22-28-12Z', '#fffaf0', 'opacity=".8"')
    p.path('M-30 6C-76 2-120-14-150-40C-122-8-76 12-26 12Z', '#fffaf0', 'opacity=".6"')
    p.line('M-44 14C-84 12-124 0-160-22', '#fffaf0', 1.6, 'opacity=".6"')
  })
}
