import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** An elephant waits for the down train, as everybody does. */
export const elephant: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#f6cf6b'], [0.7, '#f3a44a'], [1, '#d9742f']]))
  const fl = H * (tall ? 0.78 : 0.8)
  p.disc(W * (tall ? 0.5 : 0.64), fl - (tall ? 330 : 300), tall ? 230 : 250, '#fff0bd', 'opacity=".8"')
  p.rect(0, fl, W, H - fl, '#2f4a4a')
  p.rect(0, fl, W, 12, '#f4ead6')
  for (let k = 0; k < 40; k++) p.rect(k * 40, fl + 12, 20, 10, '#f2c12e')
  p.rect(0, fl + 22, W, H, '#1d3233')
  const roof = H * (tall ? 0.24 : 0.1)
  p.path(path`M-10 ${roof}H${W + 10}V${roof + 34}${Array.from({ length: 40 }, (_, i) => path`L${W - i * 34 + 5} ${roof + (i % 2 ? 34 : 62)}`).join('')}Z`, '#7c2f35')
  for (const at of tall ? [0.08, 0.94] : [0.36, 0.95]) {
    p.rect(W * at - 9, roof, 18, fl - roof, '#3f1a22')
    p.path(path`M${W * at} ${roof + 130}q-4 -80 -70 -90M${W * at} ${roof + 130}q4 -80 70 -90`, 'none', 'stroke="#3f1a22" stroke-width="8"')
  }
  const [x, s] = tall ? [W * 0.54, 1.22] : [W * 0.66, 1.22]
  p.group(put(x, fl, s), () => {
    const hide = '#46525f'
    p.path('M-150-40V0H-96V-84H-20V0H34V-96H96V0H150V-180C150-300 90-330 0-330C-70-330-104-318-126-300C-190-310-214-262-212-210C-211-170-226-130-222-84C-220-46-196-30-172-44C-160-52-160-66-172-66C-184-62-192-70-190-90C-186-130-168-150-164-184C-158-150-150-120-150-40Z', hide)
    p.ink('#1c232c', () => p.path('M-150-40V0H-96V-84H-20V0H34V-96H96V0H150V-180C150-300 90-330 0-330C-70-330-104-318-126-300C-190-310-214-262-212-210C-160-150-150-120-150-40Z', p.linear([[0, '#000', 0.02], [1, '#000', 0.85]], 0, 0, 1, 0.8)))
    p.path('M-120-296C-60-330-20-290-34-220C-44-170-90-150-116-182C-140-212-150-272-120-296Z', '#5b6978')
    p.path('M-112-284C-66-306-42-276-50-224C-56-190-90-176-106-198C-124-222-132-268-112-284Z', '#c98a86')
    p.disc(-166, -240, 7, '#10151b')
    p.path('M-170-168C-200-150-214-150-236-164C-214-138-184-138-162-150Z', '#fff6e0')
    p.path('M150-200C176-180 176-130 166-104L160-106C164-140 160-166 146-180Z', hide)
    p.path('M-60-332C-20-350 60-346 110-300L118-170C70-190-6-186-40-172Z', '#b3202a')
    p.line('M-40-172C-6-186 70-190 118-170', '#f2c14e', 8)
    for (let k = 0; k < 6; k++) p.disc(-24 + k * 26, -196 + Math.abs(k - 2.5) * 3, 6, '#f2c14e')
    p.line('M-50-318C-10-336 60-332 104-290', '#f2c14e', 4)
  })
  person(p, 'man', x - 330 * s * (tall ? 0.66 : 0.95), fl, 150, '#2a151b')
  person(p, 'child', x - 262 * s * (tall ? 0.66 : 0.95), fl, 86, '#2a151b')
  p.rect(x - 360 * s * (tall ? 0.66 : 0.95), fl - 34, 40, 34, '#7c2f35', 'rx="4"')
  p.group(put(W * (tall ? 0.78 : 0.86), roof + 74, 1), () => {
    p.rect(-64, 0, 128, 56, '#12333a', 'rx="5"')
    p.sign(['২'], { x: 0, y: 44, size: 46, anchor: 'middle', weight: 700, color: '#ffe9c7' })
  })
  p.title(['দুই নম্বরে হাতি'], { x: W / 2, y: 142, size: 92, anchor: 'middle', weight: 800, width: 80, color: '#5a1a22' })
}
