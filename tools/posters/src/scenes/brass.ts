import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** A sousaphone's bell as a golden sun, with its player in front. */
export const brass: Scene = (p, { W, H, tall }) => {
  p.fill(p.radial([[0, '#d8325a'], [0.55, '#8f1240'], [1, '#4a0628']]))
  const [cx, cy, r] = tall ? [W / 2, H * 0.54, 258] : [W * 0.66, H * 0.5, 286]
  for (let k = 0; k < 40; k++) {
    const a = (k / 40) * Math.PI * 2
    p.path(path`M${cx} ${cy}L${cx + Math.cos(a) * 1300} ${cy + Math.sin(a) * 1300}L${cx + Math.cos(a + 0.08) * 1300} ${cy + Math.sin(a + 0.08) * 1300}Z`, '#ff7a86', 'opacity=".16"')
  }
  p.glow(cx, cy, r * 1.8, '#ffd76a', 0.55)
  p.disc(cx, cy + 10, r + 8, '#2d0418', 'opacity=".5"')
  p.disc(cx, cy, r, '#8a5313')
  p.disc(cx, cy, r - 8, p.linear([[0, '#fff3b8'], [0.3, '#f3b62f'], [0.62, '#b06c17'], [1, '#ffe08a']], 0, 0, 1, 1))
  p.disc(cx, cy, r * 0.83, p.linear([[0, '#c98322'], [0.5, '#ffdf82'], [1, '#fff6cd']], 0, 0, 1, 1))
  p.disc(cx, cy, r * 0.66, p.linear([[0, '#ffe693'], [0.5, '#c27a1c'], [1, '#7c4510']], 0.1, 0, 0.9, 1))
  p.disc(cx, cy, r * 0.48, p.radial([[0, '#160309'], [0.55, '#3d1508'], [1, '#a8641a']]))
  p.ink('#5d2d06', () => p.disc(cx, cy, r - 8, p.linear([[0.45, '#000', 0], [1, '#000', 0.75]], 0.2, 0, 0.9, 1)))
  for (const [a, w, far] of [[-2.5, 0.5, 0.92], [-2.35, 0.34, 0.74], [0.6, 0.4, 0.92]] as const) {
    const at = (angle: number) => path`${cx + Math.cos(angle) * r * far} ${cy + Math.sin(angle) * r * far}`
    p.line(path`M${at(a)}A${r * far} ${r * far} 0 0 1 ${at(a + w)}`, '#fffbe0', 13, 'opacity=".85"')
  }
  const foot = tall ? H * 0.9 : H * 0.96
  p.path(path`M-10 ${foot}Q${W / 2} ${foot - 40} ${W + 10} ${foot}V${H + 20}H-10Z`, '#2d0418')
  const row = tall ? [-210, -140, 140, 210] : [-330, -250, 250, 330]
  for (const dx of [...row, 0]) {
    const h = dx === 0 ? 250 : 190
    const [x, y] = [cx + dx, foot + (dx === 0 ? 12 : 16)]
    person(p, 'coat', x, y, h, dx === 0 ? '#20040f' : '#3c0820')
    p.group(put(x, y - h * 0.92, h / 100), () => {
      p.path('M-10 0H10L9-9H-9Z', '#e8283f')
      p.path('M-12 1H12V4H-12Z', '#ffd76a')
      p.path('M0-9C-5-20 5-24 3-32C10-24 9-14 2-9Z', '#fff3d8')
    })
    p.line(path`M${x - h * 0.12} ${y - h * 0.78}L${x + h * 0.1} ${y - h * 0.5}M${x - h * 0.1} ${y - h * 0.66}H${x + h * 0.1}`, '#ffd76a', h * 0.016)
    p.disc(x - h * 0.15, y - h * 0.79, h * 0.035, '#ffd76a')
    p.disc(x + h * 0.15, y - h * 0.79, h * 0.035, '#ffd76a')
  }
  for (let k = 0; k < 70; k++) {
    const [x, y] = [p.r() * W, p.r() * H]
    if (Math.hypot(x - cx, y - cy) < r + 20 || y > foot - 20 || (tall && y < 210)) continue
    p.rect(x, y, 13, 8, ['#ffd76a', '#5fd0c5', '#fff3d8', '#ff9a4a'][k % 4]!, `transform="rotate(${Math.round(p.r() * 180)} ${Math.round(x)} ${Math.round(y)})"`)
  }
  p.title(['ব্যান্ড পার্টি'], { x: W / 2, y: 164, size: 118, anchor: 'middle', weight: 800, width: 80, color: '#ffe08a' })
}
