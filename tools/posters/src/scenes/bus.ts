import { type Scene, ground, hills, path, put } from '../pen.ts'
import { mist, stars } from '../things.ts'

/** A bus with its lamps on comes down a mountain road by moonlight. */
export const bus: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#060a1c'], [0.5, '#16305a'], [0.8, '#35608c']]))
  stars(p, 150, H * 0.5)
  const mx = W * (tall ? 0.26 : 0.82)
  const my = H * (tall ? 0.4 : 0.2)
  p.glow(mx, my, 200, '#dfeaff', 0.4)
  p.disc(mx, my, tall ? 52 : 50, '#eef3f5')
  p.ink('#b9c9da', () =>
    p.disc(mx + 6, my + 4, tall ? 50 : 48, p.linear([[0, '#000', 0], [1, '#000', 0.8]], 0, 0, 1, 1)),
  )
  for (const [k, c] of ['#2b5079', '#1f3f66', '#142d4f', '#0c1d37'].entries()) {
    p.path(ground(p, hills(p, H * (0.5 + k * 0.08), H * (0.13 - k * 0.02), 4 + k)), c)
    mist(p, H * (0.6 + k * 0.07), H * 0.1, '#88b0d8', 0.22)
  }
  const cx = W * (tall ? 0.62 : 0.66)
  const road = tall
    ? path`M${cx - 8} ${H * 0.6}C${cx + 150} ${H * 0.63} ${cx + 130} ${H * 0.67} ${cx - 60} ${H * 0.7}` +
      path`C${cx - 330} ${H * 0.75} ${cx - 240} ${H * 0.86} ${W * 0.35} ${H * 1.05}`
    : path`M${cx - 8} ${H * 0.58}C${cx + 200} ${H * 0.62} ${cx + 160} ${H * 0.68} ${cx - 40} ${H * 0.73}` +
      path`C${cx - 300} ${H * 0.79} ${cx - 220} ${H * 0.9} ${cx - 60} ${H * 1.1}`
  p.path(ground(p, hills(p, H * 0.7, H * 0.03, 5)), '#08142a')
  p.line(road, '#1d2c47', 74)
  p.line(road, '#101c33', 66)
  p.line(road, '#ffdf8e', 3, 'stroke-dasharray="20 26" opacity=".8"')
  const bx = cx - (tall ? 92 : 96)
  const by = H * (tall ? 0.755 : 0.785)
  const s = tall ? 0.74 : 0.8

  p.path(
    path`M${bx - 34} ${by - 30}L${bx - 330} ${by + 190}L${bx - 40} ${by + 210}Z`,
    p.linear([[0, '#ffe9ae', 0], [1, '#ffe9ae', 0.4]], 0, 1, 1, 0),
  )
  p.path(
    path`M${bx + 4} ${by - 26}L${bx - 120} ${by + 240}L${bx + 120} ${by + 220}Z`,
    p.linear([[0, '#ffe9ae', 0.4], [1, '#ffe9ae', 0]]),
  )

  p.group(put(bx, by, s), () => {
    p.path('M-62 0V-148Q-62-166-40-166H40Q62-166 62-148V0Z', '#d8432c')
    p.path('M62-6L150-34V-140Q150-156 132-158L40-166Q62-166 62-148Z', '#8f2419')
    p.rect(-62, -64, 124, 12, '#f3dfae')
    p.path('M62-52L150-72V-82L62-64Z', '#c9a86a')
    p.rect(-52, -146, 104, 66, '#ffe7a8', 'rx="6"')
    p.rect(-40, -140, 80, 54, '#1a120d', 'opacity=".18"')
    for (let k = 0; k < 3; k++) p.path(`M${72 + k * 26}-${138 - k}l20-1v${44 - k * 2}l-20 4Z`, '#ffd37e')
    p.rect(-36, -176, 150, 14, '#3b2a22')
    p.path('M-30-176l8-22h34l10 22ZM30-176v-28h36v28ZM74-176l6-16h26l6 18Z', '#2a1d18')
    p.rect(-70, -10, 140, 18, '#171a24', 'rx="4"')
    p.glow(-40, -32, 70, '#fff6d4', 1)
    p.glow(40, -32, 70, '#fff6d4', 1)
    p.disc(-40, -32, 13, '#fffdf1')
    p.disc(40, -32, 13, '#fffdf1')
  })
  for (let i = 0; i < (tall ? 11 : 20); i++) {
    const x = p.r() * W
    const y = H * 1.03
    const h = p.between(90, 250)
    if (Math.abs(x - W * (tall ? 0.42 : 0.6)) > W * 0.14) {
      for (let k = 0; k < 6; k++) {
        p.path(
          path`M${x} ${y - h + k * h * 0.13}L${x - h * (0.06 + k * 0.032)} ${y - h * (0.72 - k * 0.14)}` +
            path`H${x + h * (0.06 + k * 0.032)}Z`,
          '#040a18',
        )
      }
    }
  }
  p.title(['Night Bus', 'North'], { x: 42, y: 112, size: 108, gap: 0.82, weight: 800, width: 80, color: '#ffe6a6' })
}
