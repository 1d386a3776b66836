import { type Pen, type Scene } from '../pen.ts'
import { person } from '../things.ts'

/** A curtain of marigold chains, open a little; somebody stands in the gap. */
export const marigold: Scene = (p, { W, H, tall }) => {
  const cx = W * (tall ? 0.5 : 0.66)
  const fl = H * 0.86
  p.fill(p.linear([[0, '#3a1150'], [0.6, '#c8416a'], [1, '#ffb46b']]))
  p.glow(cx, fl - 210, 420, '#ffe1a0', 1)
  p.disc(cx, fl - 190, 112, '#fff3cf')
  for (const dx of [-70, -20, 30, 90]) p.rect(cx + dx * 2.2, fl - 60 - Math.abs(dx), 5, 60 + Math.abs(dx), '#5a1a4a', 'opacity=".5"')
  person(p, 'man', cx - 34, fl + 4, tall ? 196 : 200, '#2b0a2c')
  person(p, 'woman', cx + 40, fl + 4, tall ? 186 : 190, '#2b0a2c', -1)
  for (let k = 0; k < 60; k++) flower(p, p.between(-20, W + 20), fl + 24 + p.between(0, H - fl + 10), p.between(20, 30), k)
  const step = tall ? 47 : 49
  for (let k = 0; k * step < W + step; k++) {
    const x = k * step
    const far = Math.abs(x - cx)
    const gap = tall ? 150 : 170
    const lower = far < gap ? fl - 470 + 300 * (far / gap) ** 2 + (k % 2) * 26 : H * 0.84 + (k % 3) * 34
    const lean = far < gap * 2.2 ? Math.sign(x - cx) * (gap * 2.2 - far) * 0.2 : 0
    for (let i = 0, y = -14; y < lower; i++, y += 38) flower(p, x + (lean * y) / H + Math.sin(y / 150 + k) * 7, y, 25, i + k)
  }
  for (let k = 0; k < 26; k++) flower(p, p.between(-10, W + 10), H - p.between(-16, 26), p.between(26, 34), k)
  p.ink('#4a0f1a', () => p.fill(p.linear([[0, '#000', 0.55], [0.3, '#000', 0], [0.8, '#000', 0], [1, '#000', 0.5]])))
  if (tall) p.rect(0, 44, W, 206, '#6a0f35')
  if (tall) for (const y of [52, 240]) p.rect(0, y, W, 3, '#ffd23f')
  p.title(['Marigold,', 'Wholesale'], { x: W / 2, y: 132, size: 98, gap: 0.9, anchor: 'middle', weight: 800, width: 92, color: '#ffe9b8' })
}

function flower(p: Pen, x: number, y: number, r: number, k: number): void {
  const [edge, body, heart] = [['#b8400f', '#f2801a', '#ffb52e'], ['#c46a08', '#ffab1a', '#ffd85a'], ['#96270f', '#e5561a', '#ff8f2e']][k % 3]! as [string, string, string]
  p.disc(x + 2, y + 4, r, '#3a0a16', 'opacity=".45"')
  p.disc(x, y, r * 0.9, edge)
  p.ring(x, y, r * 0.82, body, r * 0.3, `stroke-dasharray="${r * 0.34} ${r * 0.07}"`)
  p.ring(x, y, r * 0.54, body, r * 0.26, `stroke-dasharray="${r * 0.26} ${r * 0.07}"`)
  p.ring(x, y, r * 0.26, heart, r * 0.3, `stroke-dasharray="${r * 0.18} ${r * 0.06}"`)
}
