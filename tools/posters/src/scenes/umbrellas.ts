import { type Scene, path, put } from '../pen.ts'
import { rain } from '../things.ts'

type Place = [x: number, y: number, radius: number]
type Cloth = [string, string, string]

/** A crowd of grey umbrellas from above, and one that is not grey. */
export const umbrellas: Scene = (p, { W, H, tall }) => {
  p.fill('#0d1520')
  p.ink('#1d2c3d', () => p.fill(p.linear([[0, '#000', 0.6], [1, '#000', 0.1]])))
  const one: Place = tall ? [W * 0.63, H * 0.47, 104] : [W * 0.64, H * 0.52, 112]
  const placed = [one]

  const brolly = (x: number, y: number, r: number, a: number, c: Cloth, hot = false) =>
    p.group(put(x, y, r / 100, a), () => {
      p.group('transform="translate(22 30)" opacity=".5"', () => p.disc(0, 0, 98, '#02050a'))
      for (let k = 0; k < 8; k++) {
        const a0 = (k * Math.PI) / 4
        const a1 = a0 + Math.PI / 4
        const m = a0 + Math.PI / 8
        const q = (t: number, l: number) => path`${Math.cos(t) * l} ${Math.sin(t) * l}`
        p.path(`M0 0L${q(a0, 100)}Q${q(m, 86)} ${q(a1, 100)}Z`, c[k % 2 ? 1 : k < 3 ? 2 : 0])
      }
      for (let k = 0; k < 8; k++) {
        p.line(
          path`M0 0L${Math.cos((k * Math.PI) / 4) * 102} ${Math.sin((k * Math.PI) / 4) * 102}`,
          hot ? '#7a1f12' : '#070c13',
          1.6,
        )
      }
      p.disc(0, 0, 6, hot ? '#fff0c9' : '#3a4c60')
    })
  if (tall) placed.push([W * 0.2, H * 0.87, 170])
  for (let i = 0; i < 4000 && placed.length < 200; i++) {
    const r = p.between(46, 84)
    const x = p.between(-40, W + 40)
    const y = p.between(-40, (tall ? 0.72 : 1.05) * H)
    const isFree = placed.every((place) => {
      const room = (place[2] + r) * (place === one ? 1.12 : 0.9)
      return Math.hypot(place[0] - x, place[1] - y) > room
    })
    if (isFree) placed.push([x, y, r])
  }
  const greys: Cloth[] = [
    ['#1b2836', '#223243', '#2d4156'],
    ['#16212d', '#1d2a38', '#263747'],
    ['#223447', '#2b4159', '#38526d'],
  ]
  placed
    .filter((b) => b !== one && b[2] < 150)
    .forEach(([x, y, r], i) => brolly(x, y, r, p.between(0, 45), greys[i % 3]!))
  p.glow(one[0], one[1], 240, '#ffb64d', 0.4)
  brolly(...one, 12, ['#f0532d', '#d8401f', '#ff7a45'], true)
  rain(p, tall ? 170 : 240, '#bcd3e8', 0.5, 0.5)
  const down = p.linear([[0, '#000', 0.2], [0.5, '#000', 0], [1, '#000', 0.7]])
  const across = p.linear([[0, '#000', 0.9], [0.55, '#000', 0], [1, '#000', 0.1]], 0, 0, 1, 0)
  p.ink('#060a10', () => p.fill(tall ? down : across))
  p.title(['Umbrella', 'Season'], { x: 42, y: 740, size: 108, gap: 0.8, weight: 700, width: 90, color: '#fff' })
}
