import { type Scene, path, put } from '../pen.ts'
import { palm, stars } from '../things.ts'

/** A mail runner in front of a large moon; two eyes in the reeds follow him. */
export const mailrun: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#04131c'], [0.6, '#0c3440'], [1, '#06181f']]))
  stars(p, tall ? 120 : 200, H * 0.5, '#d8fff0')
  const [cx, cy, r] = tall ? [W * 0.52, H * 0.53, 262] : [W * 0.67, H * 0.48, 300]
  p.glow(cx, cy, r * 1.7, '#a8ffe0', 0.4)
  p.disc(cx, cy, r, '#e8ffe6')
  for (const [x, y, k] of [[-0.4, -0.3, 0.2], [0.3, -0.44, 0.14], [0.46, 0.1, 0.18], [-0.12, 0.22, 0.12], [-0.52, 0.26, 0.1], [0.06, -0.12, 0.08]] as const) p.disc(cx + r * x, cy + r * y, r * k, '#b9dfc4', 'opacity=".55"')
  p.ink('#5f9a86', () => p.disc(cx, cy, r, p.linear([[0.45, '#000', 0], [1, '#000', 0.8]], 0, 0, 1, 1)))
  const fl = cy + r * 0.62
  p.path(path`M-10 ${fl + 70}C${W * 0.2} ${fl + 10} ${cx - 120} ${fl - 18} ${cx} ${fl}S${W * 0.9} ${fl + 50} ${W + 10} ${fl + 30}V${H + 10}H-10Z`, '#03131a')
  for (const [x, h, lean] of tall ? [[0.06, 330, 0.12], [0.17, 220, -0.05], [0.96, 380, -0.14]] as const : [[0.3, 260, 0.1], [0.38, 180, -0.06], [0.95, 330, -0.12]] as const) palm(p, W * x, fl + 50, h, '#03131a', lean)
  p.group(put(cx - 8, fl + 6, tall ? 1.9 : 2), () => {
    p.line('M-4-58L26-40L20-10L34-6M-6-58L-30-42L-56-52L-62-44', '#03131a', 10)
    p.path('M-16-54C-20-84-8-110 8-112C22-112 22-96 16-82L8-52Z', '#03131a')
    p.path('M-18-62H12L14-46L-2-38L-22-44Z', '#8f2a1e')
    p.disc(18, -124, 11.5, '#03131a')
    p.path('M6-128C6-142 32-142 31-126L36-124L6-122Z', '#d8402a')
    p.path('M8-134C-8-138-18-130-30-134C-22-122-8-122 6-124Z', '#d8402a')
    p.line('M10-102L34-86L44-104', '#03131a', 7.5)
    p.line('M-70-94L84-126', '#03131a', 4.4)
    p.path('M-70-94C-92-92-98-64-88-46C-76-34-50-36-46-52C-44-72-52-92-70-94Z', '#c9904a')
    p.line('M-70-94C-74-86-66-86-64-92', '#5a2f14', 3)
    p.rect(-84, -74, 26, 18, '#f3e3c0', 'transform="rotate(8 -71 -65)"')
    p.line('M-84-72L-70-62L-58-72', '#8f2a1e', 1.6)
    p.path('M84-126L104-134L92-118Z', '#e8f4f0')
    for (const [x, y] of [[62, -116], [70, -116], [54, -112]] as const) p.disc(x, y, 3.4, '#f2c14a')
  })
  const [lx, ly] = tall ? [cx + 122, fl - 196] : [cx + 130, fl - 206]
  p.glow(lx, ly + 20, 170, '#ffb347', 0.85)
  p.glow(lx, ly + 20, 60, '#fff3c8', 1)
  p.rect(lx - 11, ly + 2, 22, 32, '#fff3c8', 'rx="5"')
  p.line(path`M${lx} ${ly - 30}V${ly}M${lx - 12} ${ly}h24M${lx - 13} ${ly + 36}h26M${lx - 11} ${ly}v36M${lx + 11} ${ly}v36`, '#2a1206', 4)
  for (let k = 0; k < (tall ? 130 : 230); k++) {
    const x = p.r() * W, h = p.between(60, 190) * (0.6 + 0.4 * Math.abs(x - cx) / W * 2), lean = p.between(-34, 34)
    p.path(path`M${x - 4} ${H + 6}Q${x} ${H - h * 0.6} ${x + lean} ${H - h}Q${x + 5} ${H - h * 0.5} ${x + 5} ${H + 6}Z`, k % 3 ? '#020b10' : '#0a2a30')
  }
  const [tx, ty] = tall ? [W * 0.2, H * 0.88] : [W * 0.46, H * 0.88]
  for (const dx of [0, 56]) {
    p.glow(tx + dx, ty, 40, '#f2d84a', 0.6)
    p.path('M-15 0Q0-13 15 0Q0 11-15 0Z', '#ffe45c', put(tx + dx, ty, 1, dx ? -8 : 8))
    p.oval(tx + dx, ty - 1, 3, 8, '#0a0a06')
  }
  p.ink('#020b10', () => p.fill(p.linear([[0, '#000', 0.6], [0.3, '#000', 0], [0.8, '#000', 0], [1, '#000', 0.5]])))
  p.title(['The Mail', 'Runners'], { x: 42, y: 116, size: 104, gap: 0.86, weight: 800, width: 88, color: '#ffdf9a' })
}
