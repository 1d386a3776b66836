import { type Scene, hills, ground, path, put } from '../pen.ts'
import { person, stars } from '../things.ts'

/** An old radio telescope in a dry field points at one star and receives rings. */
export const listening: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#0b1033'], [0.5, '#2a2766'], [0.8, '#a24a7e'], [1, '#f0936b']]))
  stars(p, tall ? 190 : 260, H * 0.7)
  const [sx, sy] = tall ? [W * 0.8, H * 0.3] : [W * 0.86, H * 0.16]
  for (let k = 1; k < 12; k++) p.ring(sx, sy, k * (tall ? 40 : 46), '#8fe6ff', 2.4, `opacity="${Math.round((0.7 - k * 0.055) * 100) / 100}"`)
  p.glow(sx, sy, 120, '#bff4ff', 0.9)
  p.path(path`M${sx} ${sy - 26}L${sx + 5} ${sy - 5}L${sx + 26} ${sy}L${sx + 5} ${sy + 5}L${sx} ${sy + 26}L${sx - 5} ${sy + 5}L${sx - 26} ${sy}L${sx - 5} ${sy - 5}Z`, '#fff')
  const fl = H * (tall ? 0.85 : 0.86)
  p.path(ground(p, hills(p, fl - 26, 34, 4)), '#57305f')
  p.path(ground(p, hills(p, fl + 6, 10, 3)), '#1b1233')
  const [cx, s] = tall ? [W * 0.4, 1.16] : [W * 0.6, 1.12]
  p.group(put(cx, fl + 8, s), () => {
    for (const [a, b] of [[-110, -34], [-52, -20], [52, 14], [110, 34]] as const) p.line(`M${a} 0L${b}-190`, '#120b26', 9)
    for (let k = 0; k < 4; k++) {
      const w = 100 - k * 19
      p.line(`M${-w} ${-20 - k * 45}L${w - 16} ${-65 - k * 45}M${w} ${-20 - k * 45}L${-w + 16} ${-65 - k * 45}`, '#120b26', 4)
    }
    p.disc(0, -196, 34, '#120b26')
    p.group('transform="translate(0 -235) rotate(36)"', () => {
      p.path('M-230 0C-190 110-80 132 0 132C80 132 190 110 230 0Z', '#2f2450')
      p.ink('#0b0820', () => p.path('M-230 0C-190 110-80 132 0 132C80 132 190 110 230 0Z', p.linear([[0, '#000', 0], [1, '#000', 0.9]])))
      p.oval(0, 0, 230, 74, '#efe4f2')
      p.oval(0, 6, 218, 62, p.linear([[0, '#fff6f0'], [0.55, '#c6b4d8'], [1, '#7d6aa8']], 0, 0, 1, 0.4))
      for (let k = 0; k < 12; k++) {
        const a = (k / 12) * Math.PI * 2
        p.line(path`M0 30L${Math.cos(a) * 218} ${6 + Math.sin(a) * 62}`, '#6a5794', 2, 'opacity=".7"')
      }
      for (const f of [0.35, 0.68]) p.oval(0, 18 - f * 12, 218 * f, 62 * f, 'none', 'stroke="#6a5794" stroke-width="2" opacity=".7"')
      for (const x of [-150, 0, 150]) p.line(path`M${x} ${x ? -18 : 60}L0-190`, '#160e2c', 6)
      p.rect(-17, -226, 34, 50, '#160e2c', 'rx="6"')
      p.glow(0, -236, 60, '#ff6b6b', 0.9)
      p.disc(0, -232, 7, '#ff6b6b')
    })
  })
  const hx = tall ? W * 0.78 : W * 0.83
  p.path(path`M${hx - 62} ${fl + 4}v-62l62 -44l62 44v62Z`, '#120b26')
  p.rect(hx - 20, fl - 50, 34, 30, '#ffd27a')
  p.glow(hx - 4, fl - 36, 90, '#ffbe5c', 0.6)
  person(p, 'woman', hx - 104, fl + 8, 84, '#0d0820')
  p.ink('#0b0620', () => p.fill(p.linear([[0.78, '#000', 0], [1, '#000', 0.85]])))
  p.title(['The Listening', 'Field'], { x: 40, y: 112, size: 84, gap: 0.96, weight: 300, width: 100, color: '#f3ecff' })
}
