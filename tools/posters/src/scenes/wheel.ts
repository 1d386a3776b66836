import { type Scene, path } from '../pen.ts'
import { person, stars } from '../things.ts'

/** A closed fair; the Ferris wheel turns for a couple in the topmost car. */
export const wheel: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#1a0f3f'], [0.6, '#5a1f6b'], [0.88, '#d8476b'], [1, '#f7a25e']]))
  stars(p, tall ? 130 : 220, H * 0.6)
  const [cx, cy, r] = tall ? [W / 2, H * 0.56, 232] : [W * 0.66, H * 0.5, 268]
  const fl = H * (tall ? 0.9 : 0.93)
  let at = -20
  while (at < W) {
    const w = p.between(60, 120)
    p.path(path`M${at} ${fl + 10}v-40l${w / 2} -34l${w / 2} 34v40Z`, p.r() > 0.5 ? '#3a1450' : '#2c0f44')
    at += w * 0.9
  }
  p.rect(0, fl, W, H, '#12081f')
  p.line(path`M${cx} ${cy}L${cx - r * 0.62} ${fl + 6}M${cx} ${cy}L${cx + r * 0.62} ${fl + 6}`, '#12081f', 15)
  for (const [rr, w] of [[r, 9], [r * 0.9, 5], [r * 0.36, 5]] as const) p.ring(cx, cy, rr, '#2a0f3f', w)
  const cars = 12
  for (let k = 0; k < cars; k++) {
    const a = (k / cars) * Math.PI * 2 - Math.PI / 2
    const [x, y] = [cx + Math.cos(a) * r, cy + Math.sin(a) * r]
    p.line(path`M${cx} ${cy}L${x} ${y}`, '#2a0f3f', 5)
    for (let i = 1; i < 9; i++) {
      const [lx, ly] = [cx + (x - cx) * (i / 9), cy + (y - cy) * (i / 9)]
      p.disc(lx, ly, 3.4, ['#ffd76a', '#6ff0e0', '#ff7fa0'][(i + k) % 3]!, 'opacity=".85"')
    }
    const mid = a + Math.PI / cars
    for (const t of [-0.16, 0, 0.16]) p.disc(cx + Math.cos(mid + t) * r, cy + Math.sin(mid + t) * r, 4.4, '#ffe9a0')
    const lit = k === 0
    if (lit) p.glow(x, y + 20, 150, '#ffd76a', 0.95)
    p.line(path`M${x} ${y}l-22 22M${x} ${y}l22 22`, '#12081f', 4)
    p.path(path`M${x - 34} ${y + 22}h68l-9 34h-50Z`, lit ? '#ffcf4d' : ['#1f8f9a', '#c2353f', '#3f56b8'][k % 3]!)
    p.path(path`M${x - 34} ${y + 22}h68l-3 10h-62Z`, '#fff3d0', 'opacity=".55"')
    if (lit) {
      for (const side of [-1, 1]) {
        p.disc(x + side * 13, y - 6, 9, '#1a0820')
        p.path(path`M${x + side * 13 - 12} ${y + 26}q0 -26 12 -26t12 26Z`, '#1a0820')
      }
    }
  }
  p.disc(cx, cy, 26, '#ffcf4d')
  p.disc(cx, cy, 14, '#c2353f')
  person(p, 'man', cx + (tall ? -150 : -190), fl + 4, 92, '#0a0414')
  p.rect(cx + (tall ? -122 : -162), fl - 46, 8, 50, '#0a0414')
  p.ink('#0c0420', () => p.fill(p.linear([[0, '#000', 0.5], [0.3, '#000', 0], [0.8, '#000', 0], [1, '#000', 0.6]])))
  p.title(['নাগরদোলা'], { x: W / 2, y: 148, size: 128, anchor: 'middle', weight: 800, width: 80, color: '#ffe9a0' })
}
