import { type Scene, path } from '../pen.ts'
import { birds, glitter, person } from '../things.ts'

/** Two people on the steps, and a bridge to the other bank. */
export const bridge: Scene = (p, { W, H, tall }) => {
  const w = H * (tall ? 0.7 : 0.74)
  p.fill(p.linear([[0, '#3a2a5c'], [0.35, '#b0577f'], [0.58, '#f59a86'], [0.74, '#ffd9ae']]))
  const sx = W * (tall ? 0.3 : 0.46)
  p.glow(sx, w - 20, 330, '#fff0c8', 0.75)
  p.disc(sx, w - 16, 58, '#fff6de')
  for (let i = 0; i < (tall ? 22 : 40); i++) {
    const x = (i / (tall ? 22 : 40)) * W
    const h = p.between(16, 74)
    p.rect(x, w - h, p.between(18, 46), h, '#a5567a', 'opacity=".75"')
  }
  p.rect(0, w, W, H - w, p.linear([[0, '#f7ae8c'], [0.3, '#a35479'], [1, '#231a3c']]))
  glitter(p, sx, w + 3, H, 130, '#fff0cb', 44)
  const c = '#2a1c40'
  const deck = w - 74
  const A = W * (tall ? 0.16 : 0.3)
  const B = W * (tall ? 0.98 : 0.9)
  const top = deck - (tall ? 300 : 270)
  const sag = deck - (tall ? 96 : 86)

  const slope = (away: number) => deck - (deck - top) * Math.max(0, 1 - away / (W * (tall ? 0.42 : 0.26))) ** 1.15
  const chord = (x: number) => {
    if (x < A) return slope(A - x)
    if (x > B) return slope(x - B)
    return top + (sag - top) * Math.sin(((x - A) / (B - A)) * Math.PI) ** 0.9
  }
  const xs = []
  for (let x = -W * 0.14; x <= W * 1.3; x += (B - A) / (tall ? 14 : 18)) xs.push(x)
  const pts = [A, B, ...xs].toSorted((a, b) => a - b)
  p.line(pts.map((x, i) => path`${i ? 'L' : 'M'}${x} ${chord(x)}`).join(''), c, 9)
  pts.forEach((x, i) => {
    p.line(path`M${x} ${chord(x)}V${deck}`, c, x === A || x === B ? 16 : 3.4)
    const next = pts[i + 1]
    if (next === undefined) return
    const brace = i % 2 ? path`M${x} ${chord(x)}L${next} ${deck}` : path`M${x} ${deck}L${next} ${chord(next)}`
    p.line(brace, c, 2.6)
  })
  for (const x of [A, B]) {
    p.path(path`M${x - 10} ${top - 22}H${x + 10}L${x + 24} ${w + 10}H${x - 24}Z`, c)
    p.rect(x - 40, w - 12, 80, 34, '#1d1330', 'rx="3"')
  }
  p.rect(-10, deck - 4, W + 20, 16, c)
  p.rect(-10, deck + 14, W + 20, 4, c)
  for (let i = 0; i < (tall ? 9 : 18); i++) {
    const x = p.r() * W
    p.path(path`M${x} ${deck - 4}v-18q0-6 6-6h34q6 0 6 6v18Z`, '#1d1330')
    p.rect(x + 5, deck - 20, 8, 7, '#ffd99a')
    p.rect(x + 18, deck - 20, 8, 7, '#ffd99a')
  }
  birds(p, W * (tall ? 0.62 : 0.66), H * (tall ? 0.36 : 0.22), 120, 9, '#2a1c40', 11)
  p.path(
    `M0 ${H}V${H * 0.9}H${W * (tall ? 0.56 : 0.36)}V${H * 0.93}H${W * (tall ? 0.62 : 0.39)}V${H * 0.965}` +
      `H${W * (tall ? 0.7 : 0.43)}V${H}Z`,
    '#120b22',
  )
  person(p, 'man', W * (tall ? 0.33 : 0.24), H * 0.902, tall ? 120 : 116, '#120b22')
  person(p, 'woman', W * (tall ? 0.42 : 0.28), H * 0.902, tall ? 112 : 108, '#120b22', -1)
  p.title(['সেতুর', 'ওপারে'], {
    x: W - 42,
    y: 132,
    size: 122,
    gap: 0.98,
    anchor: 'end',
    weight: 800,
    width: 80,
    color: '#ffe6c6',
  })
}
