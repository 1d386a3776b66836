import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** A phuchka as a globe, with a cart on either side of its crack. */
export const phuchka: Scene = (p, { W, H, tall }) => {
  p.fill('#e23a68')
  const [cx, cy, r] = tall ? [W * 0.5, H * 0.6, 236] : [W * 0.66, H * 0.56, 262]
  for (let k = 0; k < 24; k++) p.path(path`M${cx} ${cy}L${cx + Math.cos(k * 0.2618) * 1400} ${cy + Math.sin(k * 0.2618) * 1400}L${cx + Math.cos(k * 0.2618 + 0.13) * 1400} ${cy + Math.sin(k * 0.2618 + 0.13) * 1400}Z`, '#f0557c')
  p.disc(cx, cy, r + 64, '#ffd9a0', 'opacity=".5"')
  p.oval(cx, cy + r + 26, r * 1.02, 30, '#8f1440', 'opacity=".5"')
  p.disc(cx, cy, r, p.radial([[0, '#ffd27a'], [0.7, '#e8a03c'], [1, '#b8651e']]))
  for (let k = 0; k < 40; k++) {
    const a = p.r() * 6.28, d = Math.sqrt(p.r()) * r * 0.9
    p.oval(cx + Math.cos(a) * d, cy + Math.sin(a) * d, p.between(6, 22), p.between(4, 14), p.r() < 0.5 ? '#ffe0a0' : '#c9782a', 'opacity=".5"')
  }
  p.ink('#7a3208', () => p.disc(cx, cy, r, p.linear([[0.4, '#000', 0], [1, '#000', 0.9]], 0, 0, 1, 1)))
  const hole = path`M${cx - 104} ${cy - 50}L${cx - 70} ${cy - 96}L${cx - 34} ${cy - 84}L${cx - 6} ${cy - 116}L${cx + 34} ${cy - 90}L${cx + 70} ${cy - 98}L${cx + 106} ${cy - 46}L${cx + 84} ${cy - 6}L${cx + 44} ${cy + 18}L${cx + 4} ${cy + 4}L${cx - 44} ${cy + 22}L${cx - 86} ${cy - 6}Z`
  p.path(hole, '#fff0c8', 'stroke="#fff0c8" stroke-width="12" stroke-linejoin="round"')
  p.path(hole, '#5a2a0c')
  p.clip(hole, () => {
    p.rect(cx - 200, cy - 46, 400, 160, '#4f7a2a')
    for (let k = 0; k < 26; k++) p.disc(cx + p.between(-100, 100), cy + p.between(-44, 10), p.between(5, 15), ['#8fb84a', '#e8c26a', '#3f5f1e', '#f2e0a0'][k % 4]!)
    for (let k = 0; k < 9; k++) p.path('M0 0C8-10 20-10 24 0C16 8 6 8 0 0Z', '#2f8f3a', put(cx + p.between(-90, 80), cy + p.between(-44, 4), 1.1, Math.round(p.r() * 360)))
    p.oval(cx, cy - 40, 120, 14, '#c9dd7a', 'opacity=".6"')
  })
  p.path(path`M${cx - 30} ${cy + 12}C${cx - 40} ${cy + 70} ${cx - 24} ${cy + 120} ${cx - 34} ${cy + r * 0.78}C${cx - 38} ${cy + r} ${cx + 2} ${cy + r} ${cx} ${cy + r * 0.74}C${cx - 2} ${cy + 110} ${cx + 24} ${cy + 80} ${cx + 22} ${cy + 12}Z`, '#7fa03a')
  p.line(path`M${cx - 18} ${cy + 22}C${cx - 26} ${cy + 80} ${cx - 12} ${cy + 110} ${cx - 20} ${cy + r * 0.8}`, '#d8e88a', 6)
  const cart = (x: number, turn: number, color: string, roof: string, flip: 1 | -1) => {
    const a = (turn * Math.PI) / 180
    p.group(put(cx + Math.sin(a) * (r - 2), cy - Math.cos(a) * (r - 2), 1, turn), () => p.group(`transform="scale(${flip} 1)"`, () => {
      p.line('M-40-20L-62-44', '#3a0f20', 5)
      p.rect(-44, -58, 88, 36, color, 'rx="4"')
      p.rect(-44, -46, 88, 7, '#fff3d8')
      p.path('M-38-58V-112M38-58V-112', 'none', 'stroke="#3a0f20" stroke-width="4"')
      for (let k = 0; k < 6; k++) p.path(`M${-54 + k * 18}-112h18v10q-9 12-18 0Z`, k % 2 ? '#fff3d8' : roof)
      p.rect(-50, -122, 100, 12, roof, 'rx="4"')
      for (let k = 0; k < 5; k++) for (let j = 0; j <= k % 3; j++) p.disc(-30 + k * 15, -64 - j * 10, 6.5, '#f0b04a')
      for (const wx of [-24, 26]) {
        p.disc(wx, -14, 15, '#3a0f20')
        p.ring(wx, -14, 8, '#fff3d8', 2.4)
      }
      p.glow(30, -92, 36, '#fff0b0', 0.9)
      p.disc(30, -92, 5, '#fffbe0')
    }))
    const b = a + flip * 0.3
    p.group(put(cx + Math.sin(b) * r, cy - Math.cos(b) * r, 1, Math.round((b * 180) / Math.PI)), () => person(p, x > 0 ? 'woman' : 'man', 0, 3, 92, '#3a0f20', flip))
  }
  cart(-1, -34, '#1f8f8a', '#1f8f8a', 1)
  cart(1, 34, '#2f4fb0', '#f2b21c', -1)
  p.line(path`M${cx - 20} ${cy - r - 118}L${cx + 6} ${cy - r - 86}L${cx - 6} ${cy - r - 80}L${cx + 20} ${cy - r - 44}`, '#ffe36b', 9)
  p.ink('#8f1440', () => p.fill(p.radial([[0.62, '#000', 0], [1, '#000', 0.7]])))
  p.title(['ফুচকা-যুদ্ধ'], { x: W / 2, y: 128, size: 122, anchor: 'middle', weight: 800, width: 82, color: '#fff3d8' })
}
