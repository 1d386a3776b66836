import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** A ruled page as the sea, with a child in a fleet of paper boats. */
export const fleet: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#fbf6e6'], [1, '#e7eef4']]))
  const horizon = H * (tall ? 0.4 : 0.34)
  const sunX = W * (tall ? 0.72 : 0.8)
  for (let k = 0; k < 9; k++) p.ring(sunX, horizon - 20, 12 + k * 11, '#e2574a', 5, 'opacity=".85"')
  p.path(path`M0 ${horizon}H${W}V${H}H0Z`, '#bcd3ea')
  const lines = tall ? 19 : 15
  for (let k = 0; k < lines; k++) {
    const t = k / (lines - 1)
    const y = horizon + (H - horizon + 20) * t ** 1.35
    const swell = 1 + t * 15
    const wave = Array.from({ length: 60 }, (_, i) => path`L${(i * W) / 58} ${y + swell * Math.sin(i * (0.62 - t * 0.2) + k * 1.3)}`).join('')
    p.path(path`M-10 ${y}${wave}V${H + 40}H-10Z`, '#cfe0f1', 'opacity=".4"')
    p.line(path`M-10 ${y}${wave}`, '#4a7fc2', 1.6 + t * 2.4)
  }
  p.line(path`M${W * (tall ? 0.13 : 0.4)} 0V${H}`, '#e2574a', 3, 'opacity=".8"')
  const boat = (x: number, y: number, s: number, tilt: number) => p.group(put(x, y, s, tilt), () => {
    p.oval(4, 30, 78, 9, '#4a77b0', 'opacity=".45"')
    p.path('M-46-28L0-124L46-28L0-12Z', '#ffffff')
    p.path('M0-124L46-28L0-12Z', '#b9cde2')
    p.path('M-118-50L-66 28H66L118-50L0-12Z', '#fffdf6')
    p.path('M118-50L66 28H0V-12Z', '#c6d6e7')
    for (let k = 0; k < 3; k++) p.line(`M${-84 + k * 12} ${-18 + k * 14}q10-7 18 0t18 0t18 0`, '#33507f', 2.6, 'opacity=".7"')
    p.line('M-118-50L0-12L118-50M0-12V-124', '#8fa9c6', 2)
  })
  const far: [number, number, number][] = tall
    ? [[0.28, 0.46, 0.24], [0.5, 0.435, 0.17], [0.85, 0.49, 0.3], [0.3, 0.6, 0.46], [0.74, 0.62, 0.5]]
    : [[0.5, 0.4, 0.2], [0.62, 0.38, 0.16], [0.93, 0.46, 0.34], [0.52, 0.56, 0.42], [0.86, 0.62, 0.5]]
  for (const [x, y, s] of far) boat(W * x, H * y, s, p.between(-7, 7))
  const [x, y, s] = tall ? [W * 0.5, H * 0.84, 1.7] : [W * 0.68, H * 0.84, 1.6]
  person(p, 'child', x - 60 * s, y - 30 * s, 84 * s, '#1d2b4a')
  p.path(path`M${x - 80 * s} ${y - 104 * s}h${40 * s}l${-20 * s} ${-32 * s}Z`, '#e2574a')
  boat(x, y, s, -4)
  p.ink('#33507f', () => p.fill(p.linear([[0.7, '#000', 0], [1, '#000', 0.35]])))
  p.title(['হোমওয়ার্কের', 'নৌবহর'], { x: W / 2, y: 128, size: 104, gap: 0.98, anchor: 'middle', weight: 700, width: 84, color: '#1d3a7a' })
}
