import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** Wet prints in a darkroom; one of them shows an unexpected person. */
export const negative: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#2a0408'], [0.5, '#5f0a12'], [1, '#160205']]))
  const bx = W * (tall ? 0.5 : 0.66)
  p.glow(bx, H * 0.12, W * 0.7, '#ff3b30', 0.7, H * 0.5)
  p.ink('#120103', () => p.fill(p.radial([[0, '#000', 0], [0.5, '#000', 0.15], [1, '#000', 0.95]])))
  const top = H * (tall ? 0.34 : 0.2)
  p.line(path`M-10 ${top - 20}Q${bx} ${top + 46} ${W + 10} ${top - 26}`, '#120103', 4)
  const prints = tall ? [[0.13, -7, 0.86], [0.5, 3, 1.5], [0.88, 8, 0.9]] as const : [[0.42, -6, 0.9], [0.64, 2, 1.5], [0.88, 7, 1]] as const
  for (const [k, [at, turn, s]] of prints.entries()) {
    const x = W * at
    const y = top + 24 - Math.abs(at - 0.5) * 40
    p.group(put(x, y, s, turn), () => {
      p.rect(-78, 8, 156, 200, '#000', 'opacity=".35" transform="translate(10 12)"')
      p.rect(-78, 0, 156, 200, '#f0b7a4')
      p.rect(-66, 12, 132, 150, '#7c1218')
      p.clip('M-66 12H66V162H-66Z', () => {
        p.rect(-66, 12, 132, 90, '#e88f7a')
        p.path('M-66 110L-20 74L14 96L66 60V170H-66Z', '#4a070d')
        p.rect(-50, 66, 46, 96, '#2a0408')
        p.rect(-40, 78, 12, 16, '#f7c9b5')
        p.rect(-22, 78, 12, 16, '#f7c9b5')
        if (k === 1) {
          p.glow(34, 112, 56, '#fff0e6', 0.9)
          person(p, 'coat', 34, 158, 84, '#120103')
        } else person(p, k ? 'woman' : 'child', 30, 160, 56, '#2a0408')
      })
      p.rect(-12, -16, 10, 34, '#c9a27a')
      p.rect(6, -16, 10, 34, '#c9a27a')
      p.ink('#3a0508', () => p.rect(-78, 0, 156, 200, p.linear([[0, '#000', 0.05], [1, '#000', 0.6]], 0, 0, 1, 1)))
    })
  }
  const fy = H * (tall ? 0.83 : 0.84)
  p.rect(0, fy, W, H - fy, '#0d0103')
  p.path(path`M${bx - 210} ${fy}l-26 60h472l-26 -60Z`, '#3a0a0e')
  p.path(path`M${bx - 190} ${fy + 8}l-14 36h408l-14 -36Z`, '#8c1a1c')
  p.rect(bx - 60, fy + 14, 100, 22, '#f0b7a4', 'transform="skewX(-12)" opacity=".9"')
  p.disc(bx, 4, 26, '#ff6a52')
  p.glow(bx, 4, 110, '#ff8a6a', 0.9)
  p.title(['নেগেটিভ'], { x: W / 2, y: 176, size: 116, anchor: 'middle', weight: 700, width: 82, color: '#ffc3b0' })
}
