import { type Scene, path } from '../pen.ts'
import { person } from '../things.ts'

/** A lift between two floors; its lamp is the only light in the shaft. */
export const lift: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#05070b'], [0.5, '#141b24'], [1, '#05070b']], 0, 0, 1, 0))
  const cx = W * (tall ? 0.5 : 0.64)
  const half = tall ? 150 : 170
  const cy = H * (tall ? 0.55 : 0.52)
  for (let k = -4; k < 9; k++) for (let i = 0; i < 24; i++) p.rect(i * 58 - (k % 2 ? 29 : 0), cy - 480 + k * 116 + 6, 54, 50, '#1b242f', 'opacity=".5"')
  for (let k = -4; k < 9; k++) for (let i = 0; i < 24; i++) p.rect(i * 58 - (k % 2 ? 0 : 29), cy - 422 + k * 116 + 6, 54, 50, '#161e28', 'opacity=".6"')
  p.rect(cx - half - 26, 0, half * 2 + 52, H, '#04060a')
  for (const side of [-1, 1]) p.rect(cx + side * (half + 16) - 5, 0, 10, H, '#2f3b48')
  for (const dy of [-255, 190]) {
    p.rect(0, cy + dy, W, 44, '#26313d')
    p.rect(0, cy + dy, W, 6, '#4a5967')
  }
  for (const dx of [-16, 0, 16]) p.line(path`M${cx + dx} 0V${cy - 170}`, '#56636f', 3)
  p.path(path`M${cx - half - 8} ${cy + 150}h${half * 2 + 16}l${90} ${H - cy}H${cx - half - 98}Z`, p.linear([[0, '#ffd98c', 0.35], [0.6, '#ffd98c', 0]]))
  p.glow(cx, cy, half * 2.6, '#ffc86b', 0.5)
  p.rect(cx - half, cy - 170, half * 2, 326, '#5a3b20', 'rx="6"')
  p.rect(cx - half + 12, cy - 156, half * 2 - 24, 298, p.linear([[0, '#fff3c8'], [0.35, '#ffd77e'], [1, '#c9802f']]))
  for (const side of [-1, 1]) {
    const people1 = side < 0 ? 'woman' : 'coat'
    person(p, people1, cx + side * half * 0.5, cy + 142, side < 0 ? 196 : 212, '#221108', side < 0 ? 1 : -1)
  }
  p.rect(cx - 3, cy - 156, 6, 298, '#8c5a26', 'opacity=".45"')
  for (let k = 0; k < 9; k++) p.line(path`M${cx - half + 12 + (k * (half * 2 - 24)) / 8} ${cy - 156}V${cy + 142}`, '#3d230f', 3.4, 'opacity=".75"')
  for (let k = 0; k < 5; k++) p.line(path`M${cx - half + 12} ${cy - 128 + k * 66}H${cx + half - 12}`, '#3d230f', 2.4, 'opacity=".55"')
  p.rect(cx - 44, cy - 212, 88, 34, '#120c08', 'rx="6"')
  p.path(path`M${cx - 16} ${cy - 202}h14l-7 14Z`, '#ff5a45')
  p.sign(['৪'], { x: cx + 18, y: cy - 186, size: 30, anchor: 'middle', weight: 700, color: '#ff5a45' })
  p.ink('#000', () => p.fill(p.radial([[0.3, '#000', 0], [1, '#000', 0.9]])))
  p.title(['দুই তলার', 'মাঝে'], { x: 40, y: 124, size: 112, gap: 0.94, weight: 700, width: 80, color: '#ffe3a6' })
}
