import { type Scene, path, put, round } from '../pen.ts'
import { stars } from '../things.ts'

/** A lighthouse, a small boat, and a sea of drawn waves. */
export const wave: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#070b22'], [0.5, '#1a2f62'], [0.75, '#4a6a9c']]))
  stars(p, 140, H * 0.5)
  const lx = W * (tall ? 0.7 : 0.74)
  const base = H * (tall ? 0.62 : 0.62)
  const top = H * (tall ? 0.36 : 0.24)
  const ly = top + 8

  for (const [a, op] of [[-0.16, 0.55], [0.1, 0.28]] as const) {
    p.path(
      path`M${lx} ${ly}L${-W * 0.4} ${ly + (a - 0.12) * W}L${-W * 0.4} ${ly + (a + 0.12) * W}Z`,
      p.linear([[0, '#fff0b8', 0], [1, '#fff0b8', op]], 0, 0, 1, 0),
    )
  }
  p.path(
    path`M${lx} ${ly}L${W * 1.3} ${ly - 90}L${W * 1.3} ${ly + 60}Z`,
    p.linear([[0, '#fff0b8', 0.45], [1, '#fff0b8', 0]], 0, 0, 1, 0),
  )
  p.path(path`M${lx - 24} ${base}L${lx - 13} ${top + 22}H${lx + 13}L${lx + 24} ${base}Z`, '#e9e4d6')
  for (let k = 0; k < 3; k++) {
    const y0 = top + 40 + k * (base - top) * 0.26
    const h = (base - top) * 0.13
    const t = (y: number) => 13 + 11 * ((y - top - 22) / (base - top - 22))
    p.path(path`M${lx - t(y0)} ${y0}H${lx + t(y0)}L${lx + t(y0 + h)} ${y0 + h}H${lx - t(y0 + h)}Z`, '#c8402f')
  }
  p.path(path`M${lx} ${top + 10}h24V${base}h-24Z`, '#0a1030', 'opacity=".3"')
  p.rect(lx - 18, top + 18, 36, 6, '#0a1030')
  p.rect(lx - 11, top - 4, 22, 22, '#ffe9a8')
  p.path(path`M${lx - 15} ${top - 4}Q${lx} ${top - 26} ${lx + 15} ${top - 4}Z`, '#0a1030')
  p.glow(lx, ly, 110, '#ffefb5', 0.9)
  p.path(
    path`M${lx - 120} ${base + 40}Q${lx - 70} ${base - 20} ${lx} ${base - 10}` +
      path`Q${lx + 80} ${base - 14} ${lx + 150} ${base + 50}Z`,
    '#0a1030',
  )
  const shades = ['#3e669f', '#2c5190', '#1f3f7c', '#173166', '#102450', '#0b1a3d', '#07112b', '#050b1d']
  shades.forEach((color, k) => {
    const y = base + 14 + k * (H - base) * 0.13
    const r = 34 + k * (tall ? 11 : 12)
    const off = (k % 2) * r

    for (let x = -r * 2 + off; x < W + r * 2; x += r * 2) {
      p.disc(x, y + r * 0.42, r * 1.02, color)
      for (let j = 1; j < 4; j++) {
        const [crest, width] = j === 1 ? (['#dfe9f2', 2] as const) : (['#8fb0d8', 1.1] as const)
        p.ring(x, y + r * 0.42, r * (1 - j * 0.2), crest, width, `opacity="${round(0.5 - k * 0.045)}"`)
      }
    }
    p.rect(0, y + r * 0.5, W, H, color)
  })
  const bx = W * (tall ? 0.28 : 0.42)
  const by = base + (H - base) * 0.34


  p.group(put(bx, by, tall ? 0.5 : 0.56, -9), () => {
    p.path('M-90-20H90L60 24H-64Z', '#f3ead6')
    p.path('M-90-20H90L84-10H-84Z', '#c8402f')
    p.line('M0-20V-110', '#f3ead6', 4)
    p.path('M6-108L62-34H6Z', '#f3ead6')
    p.glow(-40, -32, 50, '#ffd27a', 0.9)
  })
  p.title(['The', 'Ninth', 'Wave'], {
    x: 40,
    y: 104,
    size: 98,
    gap: 0.8,
    weight: 300,
    width: 120,
    color: '#f5ecd8',
  })
}
