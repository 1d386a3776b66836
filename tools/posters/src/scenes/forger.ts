import { type Pen, type Scene, path, put } from '../pen.ts'

/** A banknote with a portrait of its forger. */
export const forger: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#dcead0'], [0.5, '#f2edcf'], [1, '#c4ddc6']]))
  const [cx, cy] = tall ? [W / 2, H * 0.57] : [W * 0.66, H * 0.5]
  for (let k = 0; k < 34; k++) p.line(wave(p, (k / 33) * H, k), '#5c9a7d', 1.1, 'opacity=".5"')
  for (let k = 0; k < 26; k++) rosette(p, cx, cy, 250 + k * 5, 24, 22, k * 0.13, '#1f6b55', 1.3)
  for (let k = 0; k < 14; k++) rosette(p, cx, cy, 214 + k * 6, 36, 15, -k * 0.2, '#8c2f4f', 1.1)
  p.oval(cx, cy, 178, 224, '#f6f1d8')
  p.oval(cx, cy, 178, 224, 'none', 'stroke="#174f41" stroke-width="7"')
  p.oval(cx, cy, 190, 236, 'none', 'stroke="#174f41" stroke-width="2"')
  p.clip(path`M${cx - 176} ${cy}a176 222 0 1 0 352 0a176 222 0 1 0 -352 0Z`, () => {
    for (let k = 0; k < 60; k++) p.line(path`M${cx - 190} ${cy - 230 + k * 8}h380`, '#9cc0a6', 1.4)
    p.group(put(cx, cy + 40, 1.36), () => {
      const hair = '#10332b'
      p.path('M-150 190C-140 90-70 66 0 66C70 66 140 90 150 190Z', '#8c2f4f')
      for (let k = 0; k < 15; k++) p.line(`M${-140 + k * 20} 190Q${-70 + k * 10} 110 ${-28 + k * 4} 70`, '#f6f1d8', 1.4, 'opacity=".5"')
      p.path('M-24 20H24V86Q0 104-24 86Z', '#c99a6b')
      p.oval(0, -36, 74, 84, hair)
      p.line('M0-118V46', '#f6f1d8', 3)
      for (const side of [-1, 1]) {
        for (let k = 0; k < 7; k++) p.oval(side * (56 + k * 5), 26 + k * 21, 19 - k, 15, hair, `transform="rotate(${side * -14} ${side * (56 + k * 5)} ${26 + k * 21})"`)
        p.path(`M${side * 90} 168l-22-14v28ZM${side * 90} 168l22-14v28Z`, '#c9302f')
        p.line(`M${side * 8}-100Q${side * 58}-70 ${side * 62} 6`, '#4a8271', 2)
        p.line(`M${side * 6}-84Q${side * 34}-50 ${side * 36} 30`, '#4a8271', 2)
      }
    })
  })
  for (const [sx, sy] of tall ? [[0.86, 0.31], [0.14, 0.88]] as const : [[0.44, 0.15], [0.92, 0.9]] as const) {
    for (let k = 0; k < 8; k++) rosette(p, W * sx, H * sy - 16, 34 + k * 3, 12, 7, k * 0.2, '#8c2f4f', 1.2)
    p.disc(W * sx, H * sy - 16, 36, '#f6f1d8')
    p.sign(['৫০'], { x: W * sx, y: H * sy, size: 46, anchor: 'middle', weight: 800, color: '#8c2f4f' })
  }
  const [px, py] = tall ? [W * 0.83, H * 0.73] : [W * 0.85, H * 0.78]
  p.group(put(px, py, 1, 38), () => {
    p.rect(-15, -250, 30, 190, '#b3202a', 'rx="10"')
    p.rect(-15, -250, 12, 190, '#e0564a', 'rx="6"')
    p.path('M-14-64H14L8-22H-8Z', '#d9b25a')
    p.path('M-8-22H8L0 10Z', '#173a33')
  })
  p.ink('#174f41', () => p.fill(p.radial([[0.7, '#000', 0], [1, '#000', 0.25]])))
  if (tall) p.rect(0, 0, W, 236, '#f2edcf')
  if (tall) for (const y of [226, 234]) p.rect(0, y, W, 3, '#8c2f4f')
  p.title(['জালিয়াতের', 'মেয়ে'], { x: 40, y: 116, size: 106, gap: 0.98, weight: 800, width: 80, color: '#7a1f40' })
}

/** A guilloche line. */
function rosette(p: Pen, x: number, y: number, radius: number, petals: number, depth: number, turn: number, color: string, width: number): void {
  const at = (i: number) => {
    const a = (i / 240) * Math.PI * 2
    const r = radius + depth * Math.sin(petals * a + turn * 6)
    return path`${x + Math.cos(a) * r * 0.82} ${y + Math.sin(a) * r}`
  }
  p.path(`M${Array.from({ length: 240 }, (_, i) => at(i)).join('L')}Z`, 'none', `stroke="${color}" stroke-width="${width}" opacity=".75"`)
}

function wave(p: Pen, y: number, k: number): string {
  return `M${Array.from({ length: 50 }, (_, i) => path`${(i / 49) * p.W} ${y + 14 * Math.sin(i * 0.5 + k * 0.7)}`).join('L')}`
}
