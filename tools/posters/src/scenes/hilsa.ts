import { type Scene, path, put, round } from '../pen.ts'

/** A shoal turns about one golden fish. */
export const hilsa: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#1f6f86'], [0.35, '#0f3f5c'], [1, '#040d1c']]))
  const cx = W * (tall ? 0.5 : 0.62)
  const cy = H * (tall ? 0.5 : 0.5)

  for (let k = 0; k < 9; k++) {
    const x = W * (0.05 + k * 0.12)
    p.path(
      path`M${x} -10L${x + 40} -10L${x + p.between(-80, 160)} ${H * 0.8}L${x - p.between(40, 120)} ${H * 0.8}Z`,
      p.linear([[0, '#cdf3ef', 0.2], [1, '#cdf3ef', 0]]),
    )
  }
  const fish = (x: number, y: number, s: number, a: number, body: string, belly: string, line: string) =>
    p.group(put(x, y, s, a), () => {
      p.path('M-100 0C-60-44 30-46 84-8L124-38C116-12 116 12 124 38L84 8C30 46-60 44-100 0Z', body)
      p.path('M-100 0C-60 44 30 46 84 8C30 24-50 22-100 0Z', belly)
      p.path('M-16-38L22-60L30-36ZM-6 36L16 54L24 32Z', body)
      if (s > 0.5) {
        for (let i = 0; i < 9; i++) {
          p.line(`M${-46 + i * 14}-${26 - i * 1.4}q12 ${24 - i} 0 ${48 - i * 3}`, line, 1.6, 'opacity=".6"')
        }
        p.line('M-66-24q16 24 0 46', line, 3)
      }
      p.disc(-80, -7, 5.5, '#05101d')
      p.disc(-81.5, -8.5, 1.8, '#fff')
    })
  for (let ring = 0; ring < 6; ring++) {
    const R = (tall ? 104 : 112) + ring * (tall ? 54 : 56)
    const n = Math.round(R / 15)
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283 + ring * 0.37 + p.between(-0.05, 0.05)
      const x = cx + Math.cos(a) * R
      const y = cy + Math.sin(a) * R * (tall ? 0.96 : 0.82)
      const lit = Math.max(0, -Math.sin(a) * 0.5 + 0.5)
      const v = 40 + lit * 120
      fish(
        x,
        y,
        0.24 + ring * 0.028 + p.between(-0.02, 0.02),
        (a * 180) / Math.PI - 90 + p.between(-8, 8),
        `rgb(${round(v * 0.55)},${round(v * 0.9)},${round(v)})`,
        `rgb(${round(v * 0.9)},${round(v * 1.25)},${round(v * 1.3)})`,
        '#05101d',
      )
    }
  }
  p.glow(cx, cy, 190, '#ffe08a', 0.75)
  fish(cx, cy, tall ? 0.82 : 0.86, -18, '#f2b544', '#fff1c4', '#a8641c')
  for (let i = 0; i < 34; i++) {
    p.ring(p.r() * W, p.r() * H, p.between(1.5, 6), '#cdf3ef', 1, 'opacity=".4"')
  }
  if (tall) {
    p.rect(0, H * 0.72, W, H * 0.28, p.linear([[0, '#040d1c', 0], [0.55, '#040d1c', 0.85], [1, '#040d1c', 0.95]]))
    p.title(['ইলিশ'], { x: W / 2, y: 818, size: 150, anchor: 'middle', weight: 300, width: 112, color: '#e9fbf6' })
  }
}
