import { type Scene, path, put } from '../pen.ts'
import { bare } from '../things.ts'

/** A survey map on which the river is an upside-down tree with leaves in the sea. */
export const delta: Scene = (p, { W, H, tall }) => {
  p.fill('#e9d3a2')
  p.ink('#b98f4f', () => p.fill(p.radial([[0.3, '#000', 0.1], [1, '#000', 0.9]])))
  for (let k = 1; k < 6; k++) {
    p.rect((W * k) / 6, 0, 1.6, H, '#a57c40', 'opacity=".55"')
    p.rect(0, (H * k) / 6, W, 1.6, '#a57c40', 'opacity=".55"')
  }
  const [cx, top, size] = tall ? [W * 0.72, -30, 760] : [W * 0.66, -40, 720]
  const sea = H * (tall ? 0.77 : 0.8)
  const coast = Array.from({ length: 40 }, (_, i) => path`L${(i * W) / 38} ${sea + 16 * Math.sin(i * 1.7) + 10 * Math.sin(i * 3.1)}`).join('')
  p.path(path`M-10 ${sea}${coast}V${H + 10}H-10Z`, '#2f7d8c')
  for (let k = 1; k < 9; k++) p.line(path`M-10 ${sea + k * 22}q40 -10 80 0${'t80 0'.repeat(17)}`, '#8cc7c4', 2, `opacity="${0.8 - k * 0.08}"`)
  bare(p, cx, top, size, '#1d6674', 8, Math.PI / 2, tall ? 46 : 46)
  for (let k = 0; k < 40; k++) {
    const [x, y] = [p.r() * W, p.between(tall ? 0.34 : 0.05, tall ? 0.72 : 0.74) * H]
    if (Math.abs(x - cx) < 150 - Math.abs(y - sea) * 0.1) continue
    p.path(path`M${x} ${y}l-7 16h14ZM${x} ${y - 9}l-5 12h10Z`, '#5f7a3a', 'opacity=".8"')
  }
  p.group(put(tall ? W * 0.23 : W * 0.92, tall ? H * 0.39 : H * 0.26, tall ? 0.8 : 0.8), () => {
    p.ring(0, 0, 84, '#7a2a1d', 3)
    p.ring(0, 0, 92, '#7a2a1d', 1.5)
    for (let k = 0; k < 8; k++) {
      const long = k % 2 ? 62 : 112
      p.path(`M0 ${-long}L13-13L0 0Z`, k % 2 ? '#a8763a' : '#7a2a1d', `transform="rotate(${k * 45})"`)
      p.path(`M0 ${-long}L-13-13L0 0Z`, '#f6e7c4', `transform="rotate(${k * 45})"`)
    }
    p.disc(0, 0, 9, '#7a2a1d')
  })
  const [bx, by] = tall ? [W * 0.28, H * 0.94] : [W * 0.5, H * 0.94]
  p.group(put(bx, by, tall ? 0.9 : 0.86), () => {
    p.path('M-120 0C-90 34 80 36 128-12C84 2-70 4-120 0Z', '#3a1a12')
    p.path('M-4-6V-196C60-170 92-110 84-24C56-40 26-44-4-40Z', '#fff3d8')
    p.ink('#b98f4f', () => p.path('M-4-6V-196C60-170 92-110 84-24C56-40 26-44-4-40Z', p.linear([[0, '#000', 0], [1, '#000', 0.8]], 0, 0, 1, 0)))
    p.line('M-6 4V-204', '#3a1a12', 6)
    p.path('M-6-204l-44 12l44 14Z', '#b3202a')
    p.path('M-96 0v-30h58v30Z', '#7a2a1d')
    p.line('M-70-30V-66m-16 20l16-20l16 20', '#3a1a12', 4)
  })
  p.title(['The Delta', 'Survey'], { x: 40, y: 118, size: 96, gap: 0.9, weight: 600, width: 80, color: '#5a1f16' })
}
