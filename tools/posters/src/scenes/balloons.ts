import { type Scene, path, put, round } from '../pen.ts'

/** A balloon seller is lifted off his corner, and only the dog has noticed. */
export const balloons: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#8fd0d8'], [0.7, '#d9efe2'], [1, '#f9e9c4']]))
  for (const [at, y, s] of [[0.16, 0.3, 1], [0.86, 0.46, 1.3], [0.5, 0.14, 0.8]] as const) {
    p.group(put(W * at, H * y, s), () => p.path('M-90 20C-100-6-66-16-54-10C-44-40 4-42 14-14C40-26 74-12 66 10C84 10 90 24 78 30H-84Z', '#fff', 'opacity=".65"'))
  }
  const hz = H * (tall ? 0.86 : 0.84)
  let x = -10
  while (x < W) {
    const [w, h] = [p.between(50, 110), p.between(50, 170)]
    p.rect(x, hz - h, w, h + 200, ['#e9a37c', '#d98a6a', '#f0c08f', '#c9755f'][Math.floor(p.r() * 4)]!)
    for (let wy = hz - h + 16; wy < hz - 20; wy += 34) for (let wx = x + 10; wx < x + w - 20; wx += 26) p.rect(wx, wy, 12, 18, '#7a4a44', 'opacity=".45"')
    x += w
  }
  p.rect(0, hz, W, H, '#5f6d70')
  p.rect(0, hz, W, 10, '#efe3c8')
  const [cx, cy] = tall ? [W * 0.53, H * 0.4] : [W * 0.68, H * 0.3]
  const [mx, my] = tall ? [W * 0.47, H * 0.76] : [W * 0.64, H * 0.76]
  const spots: [number, number, string][] = []
  for (let k = 0; k < 27; k++) {
    const a = k * 2.4
    const d = Math.sqrt(k / 27) * (tall ? 185 : 175)
    spots.push([cx + Math.cos(a) * d, cy + Math.sin(a) * d * 0.86, ['#e0413a', '#f2b544', '#2c6fb0', '#ff8fb1', '#2f8a5f', '#7b4a9c', '#ff7a3f'][k % 7]!])
  }
  for (const [bx, by] of spots) p.line(path`M${bx} ${by + 40}Q${(bx + mx) / 2 + 14} ${(by + my) / 2 + 30} ${mx + 14} ${my - 96}`, '#4a3a3a', 1.6, 'opacity=".7"')
  for (const [bx, by, color] of spots.toReversed()) {
    const d = path`M${bx} ${by + 44}C${bx - 42} ${by + 18} ${bx - 42} ${by - 44} ${bx} ${by - 46}C${bx + 42} ${by - 44} ${bx + 42} ${by + 18} ${bx} ${by + 44}Z`
    p.path(d, color, 'opacity=".94"')
    p.path(path`M${bx + 8} ${by + 42}C${bx + 42} ${by + 18} ${bx + 42} ${by - 38} ${bx + 8} ${by - 46}C${bx + 26} ${by - 20} ${bx + 24} ${by + 14} ${bx + 8} ${by + 42}Z`, '#1c1020', 'opacity=".2"')
    p.oval(bx - 15, by - 22, 6, 11, '#fff', `opacity=".75" transform="rotate(20 ${round(bx - 15)} ${round(by - 22)})"`)
  }
  p.group(put(mx, my, 1.35, 8), () => {
    p.path('M-5-82C-15-80-17-70-16-58L-12-30L-16 2L-6 4L0-24L8 2L18-2L11-32L14-58L26-96L19-99L8-78Z', '#2a2f4a')
    p.disc(0, -92, 10, '#5b3321')
    p.path('M-10-94C-12-108 12-108 11-93L4-99Z', '#140a08')
    p.path('M-15-58L-12-30H11L14-58Z', '#fff3d8')
  })
  p.oval(mx, hz + 34, 54, 8, '#2c3436', 'opacity=".6"')
  p.group(put(mx + (tall ? 150 : 170), hz + 44, 1.2), () => p.path('M-40 0V-26C-44-44-30-48-16-46H16C22-58 22-70 32-74L36-66L50-60L46-50L34-46V0H26V-22H-26V0ZM-40-36C-54-44-58-56-54-66C-50-54-44-48-34-46Z', '#7a4a2a'))
  p.title(['বেলুনওয়ালা'], { x: W / 2, y: 124, size: 112, anchor: 'middle', weight: 800, width: 82, color: '#1f3a5f' })
}
