import { type Pen, type Scene, put } from '../pen.ts'

/** A kabaddi mat from above: a hand over the chalk line, and the prints of bare feet beyond it. */
export const breath: Scene = (p, { W, H, tall }) => {
  p.fill('#f0552f')
  p.group(tall ? '' : `transform="translate(${W * 0.42} ${-H * 0.06}) rotate(-4)"`, () => {
    const [w, line] = tall ? [W, H * 0.5] : [W, H * 0.52]
    p.rect(-w, -H, w * 3, H + line, '#12666b')
    for (let k = 0; k < 11; k++) p.rect(-w, -H + k * 190, w * 3, 3, '#0d5358')
    for (let k = 0; k < 16; k++) p.rect(-w + k * 200, -H, 3, H + line, '#0d5358')
    for (let k = 0; k < 16; k++) p.rect(-w + k * 200, line, 3, H * 2, '#d5431f')
    p.rect(-w, line + 190, w * 3, 3, '#d5431f')
    p.rect(-w, line - 11, w * 3, 22, '#fff4dc')
    p.rect(-w, H * 0.89, w * 3, 8, '#fff4dc', 'opacity=".7"')
    for (const [x, y, turn] of [[70, line - 190, 164], [138, line - 216, 176], [468, line - 214, 186], [536, line - 184, 200]] as const) print(p, x, y, turn)
    hand(p, 300, line + 60, 1.4)
  })
  p.ink('#3a0d12', () => p.fill(p.radial([[0.45, '#000', 0], [1, '#000', 0.6]])))
  p.title(['এক দমে'], { x: W / 2, y: 158, size: 168, anchor: 'middle', weight: 800, width: 84, color: '#ffd23f' })
}

/** A hand that reaches up, with its weight on the fingers. */
function hand(p: Pen, x: number, y: number, s: number): void {
  const fingers = [[-62, -20, -112, -92], [-40, -60, -62, -172], [0, -72, 0, -196], [40, -60, 58, -174], [64, 20, 136, -32]] as const
  p.group(put(x, y + 26, s), () => {
    for (const [a, b, c, d] of fingers) p.line(`M${a} ${b}L${c} ${d}`, '#8c1f12', 40, 'opacity=".5"')
    p.path('M-84-40C-84-90 84-90 86-30C90 40 66 70 62 120C62 200 70 260 84 360H-76C-66 260-60 200-62 120C-70 60-84 20-84-40Z', '#8c1f12', 'opacity=".5"')
  })
  p.group(put(x, y, s), () => {
    const skin = '#5a2c1a'
    for (const [a, b, c, d] of fingers) p.line(`M${a} ${b}L${c} ${d}`, skin, 40)
    p.path('M-84-40C-84-90 84-90 86-30C90 40 66 70 62 120C62 200 70 260 84 360H-76C-66 260-60 200-62 120C-70 60-84 20-84-40Z', skin)
    p.ink('#fff4dc', () => {
      for (const [a, b, c, d] of fingers) p.line(`M${(a + c) / 2} ${(b + d) / 2}L${c} ${d}`, '#000', 38, 'opacity=".75"')
      p.oval(0, -40, 80, 46, '#000', 'opacity=".28"')
    })
    for (const [, , c, d] of fingers) p.oval(c, d - 4, 11, 13, '#e8b593')
    p.rect(-66, 118, 130, 34, '#ffd23f', 'rx="8"')
    p.rect(-66, 160, 130, 9, '#ffd23f', 'rx="4"')
  })
  p.ink('#fff4dc', () => p.oval(x, y - 180 * s, 240, 70, p.radial([[0, '#000', 0.5], [1, '#000', 0]])))
}

/** A bare footprint in chalk. */
function print(p: Pen, x: number, y: number, turn: number): void {
  p.ink('#d8f0e6', () => p.group(put(x, y, 0.74, turn), () => {
    p.path('M-30-40C-36 0-14 20-20 62C-24 104 24 104 22 62C20 20 40 0 32-40C26-70-24-70-30-40Z', '#000', 'opacity=".6"')
    for (let k = 0; k < 5; k++) p.disc(-28 + k * 14.5, -86 + Math.abs(k - 1) * 7, 11 - k * 1.3, '#000', 'opacity=".6"')
  }))
}
