import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** A piano hangs from a rope in front of a house; a woman waits at the window. */
export const piano: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#ffcf5e'], [1, '#f59a3c']]))
  p.ink('#d8772a', () => p.fill(p.linear([[0, '#000', 0], [1, '#000', 0.6]], 0, 0, 1, 1)))
  const [cols, rows, left, top, dx, dy] = tall ? [3, 4, 70, H * 0.27, 196, 172] : [5, 4, W * 0.4, 50, 176, 172]
  for (let row = 0; row < rows; row++) {
    const y = top + row * dy
    p.rect(0, y + 132, W, 9, '#e07c2c', 'opacity=".6"')
    for (let k = 0; k < cols; k++) {
      const x = left + k * dx
      const isHers = row === (tall ? 1 : 1) && k === cols - 1
      p.rect(x - 12, y - 12, 92, 136, '#fff0c9')
      p.rect(x, y, 68, 124, isHers ? '#4a1f35' : '#1e5f6b')
      if (!isHers) p.line(path`M${x + 34} ${y}v124M${x} ${y + 42}h68`, '#14454f', 4)
      for (const side of [-1, 1]) {
        const sx = side < 0 ? x - 50 : x + 80
        p.rect(sx, y - 4, 38, 132, '#12897f')
        for (let n = 0; n < 11; n++) p.rect(sx + 4, y + 4 + n * 11, 30, 4, '#0b635d')
      }
      p.rect(x - 20, y + 124, 108, 10, '#fff0c9')
      if (isHers) {
        person(p, 'woman', x + 34, y + 152, 140, '#f7d8c0')
        p.rect(x - 20, y + 124, 108, 34, '#f6b04a')
        p.rect(x - 20, y + 124, 108, 10, '#fff0c9')
        p.line(path`M${x + 28} ${y + 50}L${x - 34} ${y + 74}`, '#f7d8c0', 9)
        p.path(path`M${x + 14} ${y + 40}h40l12 92h-64Z`, '#d0253f')
      }
    }
  }
  const [px, py] = tall ? [W * 0.46, H * 0.6] : [W * 0.66, H * 0.55]
  p.group(`transform="translate(34 40)" opacity=".28"`, () => p.path('M-150-120H150V110H-150Z', '#5a1f10', put(px, py, 1, -9)))
  p.line(path`M${px} ${-10}V${py - 210}M${px} ${py - 210}L${px - 130} ${py - 96}M${px} ${py - 210}L${px + 118} ${py - 138}`, '#5a2c12', 6)
  p.disc(px, py - 210, 13, '#5a2c12')
  p.group(put(px, py, 1.12, -9), () => {
    p.path('M-140-130H140V-20H156V26H140V120H116V36H-116V120H-140V26H-156V-20H-140Z', '#1a1218')
    p.rect(-146, -140, 292, 20, '#3a2730', 'rx="5"')
    p.rect(-118, -104, 236, 62, '#2b1c24', 'rx="6"')
    p.path('M-40-98C-10-80 10-80 40-98V-52H-40Z', '#fff3d8')
    for (let k = 0; k < 4; k++) p.rect(-30, -84 + k * 8, 60, 1.8, '#1a1218')
    p.rect(-140, -16, 280, 30, '#fffaf0')
    for (let k = 1; k < 20; k++) p.rect(-140 + k * 14, -16, 1.6, 30, '#7a6a60')
    for (let k = 0; k < 19; k++) if (![2, 6, 9, 13, 16].includes(k)) p.rect(-130 + k * 14, -16, 8, 18, '#1a1218')
    p.rect(-156, 14, 312, 14, '#3a2730')
    for (const x of [-128, 128]) p.disc(x, 126, 9, '#c98a2b')
    p.line('M-150-60H150M-150 60H150', '#c9a15e', 7)
  })
  const street = H * (tall ? 0.945 : 0.95)
  p.rect(0, street, W, H, '#4a1f35')
  const crowd = tall ? [50, 100, 150, 210, 260, 316, 380, 430, 490, 540] : [0.44, 0.49, 0.54, 0.6, 0.64, 0.7, 0.76, 0.81, 0.87, 0.93].map((x) => x * W)
  crowd.forEach((x, k) => person(p, (['man', 'woman', 'child', 'coat'] as const)[k % 4]!, x, street + 8, k % 4 === 2 ? 58 : 84, '#4a1f35', k % 2 ? 1 : -1))
  if (tall) p.rect(0, 0, W, 214, '#8fd6d8')
  if (tall) p.rect(0, 206, W, 16, '#fff0c9')
  if (tall) p.path(path`M${px - 26} 214h52v18h-16v16h-20v-16h-16Z`, '#5a2c12')
  p.title(['The Piano on', 'the Fourth Floor'], { x: 36, y: 92, size: 78, gap: 0.98, weight: 800, width: 88, color: '#4a1f35' })
}
