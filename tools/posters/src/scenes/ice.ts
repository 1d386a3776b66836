import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** A hibiscus frozen in a large block of ice, above two people. */
export const ice: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#ff6f59'], [0.6, '#ff9a6b'], [1, '#ffd08a']]))
  const [cx, cy, s] = tall ? [W * 0.5, H * 0.5, 1.12] : [W * 0.66, H * 0.44, 1]
  const fl = H * (tall ? 0.9 : 0.95)
  for (let k = 0; k < 5; k++) p.rect(0, fl - 20 - k * 3, W, 3, '#e0553f', 'opacity=".5"')
  p.rect(0, fl, W, H, '#3f1f3a')
  p.group(put(cx, cy, s, -5), () => {
    p.path('M-180-220L60-264L210-200L200 170L40 240L-190 176Z', '#a5e6f2')
    p.path('M-180-220L60-264L210-200L-20-160Z', '#e6fbff')
    p.path('M-20-160L210-200L200 170L40 240Z', '#6fc4dc')
    p.path('M-180-220L-20-160L40 240L-190 176Z', '#bff0f8')
    p.ink('#2f8fb5', () => p.path('M-20-160L210-200L200 170L40 240Z', p.linear([[0, '#000', 0.1], [1, '#000', 0.7]])))
    p.group('opacity=".96"', () => {
      p.line('M-20 190C-40 120 0 80 4 20', '#1f6b3f', 11)
      p.path('M-16 130C-80 120-110 150-124 180C-70 186-30 172-16 130Z', '#2f8a4f')
      p.path('M0 90C50 84 84 110 96 140C50 146 14 130 0 90Z', '#256f44')
      for (let k = 0; k < 5; k++) p.path('M0 0C-66-40-70-120-22-146C0-130 22-150 30-140C70-110 60-36 0 0Z', k % 2 ? '#d8203f' : '#ee3355', `transform="translate(4 10) rotate(${k * 72 - 20})"`)
      for (let k = 0; k < 5; k++) p.line('M0-10C-6-50-4-80-2-112', '#8f0f2b', 4, `transform="translate(4 10) rotate(${k * 72 - 20})"`)
      p.line('M4 10C40-30 60-60 108-86', '#ffd23f', 10)
      for (let k = 0; k < 9; k++) p.disc(84 + (k % 3) * 13, -96 + Math.floor(k / 3) * 13, 6, '#fff0a0')
      p.disc(4, 10, 16, '#6d0a20')
    })
    for (const [x, y, r] of [[-130, -90, 7], [-110, -120, 4], [120, 60, 6], [150, 20, 4], [-150, 90, 5], [90, -140, 5], [-60, -190, 5]] as const) p.ring(x, y, r, '#ffffff', 2.5)
    p.line('M-168-206L-28-150L28 210', '#ffffff', 6, 'opacity=".9"')
    p.line('M-150-160L-120 60M-128-150L-110-40', '#ffffff', 9, 'opacity=".7"')
    p.line('M-100-230L40-254', '#ffffff', 8, 'opacity=".9"')
  })
  for (const [dx, dy] of [[-130, 0], [40, 30], [140, -20]] as const) {
    p.line(path`M${cx + dx * s} ${cy + 210 * s + dy}v40`, '#bff0f8', 5)
    p.oval(cx + dx * s, cy + 262 * s + dy, 7, 11, '#e6fbff')
  }
  p.oval(cx, fl + 6, 150, 10, '#a5e6f2', 'opacity=".7"')
  person(p, 'man', cx - 96, fl + 6, 128, '#3f1f3a')
  person(p, 'woman', cx + 112, fl + 6, 122, '#3f1f3a', -1)
  p.ink('#8f2a2a', () => p.fill(p.radial([[0.6, '#000', 0], [1, '#000', 0.45]])))
  p.title(['বরফকল'], { x: W / 2, y: 144, size: 138, anchor: 'middle', weight: 800, width: 86, color: '#fff3d8' })
}
