import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** Two people on a dotted line, and the stamp above them. */
export const signhere: Scene = (p, { W, H, tall }) => {
  p.fill('#f7eedb')
  p.ink('#d9c295', () => p.fill(p.radial([[0.3, '#000', 0], [1, '#000', 0.8]])))
  const cx = W * (tall ? 0.5 : 0.66)
  for (let k = 0; k < (tall ? 12 : 9); k++) p.rect(tall ? 50 : W * 0.06, (tall ? 250 : 60) + k * 52, p.between(0.3, 0.86) * (W - 100), 5, '#e0d0ae')
  const line = H * (tall ? 0.86 : 0.86)
  for (let x = tall ? 40 : W * 0.4; x < W - 40; x += 20) p.disc(x, line + 6, 4.5, '#2b3a67')
  p.oval(cx, line - 30, 190, 26, '#a3906a', 'opacity=".35"')
  p.group(put(cx, line - 250, tall ? 0.96 : 1, 4), () => {
    p.path('M-44-150C-74-250-66-330 0-334C66-330 74-250 44-150Z', '#8f1d2b')
    p.path('M-22-300C-48-290-46-220-34-170', 'none', 'stroke="#ff8f86" stroke-width="13" stroke-linecap="round"')
    p.ink('#3d0610', () => p.path('M-44-150C-74-250-66-330 0-334C66-330 74-250 44-150Z', p.linear([[0.4, '#000', 0], [1, '#000', 0.8]], 0, 0, 1, 0)))
    p.rect(-56, -156, 112, 22, '#f2c14e', 'rx="6"')
    p.path('M-52-134H52L74-70H-74Z', '#6d1420')
    p.rect(-176, -72, 352, 70, '#a8293a', 'rx="12"')
    p.ink('#3d0610', () => p.rect(-176, -72, 352, 70, p.linear([[0.3, '#000', 0], [1, '#000', 0.8]], 0, 0, 1, 0.4), 'rx="12"'))
    p.rect(-166, -2, 332, 26, '#2b1a24', 'rx="5"')
    p.rect(-160, 20, 320, 9, '#5a2f8a')
  })
  for (const side of [-1, 1]) person(p, side < 0 ? 'man' : 'woman', cx + side * 62, line + 4, tall ? 176 : 184, '#1c2547', side < 0 ? 1 : -1)
  p.path(path`M${cx} ${line - 92}c-26 -34 -52 -6 -34 20q12 16 34 32q22 -16 34 -32c18 -26 -8 -54 -34 -20Z`, '#5a2f8a')
  p.ink('#f7eedb', () => p.oval(cx, line - 70, 44, 44, '#000', 'opacity=".35"'))
  const [sx, sy] = tall ? [W * 0.2, H * 0.7] : [W * 0.46, H * 0.7]
  p.group(`opacity=".75" ${put(sx, sy, 0.8, -16)}`, () => {
    p.ring(0, 0, 88, '#5a2f8a', 7)
    p.ring(0, 0, 68, '#5a2f8a', 3)
    p.path('M0-12c-22-30-46-4-30 18q10 14 30 28q20-14 30-28c16-22-8-48-30-18Z', '#5a2f8a')
    for (let k = 0; k < 20; k++) p.rect(-2, -82, 4, 9, '#5a2f8a', `transform="rotate(${k * 18})"`)
  })
  p.group(put(tall ? W * 0.86 : W * 0.92, line - 30, 1, 32), () => {
    p.path('M-9-190H9V-20L0 14L-9-20Z', '#14315e')
    p.path('M-5-20H5L0 14Z', '#f2c14e')
    p.rect(-11, -196, 22, 30, '#f2c14e', 'rx="4"')
  })
  p.title(['এইখানে সই'], { x: W / 2, y: 146, size: 126, anchor: 'middle', weight: 800, width: 82, color: '#2b3a67' })
}
