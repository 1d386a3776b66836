import { type Scene, path } from '../pen.ts'

/** Eleven buckets queue at one tap in the evening sun, below the house. */
export const courtyard: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#c9673a'], [1, '#a34a2c']], 0, 0, 1, 1))
  const step = tall ? 75 : 80
  for (let x = -step; x < W + step; x += step) p.line(path`M${x} 0V${H}`, '#8a3a22', 2, 'opacity=".55"')
  for (let y = 0; y < H + step; y += step) p.line(path`M0 ${y}H${W}`, '#8a3a22', 2, 'opacity=".55"')
  p.ink('#6d2a1a', () => p.fill(p.radial([[0, '#000', 0], [0.6, '#000', 0.12], [1, '#000', 0.75]])))
  p.path(tall ? path`M0 ${H}V${H * 0.72}L${W} ${H * 0.93}V${H}Z` : path`M0 0H${W * 0.3}L${W * 0.12} ${H}H0Z`, '#3b1424', 'opacity=".8"')
  const [tx, ty] = tall ? [W * 0.76, H * 0.34] : [W * 0.86, H * 0.24]
  p.oval(tx, ty + 6, 74, 66, '#5a2417')
  p.oval(tx, ty, 66, 58, '#7fb4b8')
  p.oval(tx - 6, ty - 8, 40, 32, '#bfe3df', 'opacity=".8"')
  p.path(path`M${tx} ${ty}l${-150} ${96}l26 20l142 -92Z`, '#3b1424', 'opacity=".55"')
  p.rect(tx - 15, ty - 100, 30, 100, '#d8dfe0', 'rx="8"')
  p.rect(tx - 15, ty - 100, 12, 100, '#fff', 'rx="6" opacity=".7"')
  p.path(path`M${tx - 8} ${ty - 30}h-34v18h12v22h20V${ty - 4}h10Z`, '#d9a438')
  p.disc(tx - 30, ty + 8, 9, '#e8ffff')
  p.rect(tx - 26, ty - 116, 52, 18, '#b9362b', 'rx="8"')
  const colours = ['#2c6fb0', '#e8b23c', '#efe3c8', '#c2314a', '#2f8a5f', '#d9dfe2', '#e8b23c', '#2c6fb0', '#7b4a9c', '#efe3c8', '#c2314a']
  for (const [k, color] of colours.entries()) {
    const t = k / 10
    const [x, y] = tall
      ? [W * (0.6 - 0.44 * Math.sin(t * 3.5)), H * (0.42 + t * 0.43)]
      : [W * (0.78 - t * 0.4), H * (0.42 + 0.36 * Math.sin(t * 2.9))]
    const r = tall ? 33 : 34
    p.path(path`M${x - r * 0.6} ${y - r * 0.6}l${-r * 4.2} ${r * 2.5}l${r * 1.3} ${r * 1.3}L${x + r * 0.6} ${y + r * 0.7}Z`, '#3b1424', 'opacity=".5"')
    p.disc(x, y, r, color)
    p.disc(x, y, r * 0.8, '#2a1020', 'opacity=".55"')
    p.disc(x + 2, y + 2, r * 0.68, k < 3 ? '#7fb4b8' : color)
    if (k < 3) p.oval(x - 5, y - 6, r * 0.3, r * 0.2, '#e6fbf6', 'opacity=".9"')
    else p.ink('#2a1020', () => p.disc(x + 2, y + 2, r * 0.68, p.linear([[0, '#000', 0.75], [1, '#000', 0.1]], 0, 0, 1, 1)))
    p.line(path`M${x - r} ${y}Q${x} ${y + r * (k % 2 ? 1.75 : -1.75)} ${x + r} ${y}`, '#3d1a12', 4)
  }
  p.title(['এজমালি', 'উঠোন'], { x: 40, y: 118, size: 104, gap: 0.96, weight: 800, width: 88, color: '#fff0cf' })
}
