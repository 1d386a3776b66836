import { type Scene, path } from '../pen.ts'
import { person } from '../things.ts'

/** A heartbeat line forms the city's skyline at night. */
export const nightduty: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#031314'], [0.7, '#07302c'], [1, '#020c0d']]))
  for (let x = 0; x < W; x += 30) p.rect(x, 0, 1.4, H, '#1c6a5c', `opacity="${x % 150 ? 0.25 : 0.6}"`)
  for (let y = 0; y < H; y += 30) p.rect(0, y, W, 1.4, '#1c6a5c', `opacity="${y % 150 ? 0.25 : 0.6}"`)
  const y = H * (tall ? 0.78 : 0.78)
  const [left, s] = tall ? [0, 1] : [W * 0.4, 1.22]
  const at = (x: number) => left + x * s
  const roofs = path`M-20 ${y}H${at(40)}v${-70 * s}h${16 * s}v${-50 * s}h${40 * s}v${90 * s}h${18 * s}V${y}h${14 * s}`
  const bridge = path`l${16 * s} ${-26 * s}L${at(206)} ${y - 300 * s}L${at(226)} ${y - 60 * s}Q${at(290)} ${y + 4} ${at(354)} ${y - 60 * s}L${at(374)} ${y - 330 * s}L${at(404)} ${y + 120 * s}L${at(424)} ${y}`
  const end = path`h${20 * s}v${-110 * s}l${22 * s} ${-30 * s}l${22 * s} ${30 * s}v${70 * s}h${26 * s}v${-52 * s}h${36 * s}V${y}H${W + 20}`
  const pulse = roofs + bridge + end
  p.path(pulse + path`V${H + 20}H-20Z`, '#02110f', 'opacity=".75"')
  p.soft(14, () => p.line(pulse, '#3dffc0', 20, 'opacity=".65"'))
  p.soft(4, () => p.line(pulse, '#3dffc0', 12, 'opacity=".9"'))
  p.line(pulse, '#e6fff4', 5)
  const mx = at(290)
  const my = y - 250 * s
  p.glow(mx, my, 170, '#f7ffe8', 0.5)
  p.disc(mx, my, 62 * s, '#f4fbe6')
  p.line(path`M${mx} ${my}V${my - 40 * s}M${mx} ${my}l${24 * s} ${18 * s}`, '#0a3a34', 7)
  for (let k = 0; k < 12; k++) p.disc(mx + Math.sin(k * 0.5236) * 50 * s, my - Math.cos(k * 0.5236) * 50 * s, 4, '#0a3a34')
  p.glow(mx, y - 110 * s, 90, '#fff0b0', 0.5)
  person(p, 'woman', mx, y - 28 * s, 104 * s, '#eafff6')
  p.path(path`M${mx - 10 * s} ${y - 134 * s}h${20 * s}l${-3 * s} ${-10 * s}h${-14 * s}Z`, '#ffffff')
  p.path(path`M${mx + 14 * s} ${y - 84 * s}L${mx + 150 * s} ${y - 20 * s}L${mx + 110 * s} ${y + 20 * s}Z`, p.linear([[0, '#fff6c0', 0.85], [1, '#fff6c0', 0]], 0, 0, 1, 0.5))
  for (let k = 0; k < 22; k++) {
    const x = at(p.between(50, 600))
    p.rect(x, y + p.between(20, 120), 8, 10, '#ffd27a', `opacity="${p.r() > 0.5 ? 0.9 : 0.3}"`)
  }
  for (let k = 0; k < 30; k++) p.rect(p.between(0.3, 1) * W, y + 8 + k * 6, p.between(20, 110), 2, '#3dffc0', 'opacity=".22"')
  p.ink('#010808', () => p.fill(p.radial([[0.45, '#000', 0], [1, '#000', 0.8]])))
  p.title(['নাইট', 'ডিউটি'], { x: 40, y: 146, size: 136, gap: 0.94, weight: 700, width: 78, color: '#e6fff4' })
}
