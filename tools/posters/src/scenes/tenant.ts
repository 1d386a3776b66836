import { type Pen, type Point, type Scene, path, put, round, smooth } from '../pen.ts'

const turns = 3.2
const shrink = 0.42

/** A spiral staircase from below, with one lit door at the top and a hand on the rail. */
export const tenant: Scene = (p, { W, H, tall }) => {
  const top: Point = [W * (tall ? 0.53 : 0.67), H * (tall ? 0.33 : 0.45)]
  const reach = tall ? 640 : 660
  const radius = (turn: number) => reach * shrink ** turn
  const on = (turn: number, share: number): Point => {
    const angle = 0.9 + turn * Math.PI * 2
    return [top[0] + Math.cos(angle) * radius(turn) * share, top[1] + Math.sin(angle) * radius(turn) * share * 0.94]
  }

  p.fill('#0b0a12')
  p.glow(top[0], top[1], reach, '#b9c46a', 0.6)
  p.glow(top[0], top[1], 150, '#f4f7b4', 0.9)
  stairs(p, on)
  p.ink('#06050b', () => p.fill(p.radial([[0, '#000', 0], [0.4, '#000', 0], [1, '#000', 0.95]])))
  door(p, top, tall ? 0.9 : 0.96)
  hand(p, on(0.96, 0.6), tall ? 1 : 1.05)
  p.title(['The', 'Upstairs', 'Tenant'], {
    x: 38,
    y: 670,
    size: 96,
    gap: 0.82,
    weight: 700,
    width: 75,
    color: '#eff3b4',
  })
}

/** Draws the far steps first: each is a wedge of tread with the thickness of its edge. */
function stairs(p: Pen, on: (turn: number, share: number) => Point) {
  const steps = 20
  for (let i = Math.round(turns * steps) - 1; i >= -4; i--) {
    const [from, to] = [i / steps, (i + 1) / steps]
    const light = Math.max(0, Math.min(1, from / turns))
    const wedge = (a: number, b: number) =>
      path`M${at(on(from, a))}L${at(on(to, a))}L${at(on(to, b))}L${at(on(from, b))}Z`
    p.path(wedge(1.16, 0.6), mix('#2b2836', '#d3d880', light ** 0.9))
    p.path(wedge(1.16, 1), mix('#15131c', '#6f7544', light))
    p.path(
      path`M${at(on(from, 1))}L${at(on(from + 0.014, 1))}L${at(on(from + 0.014, 0.6))}L${at(on(from, 0.6))}Z`,
      mix('#4e4a5c', '#f9fbc8', light ** 0.8),
    )
  }
  p.ink('#07060c', () => {
    for (let i = -4; i < turns * steps; i++) {
      const [from, to] = [i / steps + 0.014, (i + 1) / steps]
      const shade = round(0.5 - Math.max(0, i / steps / turns) * 0.4)
      const tread = path`M${at(on(from, 1))}L${at(on(to, 1))}L${at(on(to, 0.6))}L${at(on(from, 0.6))}Z`
      p.path(tread, '#000', `opacity="${shade}"`)
    }
  })
  const line = (share: number) => Array.from({ length: 220 }, (_, i) => on(-0.2 + (i / 219) * (turns + 0.2), share))
  for (let i = Math.round(turns * steps * 2); i >= -8; i--) {
    const turn = i / steps / 2
    p.line(
      path`M${at(on(turn, 0.62))}L${at(on(turn, 0.5))}`,
      mix('#05040a', '#3d4026', turn / turns),
      7 * shrink ** turn + 0.5,
    )
  }
  for (const [share, color, width] of [[0.62, '#08070d', 15], [0.5, '#120d12', 22], [0.485, '#c9cf7c', 3]] as const) {
    const points = line(share)
    for (let i = 0; i + 8 < points.length; i += 7) {
      p.line(smooth(points.slice(i, i + 9)), color, width * shrink ** ((i / 219) * turns) + 0.4)
    }
  }
}

const at = ([x, y]: Point) => path`${x} ${y}`

function mix(dark: string, light: string, share: number) {
  const channel = (color: string, i: number) => parseInt(color.slice(1 + i * 2, 3 + i * 2), 16)
  const mixed = [0, 1, 2].map((i) =>
    Math.round(channel(dark, i) + (channel(light, i) - channel(dark, i)) * Math.min(1, Math.max(0, share))),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The landing from below with an open door. */
function door(p: Pen, [x, y]: Point, scale: number) {
  p.glow(x, y, 120, '#fbffcf', 0.9)
  p.group(put(x, y, scale, -8), () => {
    p.path('M-40 34L-30-50H34L44 34Z', '#17131a')
    p.path('M-28 32L-20-42H24L30 32Z', '#fdffdc')
    p.path('M10-42H24L30 32L14 20Z', '#8d9249')
    p.path('M-6 32C-9 10-9-4-4-8C-9-20 7-20 3-8C8-4 8 10 6 32Z', '#17131a')
  })
}

/** Four fingers on the rail; the sleeve is dark. */
function hand(p: Pen, [x, y]: Point, scale: number) {
  p.group(put(x, y, scale), () => {
    p.path('M20 10L150 60L190 150L60 90L0 44Z', '#050409')
    for (let k = 0; k < 4; k++) p.line(`M${k * 13 - 12} ${k * 9 - 14}q-14-8-10 16`, '#d8b98f', 12)
  })
}
