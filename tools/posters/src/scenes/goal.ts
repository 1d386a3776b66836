import { type Scene, path, put, round } from '../pen.ts'

/** A keeper in the air, one hand on the ball. */
export const goal: Scene = (p, { W, H, tall }) => {
  const hz = H * (tall ? 0.4 : 0.48)
  p.fill(p.linear([[0, '#05120f'], [0.5, '#0c3b2d']]))
  for (const [x, d] of [[tall ? 0.14 : 0.3, 1], [tall ? 0.86 : 0.94, -1]] as const) {
    const lx = W * x
    const ly = H * (tall ? 0.12 : 0.14)
    p.path(
      path`M${lx} ${ly}L${lx + d * W * 0.2} ${H}H${lx + d * W * 1}Z`,
      p.linear([[0, '#eaffd8', 0.34], [1, '#eaffd8', 0]]),
    )
    p.glow(lx, ly, 190, '#f3ffe4', 0.8)
    p.line(path`M${lx} ${ly}V${hz}`, '#031009', 7)
    p.rect(lx - 42, ly - 30, 84, 54, '#031009', 'rx="4"')
    for (let r = 0; r < 2; r++) for (let c = 0; c < 3; c++) p.disc(lx - 26 + c * 26, ly - 15 + r * 24, 9, '#fbfff2')
  }
  for (let i = 0; i < (tall ? 260 : 480); i++) {
    const [x, y, size, coat] = [p.r() * W, hz - p.r() * H * 0.1, p.between(3, 6), p.r() * 3.15]
    const color = coat < 1 ? '#0a2f25' : coat < 2 ? '#124a39' : coat < 3 ? '#1d5f49' : '#d8c36a'
    p.disc(x, y, size, color, 'opacity=".8"')
  }
  p.rect(0, hz, W, H, '#176b3f')
  for (let k = 0; k < 8; k++) {
    const y0 = hz + (H - hz) * (k / 8) ** 1.5
    const y1 = hz + (H - hz) * ((k + 1) / 8) ** 1.5
    if (k % 2) p.rect(0, y0, W, y1 - y0, '#1f7d4a')
  }
  p.ink('#063020', () => p.rect(0, hz, W, H - hz, p.linear([[0, '#000', 0.2], [1, '#000', 0.85]])))
  const cx = W * (tall ? 0.5 : 0.64)
  const gw = tall ? 470 : 600
  const gy = H * (tall ? 0.68 : 0.8)
  const gt = gy - (tall ? 214 : 256)
  const k2 = 0.86
  p.group('opacity=".55"', () => {
    for (let i = 0; i <= 20; i++) {
      const x = cx - gw / 2 + (gw * i) / 20
      const xb = cx + (x - cx) * k2
      p.line(path`M${x} ${gt}L${xb} ${gt + 50}V${gy - 34}`, '#f4fff0', 1.2)
    }
    for (let j = 0; j <= 9; j++) {
      const y = gt + 50 + ((gy - 84 - gt) * j) / 9
      p.line(path`M${cx - (gw / 2) * k2} ${y}H${cx + (gw / 2) * k2}`, '#f4fff0', 1.2)
    }
  })
  p.line(path`M${cx - gw / 2} ${gy}V${gt}H${cx + gw / 2}V${gy}`, '#fbfff7', 11)
  p.line(path`M-20 ${gy}H${W + 20}`, '#fbfff7', 5, 'opacity=".8"')
  p.line(
    path`M${cx - gw * 0.72} ${gy}L${cx - gw * 0.95} ${H + 10}M${cx + gw * 0.72} ${gy}L${cx + gw * 0.95} ${H + 10}`,
    '#fbfff7',
    5,
    'opacity=".7"',
  )

  p.group(put(cx - (tall ? 30 : 40), gy - 76, tall ? 1.5 : 1.7, 62), () => {
    p.path('M0-99a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z', '#f2b98a')
    p.path('M-9-92C-8-104 10-104 9-92Z', '#120a08')
    p.path('M-7-80L-14-128L-8-131L1-84L9-130L15-128L12-76C14-62 12-52 10-44H-10C-12-54-12-70-7-80Z', '#ff8f2e')
    p.disc(-11, -134, 6.5, '#fffbe8')
    p.disc(12, -134, 6.5, '#fffbe8')
    p.path('M-10-44H10L14-14L26 16L19 20L4-10L0-26L-8-6L-26 14L-31 8L-16-14Z', '#12202b')
  })
  const bx = cx + gw * (tall ? 0.33 : 0.31)
  const by = gt + 56
  for (let k = 1; k < 7; k++) {
    p.disc(bx + k * 12, by + k * 30, 19 - k * 2, '#fff', `opacity="${round(0.2 - k * 0.028)}"`)
  }
  p.glow(bx, by, 70, '#fff', 0.5)
  p.disc(bx, by, 23, '#fff')
  p.path(path`M${bx} ${by - 10}l9 7l-3 11h-12l-3-11Z`, '#12202b')
  for (let k = 0; k < 5; k++) {
    p.path(
      path`M${bx} ${by - 23}l7 4l-3 4h-8l-3-4Z`,
      '#12202b',
      `transform="rotate(${k * 72 + 36} ${round(bx)} ${round(by)})"`,
    )
  }
  p.title(['Extra', 'Time'], { x: 42, y: 728, size: 132, gap: 0.76, weight: 800, width: 75, color: '#f4ffdc' })
}
