import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** A forest of red palash in flower, and a bicycle for two. */
export const palash: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#ffb35c'], [0.5, '#ffdf9e'], [1, '#f08a4a']]))
  const sx = W * (tall ? 0.52 : 0.66), fl = H * 0.84
  p.glow(sx, H * 0.55, 380, '#fff6d0', 1)
  p.disc(sx, H * 0.55, 74, '#fff8e0')
  const leaves = (x: number, y: number, spread: number, count: number, colors: string[], size: number) => {
    for (let k = 0; k < count; k++) {
      const a = p.r() * 6.28, r = Math.sqrt(p.r()) * spread
      p.path('M0 12C-9 4-9-8 0-16C5-8 12-6 16-14C16-2 10 8 0 12Z', colors[Math.floor(p.r() * colors.length)]!, put(x + Math.cos(a) * r * 1.25, y + Math.sin(a) * r * 0.62, size * p.between(0.7, 1.3), Math.round(p.r() * 360)))
    }
  }
  const rows = [
    { far: 0.16, trunk: '#d08a5c', colors: ['#ff9a5a', '#ff8450', '#ffb070'], count: tall ? 8 : 15, size: 1, drop: 0.66 },
    { far: 0.5, trunk: '#7f3a33', colors: ['#f2542e', '#e0412a', '#ff7038'], count: tall ? 6 : 10, size: 1.35, drop: 0.76 },
    { far: 1, trunk: '#1f0f1a', colors: ['#d3202c', '#f0382e', '#b3142a', '#ff5a30'], count: tall ? 4 : 6, size: 1.9, drop: 0.9 },
  ]
  rows.forEach(({ far, trunk, colors, count, size, drop }, row) => {
    for (let k = 0; k < count; k++) {
      const spot = ((k + 0.5) / count + p.between(-0.03, 0.03)) * W * 1.1 - W * 0.05
      const x = row === 2 ? (spot < sx ? Math.min(spot, sx - (tall ? 170 : 260)) : Math.max(spot, sx + (tall ? 170 : 230))) : spot
      const foot = H * drop, bend = p.between(-60, 60) * size * 0.6, top = H * p.between(0.1, 0.26), w = 9 + 26 * far
      p.path(path`M${x - w / 2} ${foot + 20}C${x - w * 0.3} ${foot * 0.7} ${x + bend - w * 0.4} ${H * 0.44} ${x + bend * 0.3 - w * 0.2} ${top}H${x + bend * 0.3 + w * 0.2}C${x + bend + w * 0.4} ${H * 0.44} ${x + w * 0.4} ${foot * 0.7} ${x + w * 0.7} ${foot + 20}Z`, trunk)
      for (const side of [-1, 1]) p.line(path`M${x + bend * 0.7} ${H * (0.42 - 0.05 * side * far)}q${side * 50 * size} ${-50} ${side * 84 * size * p.between(0.6, 1)} ${-H * 0.17}`, trunk, w * 0.34)
      for (const [dx, dy, n] of [[0, -10, 34], [-88, 26, 22], [88, 18, 22]] as const) leaves(x + bend * 0.4 + dx * size * 0.62, top + 20 + dy, (44 + 26 * row) * size * 0.9, Math.round(n * (0.7 + 0.3 * row)), colors, size)
    }
    if (row === 1) p.rect(0, H * 0.7, W, H * 0.2, p.linear([[0, '#ffdf9e', 0], [0.5, '#ffdf9e', 0.85], [1, '#ffdf9e', 0]]))
  })
  p.path(path`M-10 ${fl + 14}Q${W * 0.5} ${fl - 36} ${W + 10} ${fl + 10}V${H + 10}H-10Z`, '#8f1524')
  p.path(path`M${sx - 30} ${fl - 12}Q${sx - 60} ${H * 0.92} ${sx - 190} ${H + 10}H${sx + 200}Q${sx + 70} ${H * 0.92} ${sx + 40} ${fl - 12}Z`, '#e8a060')
  for (let k = 0; k < 90; k++) p.path('M0 10C-8 4-8-6 0-12C5-6 10-4 12-10C12 0 8 6 0 10Z', ['#f0382e', '#ff5a30', '#d3202c', '#ff8a50'][k % 4]!, put(p.r() * W, fl + p.between(4, H - fl), p.between(0.7, 1.5), Math.round(p.r() * 360)))
  p.group(put(sx + 8, fl + 22, tall ? 1.02 : 1.06), () => {
    for (const x of [-58, 58]) {
      p.ring(x, -30, 31, '#1f0f1a', 5)
      for (let k = 0; k < 6; k++) p.line(`M${x}-30L${Math.round(x + Math.cos(k * 1.047) * 30)} ${Math.round(-30 + Math.sin(k * 1.047) * 30)}`, '#1f0f1a', 1.2)
    }
    p.line('M-58-30L-22-74H34L58-30M-22-74L0-28L34-74M-58-30H0M34-74L30-92L48-98M-22-74L-26-84H-10', '#1f0f1a', 5)
    p.path('M-20-84C-30-120-28-140-14-148C0-150 6-140 6-128L40-100L36-94L2-112L0-86Z', '#1f0f1a')
    p.disc(-6, -164, 14, '#1f0f1a')
    p.line('M-10-86L6-58L0-28M-14-86L-8-56L-6-24', '#1f0f1a', 9)
    p.path('M-72-84C-84-116-76-136-62-140C-48-140-44-128-46-112L-30-104L-46-92L-40-60L-80-50Z', '#1f6a5c')
    p.disc(-58, -153, 12.5, '#1f0f1a')
    p.path('M-66-160C-86-150-84-120-92-104L-82-106C-76-124-72-138-62-146Z', '#1f0f1a')
    p.path('M-78-138C-110-132-130-142-150-130C-132-126-120-116-82-118Z', '#ffd23f')
    p.path('M-66-166L-60-178L-54-166Z', '#f0382e')
  })
  person(p, 'child', tall ? W * 0.12 : W * 0.3, fl + 12, 60, '#1f0f1a')
  p.ink('#6b0f1c', () => p.fill(p.linear([[0, '#000', 0.55], [0.34, '#000', 0], [0.9, '#000', 0], [1, '#000', 0.6]])))
  p.title(['পলাশের', 'দশ দিন'], { x: W / 2, y: 128, size: 112, gap: 0.94, anchor: 'middle', weight: 800, width: 90, color: '#fff6dc' })
}
