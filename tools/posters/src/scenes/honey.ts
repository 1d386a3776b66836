import { type Pen, type Scene, path } from '../pen.ts'
import { person } from '../things.ts'

/** A forest through a hole in the honeycomb, and a man with smoke. */
export const honey: Scene = (p, { W, H, tall }) => {
  p.fill('#7a3b06')
  const [cx, cy, big] = tall ? [W / 2, H * 0.56, 262] : [W * 0.66, H * 0.5, 286]
  const r = tall ? 47 : 50
  for (let row = -1; row * r * 1.5 < H + r * 2; row++) {
    for (let k = -1; k * r * 1.732 < W + r * 2; k++) {
      const [x, y] = [(k + (row % 2 ? 0.5 : 0)) * r * 1.732, row * r * 1.5]
      const dark = p.r()
      p.path(hexagon(x, y, r - 3), dark < 0.16 ? '#4d2204' : dark < 0.5 ? '#f5b21f' : dark < 0.8 ? '#e8920f' : '#ffcf4d')
      if (dark >= 0.16) {
        p.path(hexagon(x, y + 3, r - 14), dark < 0.5 ? '#e38a0c' : '#ffdd78', 'opacity=".8"')
        p.oval(x - r * 0.3, y - r * 0.35, 9, 5, '#fff6cf', `transform="rotate(-30 ${Math.round(x - r * 0.3)} ${Math.round(y - r * 0.35)})"`)
      }
    }
  }
  p.ink('#5a2503', () => p.fill(p.radial([[0.3, '#000', 0], [1, '#000', 0.75]])))
  p.path(hexagon(cx + 6, cy + 12, big + 16), '#3d1a02', 'opacity=".6"')
  p.path(hexagon(cx, cy, big + 14), '#ffd86b')
  p.path(hexagon(cx, cy, big), '#0d2b2c')
  p.clip(hexagon(cx, cy, big), () => {
    p.rect(cx - big, cy - big, big * 2, big * 2, p.linear([[0, '#0e4a45'], [0.55, '#3f8f68'], [0.8, '#e9b75a'], [1, '#b5651d']]))
    p.glow(cx + 40, cy + 120, 300, '#ffe6a0', 0.8)
    for (let k = 0; k < 15; k++) {
      const x = cx - big + k * 38 + p.between(-8, 8)
      p.line(path`M${x} ${cy + 190}Q${x + p.between(-20, 20)} ${cy - 60} ${x + p.between(-40, 40)} ${cy - big}`, k % 3 ? '#1d5a4c' : '#0a2f2d', k % 3 ? 7 : 13)
    }
    p.line(path`M${cx - big} ${cy - 130}Q${cx - 40} ${cy - 170} ${cx + big} ${cy - 220}`, '#071f1f', 26)
    p.path(path`M${cx + 10} ${cy - 166}C${cx - 26} ${cy - 60} ${cx + 40} ${cy - 16} ${cx + 74} ${cy - 16}C${cx + 120} ${cy - 30} ${cx + 128} ${cy - 120} ${cx + 110} ${cy - 186}Z`, '#f0a21b')
    p.ink('#6a2d04', () => p.path(path`M${cx + 10} ${cy - 166}C${cx - 26} ${cy - 60} ${cx + 40} ${cy - 16} ${cx + 74} ${cy - 16}C${cx + 120} ${cy - 30} ${cx + 128} ${cy - 120} ${cx + 110} ${cy - 186}Z`, p.linear([[0, '#000', 0.2], [1, '#000', 0.8]], 0, 0, 1, 0.6)))
    p.path(path`M${cx - big} ${cy + 178}Q${cx} ${cy + 150} ${cx + big} ${cy + 184}V${cy + big}H${cx - big}Z`, '#061a1a')
    for (let k = 0; k < 34; k++) p.path(path`M${cx - big + k * 17} ${cy + 190}l5 ${-p.between(16, 44)}l5 44Z`, '#061a1a')
    person(p, 'man', cx - 66, cy + 180, 196, '#04100f')
    p.line(path`M${cx - 46} ${cy + 46}L${cx + 22} ${cy - 10}`, '#04100f', 11)
    p.path(path`M${cx + 12} ${cy - 4}l26 -34l14 12l-30 30Z`, '#3b1a06')
    p.glow(cx + 40, cy - 32, 60, '#ff8a2a', 0.9)
    p.soft(7, () => {
      for (let k = 0; k < 9; k++) p.disc(cx + 44 + 16 * Math.sin(k * 1.2), cy - 44 - k * 15, 10 + k * 3.4, '#e9efe2', 'opacity=".32"')
    })
  })
  for (let k = 0; k < 15; k++) {
    const a = p.r() * 6.3
    const far = p.between(0.15, 0.86) * big
    bee(p, cx + 30 + Math.cos(a) * far, cy - 60 + Math.sin(a) * far * 0.8, p.between(0.7, 1.2))
  }
  if (tall) {
    p.path(path`M0 0H${W}V150C${W - 30} 190 ${W - 60} 150 ${W - 80} 170C${W - 96} 240 ${W - 120} 240 ${W - 132} 170C${W - 180} 140 380 150 340 168C330 196 306 196 298 168C240 150 190 160 150 172C140 262 108 262 98 172C60 150 30 160 0 178Z`, '#4d2204')
  }
  p.title(['মধুমাস'], { x: W / 2, y: 128, size: 124, anchor: 'middle', weight: 800, width: 92, color: '#ffd86b' })
}

function hexagon(x: number, y: number, r: number): string {
  return `M${Array.from({ length: 6 }, (_, k) => path`${x + r * Math.sin((k * Math.PI) / 3)} ${y - r * Math.cos((k * Math.PI) / 3)}`).join('L')}Z`
}

function bee(p: Pen, x: number, y: number, s: number): void {
  p.oval(x - 3 * s, y - 7 * s, 8 * s, 4 * s, '#fff', 'opacity=".75"')
  p.oval(x + 5 * s, y - 7 * s, 7 * s, 4 * s, '#fff', 'opacity=".6"')
  p.oval(x, y, 10 * s, 6 * s, '#ffc629')
  p.rect(x - 3 * s, y - 6 * s, 3 * s, 12 * s, '#221004')
  p.rect(x + 3 * s, y - 5 * s, 3 * s, 10 * s, '#221004')
}
