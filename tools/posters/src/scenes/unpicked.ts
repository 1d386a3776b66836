import { type Point, type Scene, path, put, smooth } from '../pen.ts'
import { person } from '../things.ts'

/** An open seam in a quilt reveals a lit room. */
export const unpicked: Scene = (p, { W, H, tall }) => {
  p.fill('#1b2350')
  const cx = W * (tall ? 0.5 : 0.66), top = H * (tall ? 0.3 : 0.1), foot = H * (tall ? 0.93 : 0.92)
  const colors = ['#e8b23f', '#e2604f', '#8fb7e8', '#f1e3c4', '#5fb59a']
  for (let k = 0; k < 17; k++) {
    const line: Point[] = Array.from({ length: 13 }, (_, i): Point => [(i / 12) * (W + 40) - 20, (k + 0.5) * (H / 17) + 12 * Math.sin(i * 0.9 + k * 0.6)])
    p.line(smooth(line), colors[k % 5]!, 4, 'stroke-dasharray="17 13" opacity=".5"')
  }
  const flower = (x: number, y: number, r: number, color: string) => {
    for (let i = 0; i < 8; i++) p.path(path`M0 0C${-r * 0.34} ${-r * 0.5} ${-r * 0.2} ${-r} 0 ${-r}C${r * 0.2} ${-r} ${r * 0.34} ${-r * 0.5} 0 0Z`, 'none', `${put(x, y, 1, i * 45)} stroke="${color}" stroke-width="4" stroke-dasharray="10 6" stroke-linecap="round"`)
    p.disc(x, y, r * 0.18, color)
  }
  for (const [x, y, r, c] of tall ? [[0.14, 0.42, 62, 0], [0.87, 0.5, 70, 1], [0.12, 0.74, 66, 4], [0.88, 0.82, 58, 0]] as const : [[0.14, 0.28, 80, 0], [0.36, 0.66, 92, 1], [0.92, 0.3, 74, 4], [0.1, 0.82, 60, 2], [0.93, 0.78, 60, 0]] as const) flower(W * x, H * y, r, colors[c]!)
  p.ink('#080b22', () => p.fill(p.radial([[0.25, '#000', 0], [1, '#000', 0.9]])))
  const h = foot - top, gap = tall ? 104 : 112, mid = top + h * 0.56
  const slit = path`M${cx} ${top}C${cx + gap * 0.5} ${top + h * 0.22} ${cx + gap * 1.1} ${mid - h * 0.1} ${cx + gap} ${mid + h * 0.08}C${cx + gap * 0.9} ${foot - h * 0.16} ${cx + gap * 0.3} ${foot - h * 0.06} ${cx} ${foot}C${cx - gap * 0.3} ${foot - h * 0.06} ${cx - gap * 0.9} ${foot - h * 0.16} ${cx - gap} ${mid + h * 0.08}C${cx - gap * 1.1} ${mid - h * 0.1} ${cx - gap * 0.5} ${top + h * 0.22} ${cx} ${top}Z`
  p.glow(cx, mid, h * 0.62, '#ffb45e', 0.55)
  p.path(slit, '#f3e3c0', 'stroke="#f3e3c0" stroke-width="26" stroke-linejoin="round"')
  p.path(slit, '#b4403a', 'stroke="#b4403a" stroke-width="12"')
  p.clip(slit, () => {
    p.rect(0, 0, W, H, p.linear([[0, '#7a2c1c'], [0.5, '#ffb347'], [0.72, '#ffe2a0'], [1, '#c9702c']]))
    p.glow(cx, mid + h * 0.02, 170, '#fff6d8', 0.95)
    p.path(path`M${cx - 40} ${mid + h * 0.16}L${cx - 190} ${H}H${cx + 190}L${cx + 40} ${mid + h * 0.16}Z`, '#8f4a1e')
    for (let k = 1; k < 7; k++) p.rect(cx - 200, mid + h * 0.16 + k * k * 7, 400, 3 + k, '#5a2a12')
    p.rect(cx - 40, mid - h * 0.08, 80, h * 0.24, '#fff3cc')
    person(p, 'woman', cx + 4, mid + h * 0.2, 108, '#2a1020')
    for (const [x, y, a] of [[-56, -0.2, -18], [40, -0.27, 12], [-14, -0.36, -6], [58, -0.12, 24]] as const) p.group(put(cx + x, mid + h * y, 1, a), () => {
      p.rect(-17, -12, 34, 24, '#fff6e0')
      p.line('M-17-12L0 4L17-12', '#c9a46a', 2)
    })
    p.ink('#6b1f12', () => p.path(slit, p.radial([[0.5, '#000', 0], [1, '#000', 0.95]])))
  })
  for (let k = 0; k < 9; k++) {
    const t = 0.14 + k * 0.085, y = top + h * t, w = gap * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.5)
    for (const side of [-1, 1]) p.line(path`M${cx + side * (w + 22)} ${y}q${-side * 20} ${6 + (k % 3) * 6} ${-side * 34} ${(k % 2) * 22 - 6}`, '#e2463a', 5)
  }
  p.line(path`M${cx} ${top + 6}C${cx + 30} ${top - 60} ${cx + 100} ${top - 30} ${cx + 128} ${top + 36}`, '#e2463a', 5)
  p.group(put(cx + 128, top + 36, 1, 62), () => {
    p.path('M-10-7Q-16 0-10 7L30 6L150 0L30-6Z', '#eef3f8')
    p.oval(4, 0, 9, 2.6, '#1b2350')
  })
  p.title(['Unpicked'], { x: W / 2, y: 164, size: 138, anchor: 'middle', weight: 800, width: 80, color: '#f3e3c0' })
}
