import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** Four old burglars and one sweet. */
export const sweetshop: Scene = (p, { W, H, tall }) => {
  p.fill(p.radial([[0, '#ff8fae'], [0.7, '#e83f74'], [1, '#b81853']]))
  const [cx, cy, r] = tall ? [W / 2, H * 0.57, 226] : [W * 0.66, H * 0.5, 236]
  for (let k = 0; k < 26; k++) {
    const x = (k % 6) * (W / 5) + (Math.floor(k / 6) % 2 ? W / 10 : 0)
    p.disc(x, Math.floor(k / 6) * (H / 4) + 30, tall ? 30 : 34, '#f7608c', 'opacity=".55"')
  }
  const rim = cy + r * 0.44
  p.oval(cx, rim, r * 1.32, r * 0.34, '#6d2a10')
  p.oval(cx, rim - 4, r * 1.24, r * 0.29, '#f3d59a')
  p.disc(cx, cy, r, '#fffaf0')
  p.ink('#d99a86', () => p.disc(cx, cy, r, p.linear([[0.35, '#000', 0], [1, '#000', 0.85]], 0.15, 0, 0.85, 1)))
  for (let k = 0; k < 46; k++) {
    const [a, far] = [p.r() * 6.3, Math.sqrt(p.r()) * r * 0.86]
    p.oval(cx + Math.cos(a) * far, cy + Math.sin(a) * far, p.between(3, 8), p.between(2, 5), '#ead6c4', 'opacity=".8"')
  }
  p.line(path`M${cx - r * 0.78} ${cy - r * 0.3}A${r * 0.84} ${r * 0.84} 0 0 1 ${cx - r * 0.3} ${cy - r * 0.78}`, '#ffffff', 20, 'opacity=".95"')
  p.path(path`M${cx - r * 1.24} ${rim}A${r * 1.24} ${r * 0.29} 0 0 0 ${cx + r * 1.24} ${rim}Q${cx + r * 0.8} ${rim + 40} ${cx} ${rim + 44}T${cx - r * 1.24} ${rim}Z`, '#f6c76a', 'opacity=".85"')
  p.path(path`M${cx - r * 1.32} ${rim}C${cx - r * 1.3} ${rim + r * 1.0} ${cx - r * 0.6} ${rim + r * 1.16} ${cx} ${rim + r * 1.16}C${cx + r * 0.6} ${rim + r * 1.16} ${cx + r * 1.3} ${rim + r * 1.0} ${cx + r * 1.32} ${rim}A${r * 1.32} ${r * 0.34} 0 0 1 ${cx - r * 1.32} ${rim}Z`, '#a8481f')
  p.ink('#4d1a08', () => p.path(path`M${cx - r * 1.32} ${rim}C${cx - r * 1.3} ${rim + r} ${cx - r * 0.6} ${rim + r * 1.16} ${cx} ${rim + r * 1.16}C${cx + r * 0.6} ${rim + r * 1.16} ${cx + r * 1.3} ${rim + r} ${cx + r * 1.32} ${rim}A${r * 1.32} ${r * 0.34} 0 0 1 ${cx - r * 1.32} ${rim}Z`, p.linear([[0.2, '#000', 0], [1, '#000', 0.8]], 0, 0, 1, 0.5)))
  for (let k = 0; k < 13; k++) {
    const t = -0.86 + k * 0.143
    p.path(path`M${cx + t * r * 1.22} ${rim + r * 0.62 - t * t * 34}l14 -22l14 22l-14 22Z`, '#f2c48a')
  }
  const dark = '#23060f'
  const thief = (kind: 'man' | 'woman' | 'coat', x: number, y: number, h: number, flip: 1 | -1) => {
    person(p, kind, x, y, h, dark, flip)
    p.rect(x - h * 0.075, y - h * 0.935, h * 0.15, h * 0.038, '#fff')
    for (const side of [-1, 1]) p.disc(x + side * h * 0.033, y - h * 0.916, h * 0.015, dark)
  }
  const [lx, ly, tx, ty] = [cx - r * 1.12, rim + 10, cx - r * 0.46, cy - r * 0.88]
  for (const side of [-1, 1]) p.line(path`M${lx + side * 24} ${ly}L${tx + side * 18} ${ty}`, '#7a0f35', 9)
  for (let k = 1; k < 12; k++) {
    const [x, y] = [lx + ((tx - lx) * k) / 12, ly + ((ty - ly) * k) / 12]
    p.line(path`M${x - 23} ${y}H${x + 23}`, '#7a0f35', 7)
  }
  thief('coat', lx + (tx - lx) * 0.46, ly + (ty - ly) * 0.46, 116, 1)
  thief('man', lx + (tx - lx) * 0.06, ly + 6, 112, 1)
  thief('woman', cx - 10, cy - r + 10, 112, 1)
  p.group(put(cx + 26, cy - r - 40, 0.9, 24), () => {
    p.line('M0 60V-30', '#fff3d0', 8)
    p.oval(0, 84, 20, 28, '#fff3d0')
  })
  thief('man', cx + r * 1.16, rim - 6, 110, -1)
  p.path(path`M${cx + r * 1.16 + 14} ${rim - 84}q40 -16 44 28q-6 34 -40 22Z`, '#5a1230')
  p.ink('#5c0a2c', () => p.fill(p.radial([[0.6, '#000', 0], [1, '#000', 0.5]])))
  p.title(['মিষ্টি চুরি'], { x: W / 2, y: 160, size: 134, anchor: 'middle', weight: 800, width: 84, color: '#fff3d0' })
}
