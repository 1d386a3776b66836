import { type Scene, hills, path, put, smooth } from '../pen.ts'
import { birds, glitter, palm, people } from '../things.ts'

/** A ferryman brings his lantern home before a huge low sun. */
export const ferry: Scene = (p, { W, H, tall }) => {
  const hz = H * (tall ? 0.63 : 0.66)
  const sx = W * (tall ? 0.56 : 0.68)
  const sr = tall ? 172 : 190

  p.fill(p.linear([[0, '#150f26'], [0.28, '#46193f'], [0.48, '#a3323a'], [0.64, '#ef7d3c'], [0.7, '#ffc069']]))
  p.glow(sx, hz - sr * 0.4, sr * 2.6, '#ff9a4d', 0.55)
  p.disc(sx, hz - sr * 0.42, sr, p.linear([[0, '#fff0bd'], [0.7, '#ffb255'], [1, '#ff7a3f']]))
  for (const [dy, x, w] of [[-0.9, -0.5, 1.5], [-0.62, 0.2, 1.2], [-0.3, -0.7, 1.1]] as const) {
    p.path(
      path`M${sx + x * sr - w * sr * 0.5} ${hz + dy * sr}q${w * sr * 0.5} ${-16} ${w * sr} 0` +
        path`q${-w * sr * 0.5} 14 ${-w * sr} 0Z`,
      '#a3323a',
      'opacity=".55"',
    )
  }
  birds(p, sx - sr * 1.1, hz - sr * 1.35, 80, 7, '#2b0f28', 11)
  const far = hills(p, hz - 10, 18, 9)
  p.path(`${smooth(far)}L${W} ${hz + 4}L0 ${hz + 4}Z`, '#5b1f35')
  for (let i = 0; i < (tall ? 10 : 18); i++) {
    const x = p.r() * W
    if (Math.abs(x - sx) > sr * 0.55) palm(p, x, hz + 2, p.between(46, 92), '#4a1830', p.between(-0.2, 0.2))
  }
  p.rect(0, hz, W, H - hz, p.linear([[0, '#e9763d'], [0.16, '#a4383c'], [0.45, '#45183b'], [1, '#0e0a1b']]))
  glitter(p, sx, hz + 3, H * 0.97, sr * 1.5, '#ffcf85', 60)
  for (let i = 0; i < 60; i++) {
    const y = hz + (H - hz) * p.r() ** 0.7
    p.rect(p.r() * W, y, p.between(20, 120) * ((y - hz) / (H - hz) + 0.3), 1.4, '#1a0c22', 'opacity=".4"')
  }
  const s = tall ? 1.5 : 1.62
  const bx = W * (tall ? 0.46 : 0.62)
  const by = H * (tall ? 0.8 : 0.83)


  p.group(put(bx, by, s), () => {
    p.oval(0, 26, 130, 7, '#07050f', 'opacity=".55"')
    p.path('M-124-30C-100-6-80 2-62 4L52 4C84 2 104-12 132-40C122-2 92 26 56 27H-58C-92 25-116 0-124-30Z', '#0b0714')
    p.path('M-34 5C-34-42 44-44 46 5Z', '#140b1d')
    for (let i = 0; i < 5; i++) {
      p.line(
        `M${-28 + i * 17} 5C${-28 + i * 17}-${22 + 8 * Math.sin(i)} ${-24 + i * 17}-34 ${-18 + i * 15}-34`,
        '#3a1a2e',
        1,
      )
    }
    p.path(people.man, '#0b0714', 'transform="translate(-84 0) scale(.78)"')
    p.line('M-66-50L-118 34', '#0b0714', 2.4)
    p.glow(64, -16, 46, '#ffd27a', 0.9)
    p.rect(60, -22, 8, 12, '#fff3c4', 'rx="2"')
    p.line('M64-22V-30', '#0b0714', 1.5)
  })
  glitter(p, bx + 64 * s, by + 34, by + 120, 26, '#ffe2a0', 12)
  p.title(['শেষ', 'খেয়া'], { x: 44, y: 148, size: 136, gap: 0.94, weight: 800, width: 92, color: '#ffe9c7' })
}
