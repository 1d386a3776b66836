import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** A letter as high as a house, and its painter. */
export const signboard: Scene = (p, { W, H, tall }) => {
  p.fill('#16a0a6')
  p.ink('#0c6a70', () => p.fill(p.linear([[0, '#000', 0.05], [1, '#000', 0.7]], 0, 0, 0.6, 1)))
  for (let k = 0; k < 9; k++) p.rect(0, (k * H) / 8, W, 2.5, '#0f878d')
  const [cx, foot, size] = tall ? [W * 0.5, H * 0.78, 500] : [W * 0.68, H * 0.84, 640]
  const letter = (dx: number, dy: number, color: string, more = '') =>
    p.sign(['অ'], { x: cx + dx, y: foot + dy, size, anchor: 'middle', weight: 800, width: 100, color, more })
  for (let k = 9; k > 0; k--) letter(k * 3.4, k * 3.4, k > 7 ? '#0a4f55' : '#7a0f24')
  letter(0, 0, '#fff3cf', 'stroke="#fff3cf" stroke-width="14" stroke-linejoin="round"')
  letter(0, 0, '#e8303a')
  p.clip(path`M0 0H${W}V${foot - size * 0.3}H0Z`, () => letter(0, 0, '#ff6a3d'))
  p.clip(path`M0 0H${W}V${foot - size * 0.47}H0Z`, () => letter(0, 0, '#ffb23d'))
  p.clip(path`M${cx + size * 0.12} 0H${W}V${foot - size * 0.28}H${cx + size * 0.12}Z`, () => {
    letter(0, 0, '#f8e9c0')
    letter(0, 0, 'none', 'stroke="#e8303a" stroke-width="3" stroke-dasharray="9 8"')
  })
  const [lx, ly] = tall ? [W * 0.79, H * 0.97] : [W * 0.89, H * 0.99]
  const climb = tall ? 470 : 480
  for (const side of [-1, 1]) p.line(path`M${lx + side * 40} ${ly}L${lx - 10 + side * 27} ${ly - climb}`, '#7a4a1e', 11)
  for (let k = 1; k < 13; k++) {
    const t = k / 13
    p.line(path`M${lx - 10 * t - (40 - 13 * t)} ${ly - climb * t}H${lx - 10 * t + (40 - 13 * t)}`, '#b9783a', 8)
  }
  const [mx, my] = [lx - 6, ly - climb * 0.5]
  person(p, 'man', mx, my, 190, '#2a1830', -1)
  p.path(path`M${mx - 22} ${my - 152}q22 14 44 0l4 58h-52Z`, '#f2f0e6')
  p.line(path`M${mx - 18} ${my - 142}L${mx - 92} ${my - 190}`, '#2a1830', 13)
  p.line(path`M${mx - 92} ${my - 190}l-30 -22`, '#d9a05a', 6)
  p.path(path`M${mx - 118} ${my - 222}l-24 -2l8 22l20 2Z`, '#ffb23d')
  p.path(path`M${mx - 18} ${my - 176}q18 -34 36 0l16 4h-58Z`, '#f2c14e')
  p.group(put(mx + 44, my - 60, 1), () => {
    p.line('M-20-26Q0-70 20-26', '#2a1830', 4)
    p.path('M-22-26H22L17 20H-17Z', '#d9dfe2')
    p.path('M-22-26H22L20-10Q12 6 6-8Q0 14-8-6Q-16 2-20-10Z', '#e8303a')
  })
  p.rect(0, H * (tall ? 0.955 : 0.965), W, H, '#0a3d42')
  p.title(['হরফের', 'কারিগর'], { x: 40, y: 116, size: 100, gap: 0.98, weight: 700, width: 88, color: '#fff3cf' })
}
