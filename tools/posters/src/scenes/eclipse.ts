import { type Scene, ground, hills, path } from '../pen.ts'
import { person, stars } from '../things.ts'

/** A black sun over a school roof, and everybody looking up through exposed film. */
export const eclipse: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#0a0618'], [0.5, '#2a1442'], [0.82, '#c25a4a'], [1, '#f2a050']]))
  const [sx, sy, R] = tall ? [W * 0.5, H * 0.42, 132] : [W * 0.67, H * 0.36, 128]
  stars(p, 120, H * 0.6)
  for (let k = 0; k < 90; k++) {
    const a = p.r() * Math.PI * 2
    const far = R * p.between(1.15, 2.3)
    p.path(path`M${sx + Math.cos(a - 0.04) * R} ${sy + Math.sin(a - 0.04) * R}L${sx + Math.cos(a) * far} ${sy + Math.sin(a) * far}L${sx + Math.cos(a + 0.04) * R} ${sy + Math.sin(a + 0.04) * R}Z`, '#fff0d0', 'opacity=".16"')
  }
  p.glow(sx, sy, R * 2.8, '#ffe9c0', 0.8)
  p.disc(sx, sy, R + 7, '#fffdf2')
  p.disc(sx, sy, R, '#07040f')
  p.disc(sx + R * 0.72, sy - R * 0.72, 13, '#fff')
  p.glow(sx + R * 0.72, sy - R * 0.72, 100, '#fff', 1)
  const fl = H * (tall ? 0.82 : 0.82)
  p.path(ground(p, hills(p, fl - 30, 30, 5)), '#3a1430')
  p.rect(0, fl, W, H, '#12081c')
  p.rect(0, fl, W, 12, '#3a1a36')
  const kinds = ['child', 'woman', 'man', 'child', 'coat', 'reaching', 'woman', 'child', 'man', 'child', 'woman'] as const
  for (const [k, kind] of kinds.entries()) {
    const x = W * ((tall ? 0.06 : 0.34) + (k * (tall ? 0.9 : 0.64)) / 10)
    const h = kind === 'child' || kind === 'reaching' ? 104 : 156
    person(p, kind, x, fl + 4, h, '#12081c', k % 2 ? 1 : -1)
    if (kind !== 'reaching') {
      p.line(path`M${x + 6} ${fl - h * 0.7}L${x + 14} ${fl - h * 0.93}`, '#12081c', 7)
      p.rect(x + 2, fl - h - 2, 26, 15, '#f2a050', 'opacity=".95"')
    }
  }
  p.ink('#07040f', () => p.fill(p.linear([[0, '#000', 0.5], [0.3, '#000', 0], [0.85, '#000', 0], [1, '#000', 0.5]])))
  p.title(['Totality'], { x: W / 2, y: 138, size: 120, anchor: 'middle', weight: 200, width: 110, color: '#fff0d0' })
}
