import { type Scene, put } from '../pen.ts'
import { person } from '../things.ts'

/** A carrom board as a courtyard from above; the shadow of the red piece is a crown. */
export const carrom: Scene = (p, { W, H, tall }) => {
  p.fill('#0f6b5c')
  p.ink('#06423c', () => p.fill(p.radial([[0.3, '#000', 0], [1, '#000', 0.8]])))
  const [cx, cy, s] = tall ? [W * 0.5, H * 0.588, 0.97] : [W * 0.66, H * 0.5, 1.08]
  p.group(put(cx, cy, s, tall ? 12 : 8), () => {
    p.rect(-262, -252, 540, 540, '#04302c', 'opacity=".55" rx="16"')
    p.rect(-270, -270, 540, 540, '#5a2413', 'rx="16"')
    p.rect(-262, -262, 524, 524, 'none', 'rx="12" stroke="#8f4526" stroke-width="6"')
    p.rect(-230, -230, 460, 460, '#f0c987')
    for (let k = 0; k < 16; k++) p.line(`M-230 ${-222 + k * 30 + (k % 3) * 5}C-80 ${-230 + k * 30} 90 ${-210 + k * 30} 230 ${-222 + k * 30}`, '#d9a862', 2, 'opacity=".7"')
    for (const [x, y] of [[-204, -204], [204, -204], [-204, 204], [204, 204]] as const) p.disc(x, y, 27, '#1a0d0c')
    for (let q = 0; q < 4; q++) p.group(`transform="rotate(${q * 90})"`, () => {
      p.rect(-138, 158, 276, 24, 'none', 'stroke="#2a1512" stroke-width="3.4"')
      for (const x of [-138, 138]) {
        p.disc(x, 170, 12.5, '#c2272c')
        p.ring(x, 170, 12.5, '#2a1512', 3)
      }
      p.line('M120 120L176 176', '#2a1512', 3)
      p.path('M176 176L160 172L172 160Z', '#2a1512')
      p.line('M106 134A20 20 0 1 1 134 106', '#2a1512', 3)
    })
    p.ring(0, 0, 78, '#2a1512', 4)
    p.ring(0, 0, 70, '#c2272c', 3)
    for (let k = 0; k < 8; k++) p.path('M0 0L10-30L0-66L-10-30Z', k % 2 ? '#2a1512' : '#c2272c', `transform="rotate(${k * 45})" opacity=".85"`)
    const piece = (x: number, y: number, dark: boolean) => {
      p.disc(x + 6, y + 8, 21, '#5a3010', 'opacity=".5"')
      p.disc(x, y, 21, dark ? '#241a1e' : '#fff3d8')
      p.ring(x, y, 13, dark ? '#4c3c42' : '#d9b98a', 3)
      p.disc(x - 6, y - 7, 4, '#ffffff', 'opacity=".7"')
    }
    for (const [x, y, d] of [[-66, -38, 1], [-120, 66, 0], [96, -96, 1], [118, 40, 0], [-36, 112, 1], [60, 92, 0], [-150, -120, 0], [20, -146, 1], [-96, -180, 1], [164, -20, 1]] as const) piece(x, y, d === 1)
    p.path('M18 18L150 96L166 44L190 92L226 52L222 112L262 104L214 158L96 84Z', '#5a2a10', 'opacity=".62"')
    p.disc(0, 0, 34, '#8f0f1c')
    p.disc(-2, -4, 32, '#e0263a')
    p.ring(-2, -4, 21, '#ff8f86', 4)
    p.path('M-16 2L-18-14L-8-6L-2-18L4-6L14-14L12 2Z', '#ffd8a8')
    p.line('M-196 230L-40 34', '#fff8e4', 4, 'stroke-dasharray="3 15"')
    p.disc(-186, 222, 34, '#123f6b')
    p.disc(-190, 216, 32, '#2f8fe0')
    p.ring(-190, 216, 20, '#bfe3ff', 4)
    p.ink('#7a3a10', () => p.rect(-230, -230, 460, 460, p.linear([[0.45, '#000', 0], [1, '#000', 0.6]], 0, 0, 1, 1)))
  })
  const [hx, hy] = tall ? [W * 0.2, H * 0.9] : [W * 0.4, H * 0.97]
  p.group(put(hx, hy, 1.25, 24), () => {
    p.path('M-60 120C-70 60-66 10-40-12C-34-22-20-20-16-8L-10 6L16-74C22-92 46-86 42-66L26 2C44-4 62 6 64 24C72 60 54 96 48 140Z', '#7a4428')
    p.path('M20-72C24-88 40-84 38-70L36-58L18-62Z', '#f2c9a8')
    p.line('M-38 2C-30 14-18 20-10 10M26 4C20 14 12 18 2 16', '#4a2412', 4)
    p.path('M-72 110L58 128L64 220H-90Z', '#fff3d8')
    p.line('M-70 124L56 142', '#c2272c', 7)
  })
  for (const [x, y, kind, flip] of tall ? [[0.9, 0.97, 'child', -1], [0.78, 0.985, 'man', -1]] as const : [[0.95, 0.98, 'child', -1], [0.9, 0.99, 'man', -1]] as const) person(p, kind, W * x, H * y, kind === 'child' ? 70 : 96, '#04302c', flip)
  p.title(['The Red', 'Queen'], { x: 44, y: 112, size: 104, gap: 0.86, weight: 800, width: 84, color: '#ffe3b0' })
}
