import { type Scene, path, put } from '../pen.ts'

/** A boat from above; its path through the water hyacinths is a question mark. */
export const hyacinth: Scene = (p, { W, H, tall }) => {
  p.fill('#0a2a20')
  const [cx, cy, s] = tall ? [W * 0.5, H * 0.58, 1] : [W * 0.66, H * 0.5, 0.98]
  const curve = path`M${cx - 130 * s} ${cy - 150 * s}C${cx - 130 * s} ${cy - 300 * s} ${cx + 150 * s} ${cy - 300 * s} ${cx + 146 * s} ${cy - 140 * s}C${cx + 142 * s} ${cy - 40 * s} ${cx + 4} ${cy - 50 * s} ${cx} ${cy + 100 * s}`
  const boatY = cy + 226 * s
  const isOpen = (x: number, y: number) => near(x, y, cx, cy, s) || Math.hypot((x - cx) * 1.15, y - boatY) < 74 * s
  for (let k = 0; k < (tall ? 1500 : 2300); k++) {
    const [x, y] = [p.between(-20, W + 20), p.between(-20, H + 20)]
    if (isOpen(x, y)) continue
    const [size, turn] = [p.between(13, 27), Math.round(p.r() * 360)]
    const color = ['#2f9a4f', '#1f7d45', '#48b45a', '#176a3e', '#6cc565'][k % 5]!
    p.path('M0 0C-14-4-22-16-14-26C-6-34 6-34 14-26C22-16 14-4 0 0Z', color, put(x, y, size / 17, turn))
    if (k % 3 === 0) p.line('M0-2L0-24', '#b6e59a', 1.6, `${put(x, y, size / 17, turn)} opacity=".6"`)
  }
  for (let k = 0; k < (tall ? 60 : 90); k++) {
    const [x, y] = [p.between(0, W), p.between(0, H)]
    if (isOpen(x, y) || (tall && y < 190)) continue
    for (let i = 0; i < 6; i++) p.oval(x, y - 9, 6, 10, i % 2 ? '#b48be8' : '#d3b6f6', `transform="rotate(${i * 60} ${Math.round(x)} ${Math.round(y)})"`)
    p.disc(x, y, 5, '#ffe27a')
  }
  p.line(curve, '#020d0b', 66 * s, 'opacity=".55"')
  p.line(curve, '#03100f', 40 * s, 'opacity=".8"')
  p.line(curve, '#4c9a90', 2.5, 'opacity=".5"')
  p.glow(cx, boatY, 210 * s, '#ffc45c', 0.95)
  p.group(put(cx, boatY, s, 16), () => {
    p.path('M0-92C34-50 36 40 0 92C-36 40-34-50 0-92Z', '#2a140c')
    p.path('M0-78C24-44 26 34 0 78C-26 34-24-44 0-78Z', '#8a5526')
    for (const y of [-40, -12, 40]) p.rect(-22, y, 44, 7, '#4d2a12')
    p.disc(0, 16, 21, '#1a0d0a')
    p.disc(0, 16, 13, '#d8b06a')
    p.line('M16 8L66-30', '#4d2a12', 5)
    p.glow(0, -56, 70, '#fff0b0', 1)
    p.disc(0, -56, 8, '#fffbe0')
  })
  p.ink('#03120d', () => p.fill(p.radial([[0.6, '#000', 0], [1, '#000', 0.5]])))
  if (tall) p.rect(0, 0, W, 300, p.linear([[0, '#03120d', 0.9], [0.6, '#03120d', 0.6], [1, '#03120d', 0]]))
  p.title(['কচুরিপানা'], { x: W / 2, y: 148, size: 128, anchor: 'middle', weight: 800, width: 80, color: '#e6ffd9' })
}

/** True for a point on the boat's path. */
function near(x: number, y: number, cx: number, cy: number, s: number): boolean {
  const [u, v] = [(x - cx) / s, (y - cy) / s]
  const bow = Math.abs(Math.hypot(u - 8, (v + 150) * 1.22) - 138) < 32
  const stem = Math.abs(u - 60 * Math.max(0, -v / 100)) < 34 && v > -66 && v < 128
  return (bow && !(v > -140 && u < 10)) || stem
}
