import { type Scene, path, put, round } from '../pen.ts'
import { flies, person } from '../things.ts'

/** The moon's reflection in a pond, and a child with a bucket. */
export const pond: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#0c1a33'], [0.5, '#12365a'], [1, '#0a1e3a']]))
  const [mx, my, R] = tall ? [W * 0.53, H * 0.6, 205] : [W * 0.68, H * 0.58, 220]
  p.glow(mx, my, R * 2.2, '#bfe0ff', 0.4, R * 1.5)
  for (let k = 9; k > 0; k--) p.oval(mx, my, R * (0.95 + k * 0.24), R * (0.5 + k * 0.15), 'none', `stroke="#8fc4ea" stroke-width="2.4" opacity="${round(0.6 - k * 0.055)}"`)
  p.oval(mx, my, R, R * 0.62, '#fff4cf')
  p.oval(mx + 30, my + 14, R * 0.82, R * 0.48, '#ffe9a8')
  for (const [dx, dy, r] of [[-0.4, -0.1, 30], [0.2, 0.2, 22], [0.45, -0.15, 15], [-0.1, 0.32, 12]] as const) p.oval(mx + dx * R, my + dy * R, r, r * 0.6, '#e9cc85')
  for (let k = 0; k < 5; k++) p.rect(mx - R * p.between(0.2, 1), my + R * (0.3 + k * 0.09), R * p.between(0.5, 1.3), 5, '#12365a', 'rx="2" opacity=".5"')
  for (let k = 0; k < (tall ? 16 : 26); k++) {
    const [x, y, r] = [p.r() * W, H * p.between(tall ? 0.34 : 0.3, 1), p.between(22, 54)]
    if (Math.hypot((x - mx) / 1.5, y - my) < R * 0.95) continue
    p.path(path`M${x} ${y}L${x + r} ${y - r * 0.16}A${r} ${r * 0.46} 0 1 1 ${x + r * 0.86} ${y - r * 0.3}Z`, k % 3 ? '#1f6b4f' : '#2f8a5f')
    if (k % 4 === 0) for (const turn of [-38, -13, 13, 38]) p.path('M0 4C-9-8-7-24 0-34C7-24 9-8 0 4Z', '#ff9ebb', put(x + r * 0.3, y - 3, 0.9, turn))
  }
  const [bx, by, s] = tall ? [W * 0.3, H * 0.64, 230] : [W * 0.52, H * 0.62, 240]
  p.oval(bx, by, 64, 16, '#8fc4ea', 'opacity=".5"')
  p.clip(path`M0 0H${W}V${by}H0Z`, () => person(p, 'reaching', bx, by + 44, s, '#081326'))
  p.group(put(bx + s * 0.27, by + 44 - s * 0.82, 1.2, 24), () => {
    p.path('M-26-4L26-4L20 42Q0 50-20 42Z', '#c9573a')
    p.oval(0, -4, 26, 8, '#fff4cf')
    p.line('M-26-4Q0-44 26-4', '#081326', 4)
  })
  for (let k = 0; k < 6; k++) p.disc(bx + s * 0.34 + p.between(-20, 40), by - s * p.between(0.1, 0.5), p.between(2, 6), '#fff4cf')
  flies(p, tall ? 14 : 20, 0, H * 0.22, W, H * 0.5, '#f2ff9a')
  p.title(['পুকুরে', 'চাঁদ'], { x: 44, y: 132, size: 124, gap: 0.92, weight: 700, width: 94, color: '#fff4cf' })
}
