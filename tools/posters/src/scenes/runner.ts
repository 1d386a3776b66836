import { type Scene, path, put, round } from '../pen.ts'

/** Eight lanes with one runner; her shadow almost reaches the line. */
export const runner: Scene = (p, { W, H, tall }) => {
  p.fill('#c9472f')
  const [ox, oy] = tall ? [W * 1.28, H * 0.34] : [W * 1.2, H * -0.1]
  const r0 = tall ? 300 : 260
  for (let k = 0; k < 9; k++) p.ring(ox, oy, r0 + k * (tall ? 96 : 112), '#ffe9cf', 5)
  p.disc(ox, oy, r0 - 4, '#2f6b45')
  p.ink('#12331f', () => p.disc(ox, oy, r0 - 4, '#000', 'opacity=".35"'))
  p.ink('#7a1c14', () => p.fill(p.linear([[0, '#000', 0], [1, '#000', 0.75]], 0.2, 0, 0.5, 1)))
  const a = tall ? 2.28 : 2.14
  const at = (lane: number, turn = a): [number, number] => {
    const r = r0 + (lane + 0.5) * (tall ? 96 : 112)
    return [ox + Math.cos(turn) * r, oy + Math.sin(turn) * r]
  }
  for (let k = 0; k < 8; k++) {
    const [x, y] = at(k, a + 0.62)
    p.sign([['১', '২', '৩', '৪', '৫', '৬', '৭', '৮'][k]!], { x, y, size: 62, anchor: 'middle', weight: 800, color: '#ffe9cf', more: `transform="rotate(${tall ? 62 : 52} ${round(x)} ${round(y)})" opacity=".85"` })
  }
  const [x1, y1] = [ox + Math.cos(a - 0.52) * r0, oy + Math.sin(a - 0.52) * r0]
  const [x2, y2] = [ox + Math.cos(a - 0.52) * (r0 + 900), oy + Math.sin(a - 0.52) * (r0 + 900)]
  p.line(path`M${x1} ${y1}L${x2} ${y2}`, '#fffaf0', 22)
  p.line(path`M${x1} ${y1}L${x2} ${y2}`, '#1c1a18', 22, 'stroke-dasharray="22 22" style="stroke-linecap:butt"')
  const [x, y] = at(tall ? 2 : 5)
  const figure = 'M6-96a9 9 0 1 1 0 18a9 9 0 1 1 0-18ZM-2-76C8-80 14-76 16-70L24-56L40-60L42-53L22-46L12-58L8-42L26-24L22 0L14-1L15-20L-4-36L-14-18L-38-12L-40-20L-20-26L-8-48L-6-60L-18-52L-24-34L-31-36L-26-58Z'
  p.path(figure, '#5a140f', `${put(x, y, 2.5, tall ? 64 : 58)} opacity=".7"`)
  p.path(figure, '#1c1226', put(x, y, tall ? 1.7 : 1.8))
  p.path('M-6-62L-4-74Q4-80 14-74L12-58L8-44H-8Z', '#f2c12e', put(x, y, tall ? 1.7 : 1.8))
  p.path('M0-92C-12-96-22-90-32-94C-24-84-12-84 0-86Z', '#1c1226', put(x, y, tall ? 1.7 : 1.8))
  for (let k = 0; k < 7; k++) {
    const [cx, cy] = at(k, a - 0.52 - p.between(0.08, 0.36))
    if (cy > 0) p.oval(cx, cy, 20, 8, '#7a1c14', 'opacity=".35"')
  }
  p.title(['The Slow', 'Runner'], { x: 40, y: 122, size: 104, gap: 0.9, weight: 800, width: 80, color: '#fff3d8' })
}
