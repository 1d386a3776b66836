import { type Scene, path, put } from '../pen.ts'

/** The current is off, one lantern burns, and two hands make a bird on the wall. */
export const blackout: Scene = (p, { W, H, tall }) => {
  p.fill('#1a0f12')
  const [lx, ly] = tall ? [W * 0.2, H * 0.84] : [W * 0.42, H * 0.86]
  p.glow(lx, ly - 60, W * (tall ? 1.35 : 0.75), '#f0a03c', 0.95)
  p.ink('#1a0f12', () => p.fill(p.radial([[0, '#000', 0], [0.5, '#000', 0.1], [1, '#000', 0.95]])))
  const [bx, by, s] = tall ? [W * 0.55, H * 0.48, 2.9] : [W * 0.72, H * 0.42, 2.9]
  p.group(put(bx, by, s, -8), () => {
    const bird = 'M0 10C-26-4-54-40-98-44C-80-30-76-20-70-12C-86-14-96-10-104-2C-84 0-70 8-56 18C-66 20-72 24-76 30C-56 30-38 34-22 40L-14 78Q0 86 14 78L22 40C38 34 56 30 76 30C72 24 66 20 56 18C70 8 84 0 104-2C96-10 86-14 70-12C76-20 80-30 98-44C54-40 26-4 0 10Z'
    p.soft(2.4, () => p.path(bird, '#2a120e', 'opacity=".82"'))
    p.soft(2, () => p.path('M-6 14C-10-10-8-24 4-34L20-36L34-30L20-24C14-12 10 0 8 14Z', '#2a120e', 'opacity=".82"'))
  })
  p.group(put(lx + (tall ? 150 : 170), ly - 10, 1.5, -14), () => {
    p.path('M-10 130L-22 34C-40 20-46-10-40-32L-30-28L-24 0L-18-46H-6L-4 0L6-50H18L14 2L30-36L40-32L26 22L16 42L22 130Z', '#120a0c')
    p.path('M52 150L44 40C36 20 60-20 92-34L94-22L74-2L108-14V-2L76 12L104 10L100 24L72 30L64 46L84 150Z', '#0d0709')
  })
  p.glow(lx, ly - 46, 190, '#ffd98c', 0.95)
  p.path(path`M${lx - 46} ${ly + 60}H${lx + 46}L${lx + 36} ${ly + 26}H${lx - 36}Z`, '#0d0709')
  p.path(path`M${lx - 30} ${ly + 26}C${lx - 56} ${ly - 20} ${lx - 44} ${ly - 70} ${lx - 22} ${ly - 96}H${lx + 22}C${lx + 44} ${ly - 70} ${lx + 56} ${ly - 20} ${lx + 30} ${ly + 26}Z`, '#ffe9b0', 'opacity=".55"')
  p.path(path`M${lx} ${ly - 84}C${lx + 26} ${ly - 50} ${lx + 20} ${ly - 14} ${lx} ${ly - 6}C${lx - 20} ${ly - 14} ${lx - 26} ${ly - 50} ${lx} ${ly - 84}Z`, '#fffbe6')
  p.rect(lx - 28, ly - 116, 56, 22, '#0d0709', 'rx="5"')
  p.line(path`M${lx - 54} ${ly + 30}C${lx - 84} ${ly - 60} ${lx - 50} ${ly - 150} ${lx} ${ly - 156}C${lx + 50} ${ly - 150} ${lx + 84} ${ly - 60} ${lx + 54} ${ly + 30}`, '#0d0709', 5)
  p.title(['Load', 'Shedding'], { x: 40, y: 126, size: 110, gap: 0.9, weight: 800, width: 80, color: '#ffe0a3' })
}
