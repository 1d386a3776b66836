import { type Scene, hills, path, smooth } from '../pen.ts'
import { person } from '../things.ts'

/** Salt pans up to the horizon that reflect the sky, and a woman with a rake. */
export const salt: Scene = (p, { W, H, tall }) => {
  const hz = H * (tall ? 0.42 : 0.36)
  p.fill(p.linear([[0, '#f3c9a8'], [0.42, '#fbe8d0'], [0.43, '#dfe7e4'], [1, '#a9c4c6']]))
  const sx = W * (tall ? 0.3 : 0.72)
  p.disc(sx, hz - 40, tall ? 66 : 70, '#f08a5d')
  p.glow(sx, hz - 40, 260, '#ffd9b0', 0.7)
  const far = hills(p, hz - 4, 20, 6)
  p.path(`${smooth(far)}L${W} ${hz + 2}L0 ${hz + 2}Z`, '#b79c9b')
  const vx = W * (tall ? 0.6 : 0.62)
  const rows = [0, 0.05, 0.12, 0.22, 0.36, 0.56, 0.86, 1.3]
  for (let r = 0; r < rows.length - 1; r++) {
    const [y1, y2] = [hz + (H - hz) * rows[r]!, hz + (H - hz) * rows[r + 1]!]
    const [s1, s2] = [0.08 + rows[r]! * 0.9, 0.08 + rows[r + 1]! * 0.9]
    for (let c = -9; c < 9; c++) {
      const at = (k: number, s: number) => vx + k * 300 * s
      const tint = ['#f7d9c2', '#e9eef0', '#bcd6da', '#f2b999', '#d3e2e2'][Math.floor(p.r() * 5)]!
      p.path(path`M${at(c, s1) + 3 * s1} ${y1 + 4 * s1}L${at(c + 1, s1) - 6 * s1} ${y1 + 4 * s1}L${at(c + 1, s2) - 14 * s2} ${y2 - 10 * s2}L${at(c, s2) + 6 * s2} ${y2 - 10 * s2}Z`, tint)
      if (p.r() > 0.72) {
        const [hx, hy, hs] = [at(c + 0.5, (s1 + s2) / 2), (y1 + y2) / 2, s2 * 62]
        p.path(path`M${hx - hs} ${hy}L${hx} ${hy - hs * 1.05}L${hx + hs} ${hy}Z`, '#fffaf2')
        p.path(path`M${hx} ${hy - hs * 1.05}L${hx + hs} ${hy}H${hx + hs * 0.2}Z`, '#b9a9a6', 'opacity=".8"')
      }
    }
  }
  p.ink('#7f9da0', () => p.rect(0, hz, W, H - hz, p.linear([[0, '#000', 0], [0.5, '#000', 0.05], [1, '#000', 0.6]])))
  const [x, y, s] = tall ? [W * 0.52, H * 0.8, 290] : [W * 0.66, H * 0.86, 330]
  p.oval(x + 10, y + 4, 78, 10, '#5f7f86', 'opacity=".6"')
  person(p, 'woman', x, y, s, '#a3272c')
  p.line(path`M${x + s * 0.1} ${y - s * 0.52}L${x - s * 0.62} ${y - 6}`, '#4a2c20', 7)
  p.line(path`M${x - s * 0.76} ${y - 14}L${x - s * 0.5} ${y + 4}`, '#4a2c20', 9)
  p.line(path`M${x - s * 0.04} ${y - s * 0.68}L${x - s * 0.2} ${y - s * 0.36}`, '#5a2417', 10)
  p.path(path`M${x - s * 0.02} ${y + 8}l${-s * 0.13} ${s * 0.4}h${s * 0.3}Z`, '#a3272c', 'opacity=".25"')
  p.title(['White', 'Harvest'], { x: 40, y: 118, size: 98, gap: 0.9, weight: 300, width: 110, color: '#7a3b2e' })
}
