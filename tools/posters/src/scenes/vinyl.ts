import { type Scene, path, put, round } from '../pen.ts'

/** A record with a tonearm in flat, bold colours. */
export const vinyl: Scene = (p, { W, H, tall }) => {
  p.fill('#e9572b')
  p.ink('#b9341a', () => p.fill(p.linear([[0, '#000', 0], [1, '#000', 0.75]], 0, 0, 1, 1)))
  const cx = W * (tall ? 0.52 : 0.68)
  const cy = H * (tall ? 0.6 : 0.55)
  const R = tall ? 330 : 390

  p.soft(14, () => p.disc(cx + 14, cy + 24, R, '#4a0f0a', 'opacity=".7"'))
  p.disc(cx, cy, R, '#0e0b0d')
  for (let k = 0; k < 34; k++) {
    const radius = R * (0.38 + k * 0.0178)
    if (k % 9 === 0) p.ring(cx, cy, radius, '#000', 4)
    else p.ring(cx, cy, radius, '#332c30', 0.7 + (k % 4) * 0.4)
  }
  for (const a of [-58, 122]) {
    p.group(`transform="rotate(${a} ${round(cx)} ${round(cy)})"`, () =>
      p.path(
        path`M${cx} ${cy}L${cx + R} ${cy - R * 0.16}A${R} ${R} 0 0 1 ${cx + R} ${cy + R * 0.16}Z`,
        p.linear([[0, '#fff', 0], [1, '#ffd9c4', 0.2]], 0, 0, 1, 0),
      ),
    )
  }
  p.disc(cx, cy, R * 0.34, '#f5d9a8')
  p.path(path`M${cx - R * 0.34} ${cy}A${R * 0.34} ${R * 0.34} 0 0 1 ${cx + R * 0.34} ${cy}Z`, '#15616a')
  p.disc(cx, cy + 2, R * 0.11, '#f2b544')
  p.path(path`M${cx - R * 0.3} ${cy}H${cx + R * 0.3}`, 'none', 'stroke="#0e0b0d" stroke-width="3"')
  for (let k = 0; k < 3; k++) {
    p.rect(cx - R * (0.18 - k * 0.03), cy + R * (0.15 + k * 0.045), R * (0.36 - k * 0.06), 4, '#8a4a2a')
  }
  p.disc(cx, cy, 8, '#0e0b0d')
  const px = W * (tall ? 0.93 : 0.95)
  const py = H * (tall ? 0.3 : 0.12)
  const ex = cx + R * 0.5
  const ey = cy + R * 0.12

  p.line(
    path`M${px} ${py}L${px - 30} ${cy - R * 0.4}L${ex} ${ey}`,
    '#4a0f0a',
    16,
    'opacity=".45" transform="translate(10 14)"',
  )
  p.line(path`M${px} ${py}L${px - 30} ${cy - R * 0.4}L${ex} ${ey}`, '#f4ead6', 13)
  p.disc(px, py, 38, '#2a1512')
  p.disc(px, py, 24, '#f4ead6')
  p.group(put(ex, ey, 1, 38), () => p.rect(-15, -10, 30, 58, '#2a1512', 'rx="4"'))
  p.title(['Side B'], { x: 40, y: 148, size: 176, weight: 800, width: 75, color: '#fff0d6' })
}
