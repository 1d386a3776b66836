import { type Point, type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** A boy on a roof holds a very large kite. */
export const kites: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#0e6a72'], [0.55, '#2b9c92'], [0.82, '#ffd08a']]))
  p.ink('#0a4f5c', () => p.rect(0, 0, W, H * 0.6, p.linear([[0, '#000', 0.6], [1, '#000', 0]])))
  const kite = (x: number, y: number, s: number, a: number, c1: string, c2: string, c3: string) =>
    p.group(put(x, y, s, a), () => {
      p.path('M0-120L92 0L0 120Z', c1)
      p.path('M0-120L-92 0L0 120Z', c2)
      p.path('M0 120L-26 152H26Z', c3)
      p.path('M0-58L44 0L0 58L-44 0Z', c3)
      p.disc(0, 0, 14, c1)
      p.line('M-92 0Q0-40 92 0M0-120V120', '#20150f', 2, 'opacity=".45"')
    })
  const [heroX, heroY] = tall ? [W * 0.62, H * 0.45] : [W * 0.66, H * 0.34]
  kite(W * (tall ? 0.16 : 0.14), H * (tall ? 0.36 : 0.24), 0.4, -20, '#f7e3b0', '#f29c4b', '#123f4a')
  kite(W * (tall ? 0.86 : 0.9), H * (tall ? 0.12 : 0.16), 0.3, 30, '#f4efe0', '#d8574a', '#123f4a')
  kite(W * (tall ? 0.24 : 0.4), H * (tall ? 0.56 : 0.2), 0.22, 12, '#ffd27a', '#d8574a', '#123f4a')
  kite(heroX, heroY, tall ? 1.5 : 1.35, tall ? 18 : 20, '#ff5d3b', '#c22f3a', '#ffd27a')
  const roofs = [['#1c6a6c', H * 0.74, 60], ['#0f4650', H * 0.8, 70], ['#0a2730', H * 0.87, 80]] as const
  let stand: Point = [0, 0]
  roofs.forEach(([color, y, step], k) => {
    let x = -20
    while (x < W + 20) {
      const w = p.between(step, step * 2)
      const h = p.between(0, H * 0.07)
      p.rect(x, y - h, w + 1, H, color)
      p.rect(x - 3, y - h - 5, w + 6, 6, color)
      if (p.r() < 0.5) {
        p.rect(x + w * 0.3, y - h - 34, 26, 20, color, 'rx="3"')
        p.line(path`M${x + w * 0.3 + 3} ${y - h}v-16M${x + w * 0.3 + 23} ${y - h}v-16`, color, 3)
      }
      if (p.r() < 0.35) p.line(path`M${x + w * 0.8} ${y - h}v-50m-14 6h28m-22 10h16`, color, 2.4)
      if (k === 2) {
        for (let n = 0; n < 3; n++) {
          if (p.r() < 0.3) p.rect(x + p.r() * w * 0.7, y - h + p.between(18, 80), 12, 18, '#ffc45e')
        }
      }
      if (k === 2 && x < W * (tall ? 0.3 : 0.42)) stand = [x + w * 0.5, y - h - 4]
      x += w
    }
  })
  p.line(
    path`M${stand[0] + 30} ${stand[1] - 104}Q${W * 0.42} ${H * 0.66} ${heroX - 10} ${heroY + 40}`,
    '#fff4d8',
    1.4,
  )
  person(p, 'reaching', stand[0], stand[1], tall ? 120 : 118, '#0a1a20')
  p.title(['Kite', 'Thieves'], { x: 40, y: 112, size: 112, gap: 0.82, weight: 800, width: 108, color: '#fff2d2' })
}
