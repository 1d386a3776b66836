import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** A large crow with a button in its beak. */
export const crow: Scene = (p, { W, H, tall }) => {
  p.fill('#ffc61a')
  p.ink('#f08a00', () => p.fill(p.linear([[0.4, '#000', 0], [1, '#000', 0.8]], 0, 0, 0.5, 1)))
  const fl = H * (tall ? 0.9 : 0.92)
  const [cx, s] = tall ? [W * 0.43, 0.88] : [W * 0.68, 0.98]
  const cy = fl - 326 * s
  p.disc(cx + 30 * s, cy - 120 * s, 226 * s, '#fff0b0')
  p.group(put(cx, cy, s), () => {
    p.path('M-260 300C-250 180-210 60-140-20C-110-60-98-110-84-150C-66-214-6-250 56-236C102-226 126-196 134-162L276-132C290-128 288-116 274-114L128-108C120-60 104-20 100 30C96 120 80 190 10 240C-50 282-150 262-260 300Z', '#171420')
    p.path('M-260 300C-250 180-210 60-140-20C-96 40-40 70 40 60C40 140-10 210-90 226C-150 240-210 262-260 300Z', '#2b2740')
    for (let k = 0; k < 5; k++) p.path(`M${-150 + k * 30} ${20 + k * 12}C${-150 + k * 26} 90 ${-190 + k * 30} 170 ${-232 + k * 34} ${262 - k * 12}C${-176 + k * 26} 190 ${-126 + k * 26} 120 ${-118 + k * 30} ${34 + k * 10}Z`, k % 2 ? '#3a3560' : '#221e36')
    p.ink('#6f7fd0', () => p.path('M-150-10C-110-60-98-110-84-150C-66-214-6-250 56-236C10-200-20-120-60-40Z', p.linear([[0, '#000', 0.75], [1, '#000', 0]], 0, 0, 1, 0)))
    p.path('M134-162L276-132C290-128 288-116 274-114L128-108C132-126 134-144 134-162Z', '#4a4658')
    p.line('M132-132L270-122', '#171420', 5)
    p.disc(74, -168, 25, '#fff6d8')
    p.disc(80, -166, 15, '#171420')
    p.disc(86, -172, 5, '#ffffff')
    p.line('M46-202Q76-216 104-196', '#3a3560', 8)
    p.group(put(290, -92, 1, 12), () => {
      p.disc(0, 0, 40, '#b3122e')
      p.disc(-2, -3, 38, '#e8304a')
      p.ring(-2, -3, 27, '#b3122e', 4)
      for (const [x, y] of [[-9, -9], [9, -9], [-9, 9], [9, 9]] as const) p.disc(x - 2, y - 3, 5, '#7a0a1e')
      p.line('M-16-26Q-4-34 12-30', '#ffb0b0', 4)
    })
    p.line('M-20 250L-30 330M40 226L44 322', '#171420', 15)
    for (const [x, y] of [[-30, 330], [44, 322]] as const) p.line(`M${x} ${y}l-34 14M${x} ${y}l6 18M${x} ${y}l38 10`, '#171420', 11)
  })
  p.rect(0, fl, W, H, '#c22f2a')
  for (let k = 0; k < 20; k++) for (let row = 0; row < 3; row++) p.path('M0 0h62q0 30-31 30T0 0Z', row % 2 ? '#a82522' : '#d64236', put(k * 64 - 40 + (row % 2) * 32, fl + row * 26 - 4, 1.04))
  p.line(path`M-10 ${fl - 4}H${W + 10}`, '#7a1518', 8)
  const treasures = [['#2f8fe0', 0], ['#fff6d8', 1], ['#1f9a6a', 2], ['#b07bff', 0], ['#e8304a', 1], ['#fff6d8', 2], ['#2f8fe0', 0]] as const
  treasures.forEach(([color, kind], k) => {
    const x = (tall ? W * 0.07 : W * 0.36) + k * (tall ? 42 : 54), y = fl - 16
    if (kind === 0) p.disc(x, y, 13, color)
    else if (kind === 1) {
      p.ring(x, y, 11, color, 5)
      p.rect(x - 2, y + 9, 4, 4, color)
    } else p.path('M-12 12L0-14L12 12Z', color, put(x, y, 1))
  })
  person(p, 'reaching', tall ? W * 0.9 : W * 0.955, fl - 4, 104, '#171420', -1)
  p.title(['হিসেবি', 'কাক'], { x: 42, y: 122, size: 116, gap: 0.94, weight: 800, width: 88, color: '#7a1518' })
}
