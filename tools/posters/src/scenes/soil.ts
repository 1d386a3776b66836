import { type Scene, ground, hills, path, put } from '../pen.ts'
import { birds, person } from '../things.ts'

/** A singer lifts his one-string before a white sun, on red earth. */
export const soil: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#f3b54a'], [0.55, '#f08a34'], [0.75, '#d9551f']]))
  p.ink('#e07a20', () => p.rect(0, 0, W, H * 0.6, p.linear([[0, '#000', 0.65], [1, '#000', 0]])))
  const sx = W * (tall ? 0.54 : 0.68)
  const sy = H * (tall ? 0.5 : 0.46)
  const R = tall ? 220 : 235

  p.glow(sx, sy, R * 1.7, '#ffe9a0', 0.5)
  p.disc(sx, sy, R, '#fff0b8')
  p.ink('#ffb648', () => p.disc(sx, sy, R, p.linear([[0.2, '#000', 0], [1, '#000', 0.85]])))
  p.path(ground(p, hills(p, H * 0.68, H * 0.03, 4)), '#a8331a')
  const few = [[0.08, 220], [0.17, 290], [0.9, 250], [0.97, 190]] as const
  const many = [[0.12, 260], [0.2, 340], [0.27, 220], [0.91, 300], [0.97, 230]] as const
  for (const [x, h] of tall ? few : many) {
    const px = W * x
    const py = H * 0.7
    p.rect(px - 5, py - h, 10, h + 20, '#5c160f')
    for (let k = 0; k < 13; k++) {
      const a = -Math.PI * (-0.12 + (k / 12) * 1.24)
      const l = h * 0.19
      p.path(
        path`M${px} ${py - h}L${px + Math.cos(a - 0.11) * l} ${py - h + Math.sin(a - 0.11) * l}` +
          path`L${px + Math.cos(a) * l * 1.16} ${py - h + Math.sin(a) * l * 1.16}` +
          path`L${px + Math.cos(a + 0.11) * l} ${py - h + Math.sin(a + 0.11) * l}Z`,
        '#5c160f',
      )
    }
  }
  p.path(ground(p, hills(p, H * 0.77, H * 0.025, 5)), '#7e2114')
  p.path(
    path`M${sx - 30} ${H * 0.775}C${sx + 30} ${H * 0.84} ${sx - 150} ${H * 0.9} ${sx - 230} ${H + 10}` +
      path`H${sx + 60}C${sx - 20} ${H * 0.92} ${sx + 90} ${H * 0.85} ${sx - 10} ${H * 0.772}Z`,
    '#d9622b',
  )
  p.ink('#3f0c0c', () => p.rect(0, H * 0.7, W, H * 0.3, p.linear([[0, '#000', 0], [1, '#000', 0.85]])))
  const bx = sx - (tall ? 4 : 0)
  const by = H * (tall ? 0.86 : 0.9)
  const bh = tall ? 330 : 350
  person(p, 'baul', bx, by, bh, '#3b0b12')
  const k = bh / 100

  p.group(put(bx, by, k), () => {
    p.path('M18-104C18-90 40-90 40-104L36-118H22Z', '#3b0b12')
    p.line('M22-118L28-156M36-118L30-156M29-160V-100', '#3b0b12', 1.8)
    p.path('M-16-50L-30-28L-24-24L-10-44Z', '#3b0b12')
    p.oval(-28, -24, 9, 7, '#3b0b12')
    p.path('M-14-78C-24-60-34-40-50-26C-40-26-30-36-22-48Z', '#c2391a')
    p.path('M-11-92C-10-106 8-106 7-92C2-96-6-96-11-92Z', '#c2391a')
  })
  birds(p, sx - R * 0.5, sy - R * 0.5, 70, 5, '#7e2114', 10)
  p.title(['লাল মাটির গান'], {
    x: W / 2,
    y: 122,
    size: 96,
    anchor: 'middle',
    weight: 800,
    width: 82,
    color: '#4a0f12',
  })
}
