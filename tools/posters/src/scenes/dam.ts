import { type Scene, path } from '../pen.ts'
import { person } from '../things.ts'

/** A gauge on a dam wall: the water is above the red mark, and the wall leaks. */
export const dam: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#5c6b73'], [1, '#2c363d']]))
  p.ink('#1c2429', () => p.fill(p.linear([[0, '#000', 0.1], [1, '#000', 0.6]], 0, 0, 1, 1)))
  for (let row = 0; row < 9; row++) {
    const y = (row * H) / 8
    p.rect(0, y, W, 4, '#242d33')
    for (let k = -1; k < 9; k++) p.rect(k * 210 + (row % 2) * 105, y, 4, H / 8, '#242d33')
  }
  const [gx, water] = tall ? [W * 0.2, H * 0.36] : [W * 0.5, H * 0.2]
  p.rect(gx - 64, tall ? H * 0.27 : 0, 128, H, '#f4efe0')
  for (let k = 0; k < 40; k++) {
    const y = (tall ? H * 0.29 : 14) + k * 22
    p.rect(gx - 64, y, k % 5 ? 34 : 74, 6, k < 9 ? '#d8262f' : '#16202f')
    if (k % 5 === 0) p.sign([`${90 - k}`.replace(/\d/g, (d) => '০১২৩৪৫৬৭৮৯'[Number(d)]!)], { x: gx + 56, y: y + 22, size: 34, anchor: 'end', weight: 800, color: k < 9 ? '#d8262f' : '#16202f' })
  }
  const wave = (y: number, k: number) => path`M-10 ${y}${Array.from({ length: 30 }, (_, i) => path`L${(i * W) / 27} ${y + 9 * Math.sin(i * 0.9 + k)}`).join('')}V${H + 10}H-10Z`
  p.path(wave(water, 0), p.linear([[0, '#17a0a8', 0.62], [0.5, '#0c5a74', 0.86], [1, '#062438', 0.97]]))
  p.path(wave(water + 24, 2), '#0c6f80', 'opacity=".4"')
  p.line(wave(water, 0).replace(/V.*$/, ''), '#c6f7f2', 5)
  const crack = tall ? [W * 0.74, H * 0.3] as const : [W * 0.8, H * 0.12] as const
  p.line(path`M${crack[0]} ${crack[1]}l-24 70l34 54l-46 86l30 60l-40 90l26 74`, '#05090c', 9)
  p.line(path`M${crack[0] + 10} ${crack[1] + 124}l70 44l20 60M${crack[0] - 36} ${crack[1] + 210}l-80 60`, '#05090c', 5)
  p.glow(crack[0] - 14, crack[1] + 230, 190, '#7ffff0', 0.35)
  for (let k = 0; k < 26; k++) p.disc(p.r() * W, water + 40 + p.r() * (H - water), p.between(2, 7), '#c6f7f2', `opacity="${k % 2 ? 0.4 : 0.2}"`)
  const [mx, my] = tall ? [W * 0.52, H * 0.85] : [W * 0.66, H * 0.9]
  p.path(path`M${mx} ${my - 100}L${crack[0] - 100} ${crack[1] + 160}L${crack[0] + 90} ${crack[1] + 260}Z`, p.linear([[0, '#fff6c0', 0.1], [1, '#fff6c0', 0.5]], 0, 1, 1, 0))
  person(p, 'coat', mx, my, 176, '#020a10')
  p.path(path`M${mx - 20} ${my - 158}q20 -30 40 0Z`, '#f2c12e')
  p.rect(0, my - 4, W, H, '#020a10')
  p.ink('#020a10', () => p.fill(p.radial([[0.6, '#000', 0], [1, '#000', 0.5]])))
  p.title(['Danger', 'Level'], { x: W - 40, y: 120, size: 122, gap: 0.86, anchor: 'end', weight: 800, width: 78, color: '#f4efe0' })
}
