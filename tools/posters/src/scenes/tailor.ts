import { type Scene, path, smooth } from '../pen.ts'
import { person } from '../things.ts'

/** A tailor's tape winds through the picture like a road, and he walks on it. */
export const tailor: Scene = (p, { W, H, tall }) => {
  p.fill('#e9dcc0')
  p.ink('#c8b48a', () => p.fill(p.linear([[0, '#000', 0], [1, '#000', 0.8]], 0.2, 0, 0.6, 1)))
  const road: [number, number][] = tall
    ? [[W * 1.1, H * 0.3], [W * 0.62, H * 0.34], [W * 0.2, H * 0.43], [W * 0.3, H * 0.53], [W * 0.75, H * 0.6], [W * 0.7, H * 0.74], [W * 0.1, H * 0.86], [-W * 0.1, H * 1.1]]
    : [[W * 1.08, H * 0.12], [W * 0.78, H * 0.16], [W * 0.58, H * 0.3], [W * 0.7, H * 0.44], [W * 0.95, H * 0.56], [W * 0.76, H * 0.76], [W * 0.42, H * 0.9], [W * 0.3, H * 1.15]]
  const tape = smooth(road)
  const wide = tall ? 84 : 92
  p.group('transform="translate(12 20)"', () => p.line(tape, '#a88c57', wide, 'opacity=".5"'))
  p.line(tape, '#f3b81f', wide)
  p.line(tape, '#1c1a18', wide, 'stroke-dasharray="2.5 14" style="stroke-linecap:butt" opacity=".85"')
  p.line(tape, '#f3b81f', wide - 46, 'style="stroke-linecap:butt"')
  p.line(tape, '#c2352b', wide - 46, 'stroke-dasharray="4 74" style="stroke-linecap:butt"')
  const [x, y] = tall ? [W * 0.52, H * 0.575] : [W * 0.82, H * 0.51]
  p.oval(x, y + 3, 60, 10, '#6d4c12', 'opacity=".6"')
  person(p, 'coat', x, y, tall ? 226 : 236, '#1f2b45')
  p.path(path`M${x - 30} ${y - 168}q30 26 60 0l8 66l-12 4l-8 -46q-18 10 -36 0l-8 46l-12 -4Z`, '#2f4373')
  p.line(path`M${x + 30} ${y - 96}L${x + 92} ${y - 150}`, '#1f2b45', 11)
  p.line(path`M${x + 90} ${y - 152}l54 -44M${x + 94} ${y - 146}l62 -26`, '#8c97a5', 7)
  p.ring(x + 84, y - 148, 11, '#8c97a5', 5)
  for (let k = 0; k < 9; k++) {
    const [bx, by, r] = [W * p.between(0.06, 0.95), H * p.between(tall ? 0.3 : 0.1, 0.96), p.between(13, 22)]
    const color = ['#c2352b', '#1f5f63', '#fff8e6', '#2f4373'][k % 4]!
    p.disc(bx + 3, by + 5, r, '#a88c57', 'opacity=".6"')
    p.disc(bx, by, r, color)
    for (const [dx, dy] of [[-1, -1], [1, -1], [-1, 1], [1, 1]] as const) p.disc(bx + dx * r * 0.28, by + dy * r * 0.28, r * 0.12, '#2a2118')
  }
  p.title(['মাপজোক'], { x: W / 2, y: 146, size: 138, anchor: 'middle', weight: 800, width: 82, color: '#1f2b45' })
}
