import { type Pen, type Scene, path, put } from '../pen.ts'
import { palm, person, stars } from '../things.ts'

const [night, roofLine] = ['#0a0b24', '#5bd0c4']

/** A town sleeps on its roofs under a large comet; one child is awake. */
export const comet: Scene = (p, { W, H, tall }) => {
  const [x, y] = tall ? [W * 0.4, H * 0.44] : [W * 0.6, H * 0.44]
  const roof = H * (tall ? 0.7 : 0.78)
  p.fill(p.linear([[0, '#080a2a'], [0.45, '#1b2163'], [0.68, '#5a3a86'], [0.8, '#c3617f']]))
  stars(p, tall ? 160 : 260, H * 0.66, '#e4fff4')
  tail(p, x, y, tall ? 900 : 1050, tall ? -0.92 : -0.62)
  p.ink('#1b2163', () => p.rect(0, 0, W, H * 0.6, p.linear([[0, '#000', 0.4], [1, '#000', 0]], 0, 0, 0.3, 1)))
  village(p, W, H, roof)
  const width = tall ? 430 : 560
  house(p, x - width * 0.42, roof, width, H)
  sleepers(p, x - width * 0.42, roof, width)
  p.glow(x - 10, roof - 50, 90, '#9ffff0', 0.3)
  person(p, 'child', x - 10, roof + 1, tall ? 92 : 96, night)
  p.ink('#05061a', () => p.rect(0, roof, W, H - roof, p.linear([[0, '#000', 0.1], [1, '#000', 0.9]])))
  p.title(['The Comet', 'Year'], { x: 42, y: 744, size: 100, gap: 0.8, weight: 300, width: 94, color: '#d9fff2' })
}

/** A comet: the head at x y and its tail as a fan of lines. */
function tail(p: Pen, x: number, y: number, length: number, turn: number): void {
  p.glow(x + Math.cos(turn) * length * 0.25, y + Math.sin(turn) * length * 0.25, length * 0.5, '#49d6c8', 0.35)
  const ribbon = (from: number, to: number, reach: number, paint: string, opacity: number) => {
    const end = (spread: number, l: number) =>
      path`${x + Math.cos(turn + spread) * l} ${y + Math.sin(turn + spread) * l}`
    const bend = (spread: number) => end(spread * 1.1 - 0.13, reach * 0.42)
    p.path(
      `M${path`${x} ${y}`}Q${bend(from)} ${end(from, reach)}L${end(to, reach)}Q${bend(to)} ${path`${x} ${y}`}Z`,
      paint,
      `opacity="${opacity}"`,
    )
  }
  for (const [from, to, color, opacity] of [
    [-0.36, 0.34, '#2a6fb0', 0.28],
    [-0.25, 0.25, '#2fa9b3', 0.3],
    [-0.13, 0.15, '#6fe6cf', 0.4],
  ] as const) {
    ribbon(from, to, length, color, opacity)
  }
  for (let i = 0; i < 170; i++) {
    const spread = p.between(-1, 1) * p.between(0.05, 0.42)
    const [reach, wide] = [length * p.between(0.3, 1), p.between(0.002, 0.008)]
    ribbon(spread, spread + wide, reach, i % 4 ? '#b5fff0' : '#fff6d2', p.between(0.1, 0.55))
  }
  p.glow(x, y, 110, '#c8fff2', 0.7)
  p.disc(x, y, 22, '#fbfff4')
}

function village(p: Pen, W: number, H: number, roof: number): void {
  for (const [rise, paint] of [[56, '#4a2f72'], [26, '#2a1f57']] as const) {
    for (let i = 0; i < W / 130; i++) {
      if (p.r() < 0.7) palm(p, p.r() * W, roof - rise + 10, p.between(60, 120), paint, p.between(-0.15, 0.15))
    }
    for (let x = -30; x < W + 30;) {
      const [w, h] = [p.between(70, 150), p.between(0, 34)]
      p.rect(x, roof - rise - h + 20, w, H, paint)
      p.rect(x - 3, roof - rise - h + 14, w + 6, 7, paint)
      if (p.r() < 0.4) p.rect(x + w * 0.5, roof - rise - h + 38, 7, 11, '#ffb27a')
      x += w + p.between(0, 16)
    }
  }
}

function house(p: Pen, x: number, roof: number, width: number, H: number): void {
  p.rect(x - 900, roof + 54, 2600, H, '#0d0e2c')
  p.rect(x - 900, roof + 50, 2600, 5, '#2d5a7a')
  p.rect(x, roof, width, H, night)
  p.rect(x - 8, roof, width + 16, 14, '#15173f')
  p.rect(x - 8, roof - 1, width + 16, 3.4, roofLine)
  p.line(path`M${x + width - 34} ${roof + 50}V${roof - 54}M${x + width - 12} ${roof + 50}V${roof - 54}`, night, 4)
  for (let k = 0; k < 6; k++) {
    p.line(path`M${x + width - 34} ${roof - 46 + k * 15}h22`, night, 3)
  }
}

/** Sleepers on cots and mats. */
function sleepers(p: Pen, x: number, roof: number, width: number): void {
  const lying = (at: number, foot: number, scale: number, sheet: string, flip: 1 | -1, cot: boolean) =>
    p.group(put(at, foot, scale, 0, flip), () => {
      if (cot) p.line('M-46-16H46M-42-16V0M42-16V0', '#1a1436', 4)
      const top = cot ? -18 : 0
      p.path(
        `M-24 ${top}C-22 ${top - 22}-2 ${top - 20} 8 ${top - 12}` +
          `S34 ${top - 14} 40 ${top - 15}Q46 ${top - 8} 44 ${top}Z`,
        sheet,
      )
      p.disc(-33, top - 8, 8, night)
      p.rect(-46, top - 4, 22, 5, '#cfe9e6', 'rx="2.5"')
    })
  lying(x + width * 0.14, roof, 0.86, '#8a4f8f', 1, true)
  lying(x + width * 0.63, roof, 0.74, '#3f6fa8', -1, false)
  lying(x + width * 0.78, roof, 0.6, '#c7688a', -1, false)
  lying(x - 70, roof + 52, 0.9, '#33548c', 1, true)
  lying(x + width + 70, roof + 52, 0.9, '#7b4a86', -1, true)
  lying(x + width + 190, roof + 52, 0.8, '#2f6f86', 1, false)
}
