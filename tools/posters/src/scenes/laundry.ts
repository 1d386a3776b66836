import { type Scene, path, put } from '../pen.ts'
import { person, stars } from '../things.ts'

/** On a roof, between a sheet and a shirt, the planets hang out to dry. */
export const laundry: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#13124a'], [0.55, '#4a2f8f'], [0.85, '#e0708f'], [1, '#f7b27a']]))
  stars(p, tall ? 170 : 240, H * 0.7)
  const fl = H * (tall ? 0.84 : 0.86)
  let x = -20
  while (x < W) {
    const [w, h] = [p.between(50, 110), p.between(30, 130)]
    p.rect(x, fl - h + 10, w, h, '#5a2f6f')
    for (let k = 0; k < 3; k++) if (p.r() > 0.5) p.rect(x + 12 + k * 24, fl - h + 26, 10, 13, '#ffcf7a')
    x += w
  }
  p.rect(0, fl, W, H, '#1e1140')
  for (let k = 0; k < 40; k++) p.rect(k * 46 + (tall ? 0 : 10), fl + 8, 28, 20, '#311d5c')
  const [a, b, ya, yb] = tall ? [40, W - 40, H * 0.36, H * 0.33] : [W * 0.36, W - 50, H * 0.24, H * 0.2]
  const sag = tall ? 90 : 80
  const lineAt = (t: number): [number, number] => [a + (b - a) * t, ya + (yb - ya) * t + sag * 4 * t * (1 - t)]
  for (const [px, py] of [[a, ya], [b, yb]] as const) p.rect(px - 7, py - 20, 14, fl - py + 24, '#1e1140')
  p.line(path`M${a} ${ya}Q${(a + b) / 2} ${(ya + yb) / 2 + sag * 2} ${b} ${yb}`, '#f3e6ff', 4)
  const hang = (t: number, drop: number, draw: () => void) => {
    const [hx, hy] = lineAt(t)
    p.line(path`M${hx} ${hy}v${drop}`, '#f3e6ff', 2)
    p.group(put(hx, hy + drop, 1), draw)
    p.rect(hx - 6, hy - 14, 12, 30, '#f2b544', 'rx="3"')
    p.rect(hx - 1, hy - 14, 2, 30, '#8a5a12')
  }
  const globe = (r: number, color: string, bands: string[]) => {
    p.disc(0, r, r, color)
    p.clip(path`M${-r} ${r}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`, () => bands.forEach((band, k) => p.rect(-r, r * (0.35 + k * 0.36), r * 2, r * 0.2, band)))
    p.ink('#1a0a33', () => p.disc(0, r, r, p.linear([[0.35, '#000', 0], [1, '#000', 0.9]], 0.1, 0, 0.9, 1)))
  }
  hang(0.1, 16, () => globe(34, '#d8643f', ['#a8412a']))
  hang(0.29, 8, () => globe(70, '#f0c08a', ['#c9824f', '#fff0d0', '#b5653a', '#e8a468']))
  hang(0.52, 40, () => {
    p.glow(0, 62, 150, '#ffe7a0', 0.5)
    p.oval(0, 62, 122, 26, 'none', 'stroke="#ffd98f" stroke-width="12" transform="rotate(-14 0 62)"')
    globe(60, '#f7d27a', ['#e0a94a', '#fff0c0', '#d99a3f'])
    p.path('M-118 84A122 26 0 0 0 118 84L110 76A110 18 0 0 1-110 76Z', '#ffe9b8', 'transform="rotate(-14 0 62)"')
  })
  hang(0.75, 14, () => {
    globe(46, '#2f8fd8', [])
    p.path('M-30 30q20-20 34-4t-10 26t-28-6ZM8 58q16-14 28 2t-14 22t-18-12Z', '#4fbf6a')
  })
  hang(0.92, 6, () => globe(38, '#8fe0e6', ['#c9f6f2']))
  const [sx, sy] = lineAt(0.41)
  p.path(path`M${sx - 22} ${sy}h24l18 40l-10 8l-8 -12v44h-26v-44l-8 12l-10 -8Z`, '#fff3d8')
  const kx = tall ? W * 0.44 : W * 0.6
  p.group(put(kx + 90, fl, 1), () => {
    p.line('M0-84L-34 0M0-84L34 0M0-84V0', '#0d0726', 7)
    p.group('transform="translate(0 -92) rotate(-44)"', () => {
      p.rect(-66, -17, 150, 34, '#c2453a', 'rx="5"')
      p.rect(74, -23, 34, 46, '#f2c14e', 'rx="4"')
      p.rect(-90, -11, 30, 22, '#f2c14e', 'rx="3"')
    })
  })
  person(p, 'child', kx, fl + 2, 128, '#0d0726')
  person(p, 'reaching', kx - 90, fl + 2, 116, '#0d0726')
  person(p, 'child', kx + 220, fl + 2, 104, '#0d0726', -1)
  p.rect(tall ? 20 : W * 0.92, fl - 74, 70, 76, '#0d0726', 'rx="8"')
  p.ink('#0a0626', () => p.fill(p.linear([[0, '#000', 0.35], [0.3, '#000', 0], [0.85, '#000', 0], [1, '#000', 0.7]])))
  p.title(['Planets', 'on the Line'], { x: 40, y: 116, size: 104, gap: 0.9, weight: 700, width: 90, color: '#ffe7a0' })
}
