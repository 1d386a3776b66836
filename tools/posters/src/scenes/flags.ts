import { type Scene, path, round } from '../pen.ts'
import { mist, person } from '../things.ts'

/** Prayer flags over a gorge, and a person on a rope bridge. */
export const flags: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#2b6fb5'], [0.5, '#8cc0e0'], [1, '#f3e6cf']]))
  for (const [k, c] of ['#dfeaf2', '#9dbdd2', '#5f8fae'].entries()) {
    const line = Array.from({ length: 15 }, (_, i): [number, number] => [(i / 14) * W * 1.1 - W * 0.05, H * (0.4 + k * 0.1) - (i % 2 ? p.between(30, 170 - k * 40) : 0)])
    p.path(`M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}L${W + 20} ${H}L-20 ${H}Z`, c)
    if (k === 0) for (const [x, y] of line) p.path(path`M${x} ${y}l26 44l-14 -6l-10 12l-12 -10l-14 4Z`, '#fff')
  }
  mist(p, H * 0.66, H * 0.3, '#f3e6cf', 0.85)
  const gap = tall ? [0.2, 0.84] as const : [0.46, 0.9] as const
  const deck = H * (tall ? 0.74 : 0.7)
  p.path(path`M-20 ${deck}L${W * gap[0] - 30} ${deck - 6}L${W * gap[0]} ${deck + 14}L${W * gap[0] - 50} ${deck + 130}L${W * gap[0] - 24} ${deck + 220}L${W * gap[0] - 90} ${H + 20}H-20Z`, '#14313a')
  p.path(path`M${W + 20} ${deck - 20}L${W * gap[1] + 40} ${deck - 26}L${W * gap[1]} ${deck - 4}L${W * gap[1] + 60} ${deck + 120}L${W * gap[1] + 26} ${H + 20}H${W + 20}Z`, '#14313a')
  p.ink('#050e12', () => p.path(path`M-20 ${deck}L${W * gap[0]} ${deck + 14}L${W * gap[0] - 90} ${H + 20}H-20Z`, p.linear([[0, '#000', 0.1], [1, '#000', 0.8]])))
  const span = (dy: number, sag: number) => path`M${W * gap[0] - 12} ${deck + 6 - dy}Q${W * (gap[0] + gap[1]) * 0.5} ${deck + sag - dy} ${W * gap[1] + 12} ${deck - 8 - dy}`
  p.line(span(0, 96), '#2a1a12', 6)
  p.line(span(56, 96), '#2a1a12', 3)
  const pointAt = (t: number): [number, number] => {
    const [x1, x2] = [W * gap[0], W * gap[1]]
    return [x1 + (x2 - x1) * t, deck + 2 * t * (1 - t) * 94]
  }
  for (let k = 0; k <= 22; k++) {
    const [x, y] = pointAt(k / 22)
    p.line(path`M${x} ${y + 2}v-56`, '#2a1a12', 1.6)
    p.rect(x - 8, y, 13, 5, '#5b3a20')
  }
  const [hx, hy] = pointAt(0.44)
  p.oval(hx, hy, 24, 4, '#2a1a12')
  person(p, 'coat', hx, hy + 2, tall ? 108 : 116, '#c2272c')
  p.path(path`M${hx - 22} ${hy - 84}h18v42h-22Z`, '#2a1a12')
  const colours = ['#2c6fb0', '#fffaf0', '#c2272c', '#2f8a5f', '#f2b93c']
  for (const [y1, y2, sag] of tall ? [[0.3, 0.46, 0.14], [0.52, 0.26, 0.22]] as const : [[0.1, 0.34, 0.12], [0.4, 0.08, 0.24]] as const) {
    p.line(path`M-10 ${H * y1}Q${W * 0.5} ${H * ((y1 + y2) / 2 + sag)} ${W + 10} ${H * y2}`, '#3a2a20', 2.4)
    const count = tall ? 13 : 22
    for (let k = 0; k < count; k++) {
      const t = (k + 0.5) / count
      const x = -10 + (W + 20) * t
      const y = H * (y1 * (1 - t) ** 2 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag) + y2 * t ** 2)
      const w = (W / count) * 0.76
      p.path(path`M${x - w / 2} ${y - 2}H${x + w / 2}L${x + w / 2 + p.between(-4, 9)} ${y + w * 1.1}q${-w * 0.25} ${p.between(-9, 9)} ${-w * 0.5} 0t${-w * 0.5} 0Z`, colours[k % 5]!)
      p.line(path`M${x - w * 0.28} ${y + w * 0.4}h${w * 0.5}M${x - w * 0.28} ${y + w * 0.6}h${w * 0.4}`, '#1c2a3a', 1.6, 'opacity=".4"')
    }
  }
  p.title(['North of', 'Kalimpong'], { x: 40, y: 112, size: 88, gap: 0.92, weight: 700, width: 84, color: '#fffaf0' })
}
