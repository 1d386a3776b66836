import { type Scene, path } from '../pen.ts'
import { person } from '../things.ts'

/** A man keeps a cloud under glass in a dry country. */
export const cloudfarm: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#c23b22'], [0.5, '#ec7a35'], [0.72, '#f9bd66'], [1, '#7a2f17']]))
  const hz = H * (tall ? 0.72 : 0.72)
  p.disc(W * (tall ? 0.86 : 0.9), hz - (tall ? 330 : 420), 62, '#ffe9b0')
  p.glow(W * (tall ? 0.86 : 0.9), hz - (tall ? 330 : 420), 200, '#ffe9b0', 0.7)
  p.path(path`M-10 ${hz}H${W + 10}V${H + 10}H-10Z`, '#a9522a')
  for (let k = 0; k < 90; k++) {
    const t = p.r() ** 0.7
    const [x, y] = [p.between(-20, W), hz + (H - hz) * t]
    const l = 16 + t * 60
    p.line(path`M${x} ${y}l${l * p.between(0.3, 1)} ${l * 0.16}l${l * 0.4} ${-l * 0.14}M${x + l * 0.4} ${y + l * 0.08}l${l * 0.16} ${l * 0.3}`, '#5f2412', 1.4 + t * 2.6)
  }
  const [cx, fl, w, h] = tall ? [W * 0.46, H * 0.86, 196, 300] : [W * 0.64, H * 0.9, 270, 300]
  const house = path`M${cx - w} ${fl}V${fl - h}Q${cx - w} ${fl - h - 150} ${cx} ${fl - h - 150}Q${cx + w} ${fl - h - 150} ${cx + w} ${fl - h}V${fl}Z`
  p.glow(cx, fl - h * 0.7, w * 2.4, '#bff0ff', 0.6)
  p.path(house, p.linear([[0, '#1c5f8f'], [0.5, '#4fa9cf'], [1, '#bfe9d2']]))
  p.clip(house, () => {
    p.rect(cx - w, fl - 62, w * 2, 80, '#1f7a3f')
    for (let k = 0; k < 24; k++) {
      const x = cx - w + 8 + (k * w * 2) / 24
      p.path(path`M${x} ${fl - 6}q-12 -40 -2 -${p.between(50, 100)}q12 30 2 100q16 -50 22 -${p.between(40, 80)}q0 50 -22 80Z`, k % 2 ? '#2f9a4f' : '#59bd5f')
    }
    for (let k = 0; k < 56; k++) {
      const [x, y] = [cx + p.between(-0.72, 0.72) * w, fl - h * p.between(0.16, 0.72)]
      p.line(path`M${x} ${y}l-4 26`, '#e9fbff', 2.4, 'opacity=".85"')
    }
    for (const [dx, dy, r, c] of [[-84, 24, 58, '#a9cfe0'], [0, 34, 66, '#a9cfe0'], [86, 26, 56, '#a9cfe0'], [-96, 0, 54, '#fff'], [-38, -44, 70, '#fff'], [40, -34, 74, '#fff'], [100, 4, 52, '#fff'], [0, 6, 64, '#fff']] as const) {
      p.disc(cx + dx * (w / 210), fl - h * 0.96 + dy, r * (w / 210), c)
    }
    p.ink('#5f93b5', () => p.oval(cx, fl - h * 0.88, w * 0.72, 50, p.linear([[0, '#000', 0], [1, '#000', 0.7]])))
    p.path(path`M${cx - w} ${fl - h - 90}L${cx - w * 0.3} ${fl - h - 160}L${cx - w * 0.72} ${fl}H${cx - w}Z`, '#fff', 'opacity=".16"')
  })
  for (const k of [-1, -0.5, 0, 0.5, 1]) p.line(path`M${cx + k * w} ${fl}V${fl - h}Q${cx + k * w} ${fl - h - 150 * (Math.abs(k) === 1 ? 1 : 0.9)} ${cx} ${fl - h - 150}`, '#f7f1dd', 6)
  for (const k of [0.36, 0.72, 1]) p.line(path`M${cx - w} ${fl - h * k}H${cx + w}`, '#f7f1dd', 5)
  p.rect(cx - w - 12, fl - 10, w * 2 + 24, 22, '#4a1a0e')
  const mx = cx + w + (tall ? 56 : 84)
  person(p, 'man', mx, fl + 12, tall ? 170 : 190, '#2c0d08', -1)
  p.path(path`M${mx - 40} ${fl + 12 - (tall ? 150 : 168)}q40 -44 80 0Z`, '#f2c46a')
  p.path(path`M${mx - 52} ${fl - 54}h34v34h-34ZM${mx - 52} ${fl - 44}l-26 -18`, '#d9dfe2', 'stroke="#d9dfe2" stroke-width="5"')
  p.ink('#3a0f08', () => p.fill(p.linear([[0, '#000', 0.5], [0.3, '#000', 0], [0.78, '#000', 0], [1, '#000', 0.6]])))
  p.title(['The Cloud', 'Farmer'], { x: 40, y: 122, size: 112, gap: 0.88, weight: 700, width: 84, color: '#fff1d0' })
}
