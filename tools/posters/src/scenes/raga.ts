import { type Scene, hills, path, smooth } from '../pen.ts'
import { glitter, palm, person, stars } from '../things.ts'

/** The gourd of a tanpura is the moon; its strings go down to the water. */
export const raga: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#050a1a'], [0.6, '#0f2347'], [0.78, '#1c3a63'], [1, '#050a16']]))
  stars(p, tall ? 130 : 190, H * 0.7)
  const hz = H * (tall ? 0.71 : 0.8)
  const [mx, my, R] = tall ? [W * 0.5, H * 0.42, 168] : [W * 0.68, H * 0.46, 180]
  p.glow(mx, my, R * 2.6, '#ffdca0', 0.55)
  p.path(path`M${mx} ${my - R * 1.12}C${mx + R * 0.5} ${my - R * 1.05} ${mx + R * 1.08} ${my - R * 0.5} ${mx + R * 1.06} ${my + R * 0.16}C${mx + R} ${my + R * 0.86} ${mx + R * 0.5} ${my + R * 1.1} ${mx} ${my + R * 1.1}C${mx - R * 0.5} ${my + R * 1.1} ${mx - R} ${my + R * 0.86} ${mx - R * 1.06} ${my + R * 0.16}C${mx - R * 1.08} ${my - R * 0.5} ${mx - R * 0.5} ${my - R * 1.05} ${mx} ${my - R * 1.12}Z`, p.linear([[0, '#fff6d8'], [0.6, '#ffe0a0'], [1, '#e0a050']]))
  p.ink('#9c5f2a', () => p.disc(mx, my, R * 1.1, p.linear([[0.3, '#000', 0], [1, '#000', 0.8]], 0, 0, 1, 0.6)))
  for (const [dx, dy, r] of [[-0.4, -0.2, 20], [0.42, 0.3, 26], [-0.3, 0.5, 13], [0.5, -0.4, 12]] as const) p.disc(mx + dx * R, my + dy * R, r, '#d99a4e', 'opacity=".4"')
  const neckTop = tall ? -30 : -30
  p.path(path`M${mx - 20} ${neckTop}H${mx + 20}L${mx + 27} ${my - R * 0.7}H${mx - 27}Z`, '#3a1a10')
  p.ink('#120806', () => p.path(path`M${mx - 20} ${neckTop}H${mx + 20}L${mx + 27} ${my - R * 0.7}H${mx - 27}Z`, p.linear([[0, '#000', 0], [1, '#000', 0.9]], 0, 0, 1, 0)))
  p.path(path`M${mx - 27} ${my - R * 0.72}C${mx - 60} ${my - R * 0.6} ${mx - 70} ${my - R * 0.4} ${mx - 40} ${my - R * 0.34}H${mx + 40}C${mx + 70} ${my - R * 0.4} ${mx + 60} ${my - R * 0.6} ${mx + 27} ${my - R * 0.72}Z`, '#3a1a10')
  p.rect(mx - 54, my + R * 0.26, 108, 18, '#3a1a10', 'rx="5"')
  for (let k = 0; k < 4; k++) {
    const dx = (k - 1.5) * 13
    p.line(path`M${mx + dx * 0.7} ${neckTop}L${mx + dx} ${my + R * 0.27}`, '#fff6d8', 1.8)
    p.line(path`M${mx + dx} ${my + R * 0.3}Q${mx + dx * 5} ${hz - 40} ${mx + dx * (tall ? 15 : 18)} ${H + 10}`, '#ffe9b8', 2, 'opacity=".55"')
  }
  const bank = hills(p, hz - 12, 26, 5)
  p.path(`${smooth(bank)}L${W} ${hz}L0 ${hz}Z`, '#071021')
  for (let k = 0; k < (tall ? 7 : 14); k++) palm(p, p.r() * W, hz, p.between(50, 100), '#071021', p.between(-0.2, 0.2))
  p.rect(0, hz, W, H - hz, p.linear([[0, '#1f3f69'], [1, '#050a16']]))
  glitter(p, mx, hz + 4, H, R * 1.3, '#ffe0a0', 64)
  const bx = mx + (tall ? -150 : -230)
  p.path(path`M${bx - 92} ${hz + 40}q92 44 184 0q-10 44 -92 44t-92 -44Z`, '#040811')
  person(p, 'baul', bx - 6, hz + 66, 92, '#040811')
  p.title(['রাতের রাগ'], { x: W / 2, y: H - 92, size: 108, anchor: 'middle', weight: 300, width: 100, color: '#ffe9b8' })
}
