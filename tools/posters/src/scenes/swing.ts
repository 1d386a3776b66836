import { type Scene, ground, hills, path, put, round } from '../pen.ts'

/** A girl swings out over the town under a tree in flower. */
export const swing: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#fbe3b2'], [0.6, '#f7b58a'], [1, '#e2765f']]))
  const hz = H * (tall ? 0.84 : 0.82)
  p.glow(W * (tall ? 0.3 : 0.72), hz - 40, 420, '#fff6d8', 0.9)
  let x = -20
  while (x < W) {
    const [bw, bh] = [p.between(30, 90), p.between(24, 96)]
    p.rect(x, hz - bh, bw, H, p.r() > 0.5 ? '#c95a55' : '#b54d55')
    if (p.r() > 0.6) p.rect(x + bw * 0.3, hz - bh - 22, 22, 24, '#b54d55')
    x += bw
  }
  p.path(ground(p, hills(p, hz + 46, 20, 4)), '#7a2340')
  const [tx, ty] = tall ? [W * 1.02, H * 0.26] : [W * 1.02, H * 0.14]
  p.path(path`M${tx - 60} ${H}C${tx - 70} ${H * 0.7} ${tx - 40} ${H * 0.5} ${tx - 110} ${ty + 60}L${tx + 60} ${ty}V${H}Z`, '#4a1530')
  p.line(path`M${tx - 60} ${ty + 130}C${tx - 180} ${ty + 60} ${tx - 330} ${ty + 30} ${tx - (tall ? 470 : 560)} ${ty + 40}`, '#4a1530', 26)
  p.line(path`M${tx - 200} ${ty + 62}C${tx - 260} ${ty} ${tx - 330} ${ty - 30} ${tx - 400} ${ty - 40}`, '#4a1530', 14)
  for (let k = 0; k < 420; k++) {
    const a = p.r() * Math.PI * 2
    const d = p.r() ** 0.6
    const [fx, fy] = [tx - 190 + Math.cos(a) * d * (tall ? 400 : 470), ty - 8 + Math.sin(a) * d * (tall ? 120 : 130)]
    p.disc(fx, fy, p.between(7, 19), ['#d8232f', '#ef4036', '#b3152c', '#ff6a45'][k % 4]!)
  }
  const top: [number, number] = tall ? [tx - 350, ty + 44] : [tx - 400, ty + 46]
  const seat: [number, number] = tall ? [W * 0.32, H * 0.68] : [W * 0.56, H * 0.68]
  for (const dx of [-22, 24]) p.line(path`M${top[0] + dx} ${top[1]}L${seat[0] + dx} ${seat[1]}`, '#4a1530', 3.6)
  p.group(put(seat[0], seat[1], tall ? 1.75 : 1.8, 24), () => {
    p.rect(-32, 0, 64, 7, '#4a1530', 'rx="3"')
    p.path('M-14 0C-18-30-14-44-8-56H10C16-42 16-20 14 0Z', '#1f5f63')
    p.path('M-14 0H16C34 2 58-4 84-16L88-6C62 10 30 18-8 14Z', '#1f5f63')
    p.path('M84-16L104-30L110-24L90-6Z', '#7a3b2a')
    p.disc(4, -68, 13, '#7a3b2a')
    p.path('M-8-64C-14-86 16-90 18-72C8-78-2-72-2-60C-14-52-40-46-58-22C-46-56-26-62-8-64Z', '#1c0c18')
    p.line('M8-50L20-86M-6-50L-22-84', '#7a3b2a', 6)
    p.path('M-12-54C-40-52-66-30-92-30C-70-44-40-66-8-58Z', '#f2b544')
  })
  for (let k = 0; k < 46; k++) p.oval(W * p.r(), H * p.between(0.3, 0.98), p.between(4, 9), p.between(3, 6), k % 3 ? '#d8232f' : '#ff6a45', `transform="rotate(${Math.floor(p.r() * 60)} ${round(W / 2)} ${round(H / 2)})" opacity=".9"`)
  p.title(['দোলনার', 'দিন'], { x: 40, y: H - 176, size: 92, gap: 0.94, weight: 800, width: 92, color: '#fff3d6' })
}
