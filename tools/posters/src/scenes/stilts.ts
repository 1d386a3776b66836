import { type Scene, ground, hills, path } from '../pen.ts'
import { birds, palm } from '../things.ts'

/** Men on stilts as high as palms walk by moonlight. */
export const stilts: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#0f2b3f'], [0.5, '#256a78'], [0.8, '#8fc7a8'], [1, '#e8e2a8']]))
  const [mx, my] = tall ? [W * 0.6, H * 0.42] : [W * 0.68, H * 0.36]
  p.glow(mx, my, 420, '#f7ffd8', 0.5)
  p.disc(mx, my, tall ? 168 : 190, '#fdfbe0')
  for (const [dx, dy, r] of [[-50, -30, 26], [40, 40, 38], [60, -60, 18], [-30, 70, 20]] as const) p.oval(mx + dx, my + dy, r, r * 0.8, '#e6e3bd', 'opacity=".7"')
  const fl = H * (tall ? 0.88 : 0.9)
  p.path(ground(p, hills(p, fl - 34, 30, 5)), '#3f8a80')
  for (const x of tall ? [0.06, 0.2, 0.9] : [0.36, 0.46, 0.95]) palm(p, W * x, fl - 10, p.between(130, 210), '#1f5f66', p.between(-0.12, 0.12))
  p.path(ground(p, hills(p, fl + 6, 14, 3)), '#0a2030')
  const ink = '#081722'
  const men = tall
    ? [[W * 0.2, 0.66, 0], [W * 0.76, 0.72, 2], [W * 0.47, 0.9, 1]] as const
    : [[W * 0.5, 0.64, 0], [W * 0.9, 0.74, 2], [W * 0.69, 1, 1]] as const
  for (const [x, s, k] of men) {
    const color = k === 1 ? ink : '#12384a'
    const [hip, foot] = [fl - 330 * s, fl + 14 * s]
    p.line(path`M${x - 16 * s} ${hip - 60 * s}L${x - 112 * s} ${foot}M${x + 14 * s} ${hip - 60 * s}L${x + 126 * s} ${foot - 26 * s}`, color, 8 * s)
    p.line(path`M${x - 8 * s} ${hip - 50 * s}L${x - 42 * s} ${hip + 26 * s}l-26 ${24 * s}M${x + 8 * s} ${hip - 50 * s}L${x + 42 * s} ${hip + 10 * s}l26 ${22 * s}`, color, 17 * s)
    p.path(path`M${x - 24 * s} ${hip - 44 * s}Q${x - 30 * s} ${hip - 140 * s} ${x - 4 * s} ${hip - 150 * s}Q${x + 30 * s} ${hip - 140 * s} ${x + 24 * s} ${hip - 44 * s}L${x + 36 * s} ${hip - 20 * s}H${x - 34 * s}Z`, color)
    p.disc(x + 8 * s, hip - 172 * s, 20 * s, color)
    p.path(path`M${x - 14 * s} ${hip - 178 * s}q22 -30 44 0l34 -18l-10 24l-26 2q-22 -14 -40 6Z`, k === 1 ? '#c2352b' : '#7a2f38')
    p.line(path`M${x - 14 * s} ${hip - 130 * s}L${x - 70 * s} ${hip - 96 * s}M${x + 14 * s} ${hip - 130 * s}L${x + 78 * s} ${hip - 160 * s}`, color, 13 * s)
    if (k === 1) {
      p.line(path`M${x + 60 * s} ${hip - 60 * s}L${x + 96 * s} ${hip - 260 * s}`, color, 7 * s)
      p.glow(x + 98 * s, hip - 280 * s, 90 * s, '#ff9a3c', 0.9)
      p.path(path`M${x + 84 * s} ${hip - 258 * s}q-10 -36 14 -64q26 26 14 64Z`, '#ffd76a')
    }
  }
  birds(p, W * (tall ? 0.28 : 0.5), H * 0.3, 60, 6, ink, 11)
  p.ink('#061019', () => p.fill(p.linear([[0, '#000', 0.55], [0.3, '#000', 0], [0.8, '#000', 0], [1, '#000', 0.7]])))
  p.title(['রণপা'], { x: W / 2, y: 172, size: 168, anchor: 'middle', weight: 800, width: 88, color: '#fdfbe0' })
}
