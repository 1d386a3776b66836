import { type Scene, path, put } from '../pen.ts'

/** Two tabla, from above, are two moons; between them somebody's hands have just gone. */
export const duet: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#101b3f'], [1, '#27408a']]))
  p.ink('#070c22', () => p.fill(p.radial([[0.2, '#000', 0], [1, '#000', 0.8]])))
  const drums = tall ? [[W * 0.38, H * 0.45, 174], [W * 0.65, H * 0.76, 132]] as const : [[W * 0.56, H * 0.42, 210], [W * 0.83, H * 0.62, 160]] as const
  for (const [x, y, r] of drums) for (let k = 1; k < 9; k++) p.ring(x, y, r + 22 + k * 26, '#8fb4ff', 3.5, `opacity="${Math.round((0.62 - k * 0.065) * 100) / 100}"`)
  for (const [x, y, r] of drums) {
    p.disc(x + 12, y + 18, r + 30, '#050a1f', 'opacity=".6"')
    p.disc(x, y, r + 28, '#b5572a')
    for (let k = 0; k < 32; k++) {
      const a = (k / 32) * Math.PI * 2
      p.line(path`M${x + Math.cos(a) * (r + 4)} ${y + Math.sin(a) * (r + 4)}L${x + Math.cos(a + 0.1) * (r + 27)} ${y + Math.sin(a + 0.1) * (r + 27)}`, '#f2d9a8', 5)
    }
    p.ring(x, y, r + 8, '#7a3414', 12)
    p.ring(x, y, r + 8, '#e0a45a', 5, 'stroke-dasharray="9 7"')
    p.disc(x, y, r, p.radial([[0, '#fff9e6'], [0.8, '#f4e3b8'], [1, '#d9b878']]))
    p.ring(x, y, r * 0.84, '#e3cd98', 3)
    p.disc(x - r * 0.06, y, r * 0.44, '#1c1420')
    p.ink('#5a4a60', () => p.disc(x - r * 0.06, y, r * 0.44, p.linear([[0, '#000', 0.8], [0.6, '#000', 0]], 0, 0, 1, 1)))
    p.ink('#8f5a1e', () => p.disc(x, y, r, p.linear([[0.5, '#000', 0], [1, '#000', 0.75]], 0, 0, 1, 1)))
  }
  const [x, y, r] = drums[0]
  p.group(put(x + r * 0.46, y - r * 0.5, r / 190, 34), () => {
    for (const [a, b, l] of [[-42, -6, 84], [-15, -14, 100], [13, -12, 96], [40, 0, 78]] as const) p.line(`M${a} ${b}q-4 ${l * 0.5} -2 ${l}`, '#ffffff', 22, 'opacity=".32"')
    p.path('M-56-80C-60-20-54 10 0 12C54 12 60-20 56-80Z', '#ffffff', 'opacity=".32"')
  })
  p.ink('#f4e3b8', () => p.disc(x + r * 0.36, y - r * 0.2, r * 0.5, p.radial([[0, '#000', 0.6], [1, '#000', 0]])))
  for (let k = 0; k < 26; k++) p.disc(p.r() * W, p.r() * H, p.between(1, 3), '#dfe9ff', 'opacity=".6"')
  p.title(['তেহাই'], { x: 44, y: 172, size: 146, weight: 300, width: 104, color: '#f4e3b8' })
}
