import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** The paper in an old typewriter turns into a town at night; one window is typed twice. */
export const carbon: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#0f2030'], [0.6, '#1d3a4c'], [1, '#0a131d']]))
  const cx = W * (tall ? 0.5 : 0.66)
  const base = H * (tall ? 0.75 : 0.72)
  const [w, h] = tall ? [330, 410] : [330, 420]
  p.glow(cx, base - h * 0.5, 420, '#f6d78f', 0.35)
  p.group(put(cx - 26, base - 20, 1, -5), () => p.rect(-w / 2, -h, w, h, '#7fa0ad', 'opacity=".8"'))
  p.rect(cx - w / 2, base - h, w, h, '#f4ead2')
  p.clip(path`M${cx - w / 2} ${base - h}h${w}v${h}h${-w}Z`, () => {
    for (let k = 0; k < 5; k++) p.line(path`M${cx - w / 2 + 34} ${base - h + 44 + k * 26}h${(w - 68) * (k === 4 ? 0.5 : p.between(0.86, 1))}`, '#5b6b75', 5, 'stroke-dasharray="14 5 26 5 9 6 31 6" style="stroke-linecap:butt"')
    let x = cx - w / 2
    while (x < cx + w / 2) {
      const [bw, bh] = [p.between(34, 62), p.between(70, 220)]
      p.rect(x, base - bh, bw, bh, p.r() > 0.5 ? '#16242f' : '#22384a')
      for (let wy = base - bh + 14; wy < base - 30; wy += 24) for (let wx = x + 9; wx < x + bw - 12; wx += 17) if (p.r() > 0.55) p.rect(wx, wy, 8, 12, '#f2b544', 'opacity=".85"')
      x += bw + 2
    }
    p.ink('#b59d6a', () => p.rect(cx - w / 2, base - h, w, h, p.linear([[0.4, '#000', 0], [1, '#000', 0.7]], 0, 0, 1, 0)))
  })
  p.rect(cx - 62, base - h * 0.36, 26, 34, '#c2272c')
  p.rect(cx + 26, base - h * 0.36, 26, 34, '#c2272c')
  person(p, 'coat', cx - 49, base - h * 0.36 + 34, 30, '#1a0707')
  person(p, 'coat', cx + 39, base - h * 0.36 + 34, 30, '#1a0707')
  p.rect(cx - 262, base - 26, 524, 40, '#0a0f14', 'rx="20"')
  for (const side of [-1, 1]) p.disc(cx + side * 268, base - 6, 30, '#0a0f14')
  p.path(path`M${cx - 226} ${base + 6}H${cx + 226}L${cx + 268} ${H + 20}H${cx - 268}Z`, p.linear([[0, '#3a4c58'], [1, '#121b23']]))
  p.path(path`M${cx - 120} ${base + 8}q120 66 240 0l14 30q-134 76 -268 0Z`, '#0a0f14')
  for (let k = -6; k <= 6; k++) p.line(path`M${cx + k * 5} ${base + 50}L${cx + k * 17} ${base + 16}`, '#8c9aa3', 3)
  for (let row = 0; row < 3; row++) {
    for (let k = 0; k < 9; k++) {
      const [kx, ky] = [cx - 176 + k * 44 + (row % 2 ? 14 : 0) - row * 4, base + 96 + row * 44]
      p.disc(kx, ky + 4, 16, '#070b0f')
      p.disc(kx, ky, 15, row === 1 && k === 4 ? '#c2272c' : '#e8dfc8')
      p.ring(kx, ky, 15, '#20303b', 3)
    }
  }
  p.title(['Carbon', 'Copy'], { x: 40, y: 112, size: 96, gap: 0.9, weight: 600, width: 78, color: '#f4ead2' })
}
