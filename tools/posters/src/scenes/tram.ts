import { type Scene, path, put, round } from '../pen.ts'
import { glitter, rain } from '../things.ts'

/** A lit tram comes towards the viewer through a dark, rainy street. */
export const tram: Scene = (p, { W, H, tall }) => {
  const vx = W * (tall ? 0.5 : 0.64)
  const vy = H * (tall ? 0.5 : 0.47)
  const g = H * (tall ? 0.78 : 0.8)

  p.fill(p.linear([[0, '#050c12'], [0.5, '#0f3038'], [0.62, '#2a5a55'], [1, '#060d12']]))
  p.glow(vx, vy, W * 0.62, '#ffb65c', 0.5, H * 0.4)
  for (const side of [-1, 1]) {
    for (const [i, shade] of ['#040a0f', '#071419', '#0b2026', '#123038', '#1d4145'].entries()) {
      const near = W * (tall ? 0.62 : 0.74) * (1 - i * 0.19)
      const far = W * (tall ? 0.62 : 0.74) * (0.8 - i * 0.17)
      const top = (d: number) => vy - d * (tall ? 1.35 : 0.72) * (0.84 + 0.16 * Math.sin(i * 2.3 + side))
      const base = (d: number) => vy + d * (tall ? 0.72 : 0.42)
      p.path(
        path`M${vx + side * near} ${top(near)}L${vx + side * far} ${top(near) + (near - far) * 0.55}` +
          path`V${base(far)}L${vx + side * near} ${base(near)}Z`,
        shade,
      )
      for (let k = 0; k < 7; k++) {
        for (let j = 0; j < 2; j++) {
          if (p.r() < 0.34) {
            const d = near - (near - far) * (0.3 + j * 0.4)
            const y = top(near) + (near - far) * 0.55 + d * 0.1 + k * d * 0.2
            const w = (near - far) * 0.14

            if (y < base(far) - d * 0.2) {
              p.path(
                path`M${vx + side * d} ${y}l${-side * w} ${w * 0.3}v${d * 0.1}l${side * w} ${-w * 0.2}Z`,
                '#ffb65c',
                `opacity="${round(p.between(0.25, 0.85))}"`,
              )
            }
          }
        }
      }
    }
  }
  p.path(
    `M${vx - W * 0.1} ${vy + 20}L${-W * 0.5} ${H}H${W * 1.5}L${vx + W * 0.1} ${vy + 20}Z`,
    p.linear([[0, '#7a5a35'], [0.2, '#173038'], [1, '#04090d']]),
  )
  const s = tall ? 1 : 0.92
  glitter(p, vx, g - 6, H, 190 * s, '#ffc777', 50, 0.75)
  for (const o of [-58, 58]) {
    p.line(path`M${vx + o * 0.9} ${g}L${vx + o * 3.6} ${H + 10}`, '#ffcf8a', 2.4, 'opacity=".75"')
  }
  for (const o of [-0.6, -0.2, 0.25, 0.7]) {
    p.line(path`M${vx + o * 20} ${vy - 120}Q${vx + o * W * 0.4} ${H * 0.1} ${vx + o * W * 1.2} -20`, '#020508', 2)
  }

  p.group(put(vx, g, s), () => {
    p.glow(0, -60, 260, '#ffd391', 0.42)
    p.path('M-104 0V-250C-104-292-60-306 0-306S104-292 104-250V0Z', '#0a1418')
    p.path('M-104-96H104V0H-104Z', '#7c2b21')
    p.path('M-104-104H104V-92H-104Z', '#e8b26a')
    p.path(
      'M-90-246H-36V-118H-90ZM-28-250H28V-118H-28ZM36-246H90V-118H36Z',
      p.linear([[0, '#fff1c4'], [1, '#f1a54c']]),
    )
    p.path(
      'M-24-118V-166C-24-186-4-186-4-166V-118ZM46-118V-158C46-176 66-176 66-158V-118Z',
      '#2b1a12',
      'opacity=".85"',
    )
    p.rect(-46, -296, 92, 34, '#05090c', 'rx="5"')
    p.sign(['২৪'], { x: 0, y: -268, size: 34, anchor: 'middle', weight: 700, color: '#ffd995' })
    p.glow(0, -46, 120, '#fff2cf', 0.95)
    p.disc(0, -46, 19, '#fffbe9')
    p.rect(-112, -10, 224, 16, '#05090c', 'rx="4"')
    p.line('M0-306L-34-380M-60-380H-8', '#05090c', 5)
  })
  rain(p, tall ? 120 : 170, '#ffe6b8', 0.12, 0.45)
  if (tall) {
    p.rect(0, 0, W, 260, p.linear([[0, '#04090d', 0.9], [1, '#04090d', 0]]))
    p.title(['ট্রাম ২৪'], { x: W / 2, y: 138, size: 132, anchor: 'middle', weight: 800, width: 78, color: '#ffdf9f' })
  }
}
