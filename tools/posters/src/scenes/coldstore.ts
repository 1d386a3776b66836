import { type Scene, path } from '../pen.ts'
import { bare, person } from '../things.ts'

/** A frosted pane wiped by four fingers; behind it, a person under a red lamp. */
export const coldstore: Scene = (p, { W, H, tall }) => {
  const [cx, cy] = tall ? [W * 0.5, H * 0.57] : [W * 0.66, H * 0.5]
  p.fill('#12060a')
  p.glow(cx + 30, cy - 60, 380, '#ff3b2e', 0.85)
  for (let row = 0; row < 5; row++) {
    for (let k = 0; k < 16; k++) {
      const [x, y] = [cx - 420 + k * 56 + (row % 2) * 26, cy + 230 - row * 58]
      if (Math.abs(x - cx - 26) < 76 + row * 16) continue
      p.rect(x - 27, y - 50, 54, 56, '#4a0f14', 'rx="18"')
      p.rect(x - 27, y - 50, 54, 14, '#8f1f1f', 'rx="9"')
    }
  }
  p.line(path`M${cx + 30} ${cy - 420}V${cy - 140}`, '#1a0508', 6)
  p.path(path`M${cx - 20} ${cy - 110}q50 -60 100 0Z`, '#1a0508')
  p.disc(cx + 30, cy - 100, 26, '#ffd9c4')
  p.glow(cx + 30, cy - 100, 120, '#ff6a4a', 1)
  person(p, 'coat', cx + 26, cy + 236, 250, '#0a0204')
  const streaks = [[-150, -150, 210, 62], [-62, -214, 236, 66], [28, -226, 240, 66], [118, -176, 214, 60]] as const
  const wiped = streaks.map(([x, top, bottom, width]) => path`M${cx + x - 60} ${cy + bottom}C${cx + x - 70} ${cy} ${cx + x - 30} ${cy + top + 80} ${cx + x} ${cy + top}a${width / 2} ${width / 2} 0 0 1 ${width} 6C${cx + x + width - 20} ${cy + top + 100} ${cx + x + width - 48} ${cy} ${cx + x + width - 34} ${cy + bottom + 40}Z`).join('')
  const palm = path`M${cx - 200} ${cy + 190}C${cx - 190} ${cy + 320} ${cx + 110} ${cy + 340} ${cx + 160} ${cy + 220}L${cx + 120} ${cy + 110}L${cx - 150} ${cy + 100}Z`
  p.add('<defs><mask id="wiped"><rect width="100%" height="100%" fill="#fff"/>')
  p.path(wiped, '#000')
  p.path(palm, '#000')
  p.add('</mask></defs>')
  p.group('mask="url(#wiped)"', () => {
    p.fill(p.linear([[0, '#6da9c9'], [0.5, '#d3ecf5'], [1, '#7fb6d0']]))
    p.ink('#ffffff', () => p.fill(p.radial([[0, '#000', 0.1], [1, '#000', 0.8]])))
    for (const [x, y, size, angle] of tall
      ? [[-10, H + 10, 400, -0.9], [W + 10, H + 10, 380, -2.2], [-10, H * 0.3, 300, 0.3], [W + 10, H * 0.32, 320, 2.8], [W * 0.5, H + 20, 250, -1.6]] as const
      : [[W * 0.36, H + 10, 330, -1], [W + 10, H + 10, 420, -2.3], [W + 10, -10, 400, 2.4], [W * 0.4, -10, 300, 1], [-10, H + 10, 330, -0.8]] as const) {
      bare(p, x, y, size, '#ffffff', 7, angle, 6)
    }
  })
  for (const [x, y, l] of [[-110, 300, 90], [10, 320, 130], [96, 290, 70]] as const) {
    p.line(path`M${cx + x} ${cy + y}v${l}`, '#eaf7fb', 4, 'opacity=".8"')
    p.oval(cx + x, cy + y + l, 6, 9, '#ffffff')
  }
  p.title(['হিমঘর'], { x: W / 2, y: 176, size: 176, anchor: 'middle', weight: 300, width: 104, color: '#0f3a55' })
}
