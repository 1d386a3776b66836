import { type Scene, path, put } from '../pen.ts'
import { people } from '../things.ts'

/** A man at noon with two shadows; one of them walks away. */
export const shadow: Scene = (p, { W, H, tall }) => {
  p.fill('#f3e3c3')
  p.ink('#d8b884', () => p.fill(p.linear([[0, '#000', 0.05], [1, '#000', 0.6]], 0.2, 0, 0.7, 1)))
  for (let k = -14; k < 30; k++) p.line(path`M${k * 110} ${-10}l${-H * 0.6} ${H + 20}`, '#e0c796', 3)
  for (let k = 0; k < 12; k++) p.line(path`M-10 ${k * 92}H${W + 10}`, '#e0c796', 3)
  const [x, y, s] = tall ? [W * 0.4, H * 0.62, 2.5] : [W * 0.62, H * 0.5, 2.3]
  p.group(`transform="translate(${x} ${y}) rotate(148) skewX(-14) scale(${s * 1.1} ${s * 1.42})"`, () => p.path(people.coat, '#2c4a6b', 'opacity=".8"'))
  const [wx, wy] = tall ? [W * 0.47, H * 0.74] : [W * 0.74, H * 0.7]
  p.group(`transform="translate(${wx} ${wy}) rotate(116) scale(${s * 0.98} ${s * 1.2})"`, () => {
    p.path('M0-99a8 8 0 1 1 0 16a8 8 0 1 1 0-16ZM-5-82C-15-80-17-72-17-60L-19-24H-12L-30 0L-22 5L-2-22L14 6L24 2L10-24H19L17-60C17-72 15-80 5-82Z', '#c2352b')
  })
  p.oval(x, y + 4, 40, 12, '#2c4a6b', 'opacity=".9"')
  p.path(people.coat, '#16202f', put(x, y, s))
  p.path('M-9-94h18l-2-8h-14Z M-14-93h28v3h-28Z', '#16202f', put(x, y, s))
  p.rect(x + 17 * s, y - 30 * s, 22 * s, 16 * s, '#7a3f1c', 'rx="6"')
  p.ink('#7a4a1e', () => p.fill(p.radial([[0.6, '#000', 0], [1, '#000', 0.4]])))
  p.title(['Second', 'Shadow'], { x: 40, y: 124, size: 122, gap: 0.86, weight: 800, width: 78, color: '#c2352b' })
}
