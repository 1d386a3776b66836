import { type Scene, path, put } from '../pen.ts'

/** A peacock of light bulbs over a street at night; a man on a ladder reaches for a dark one. */
export const bulbs: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#0b0620'], [0.7, '#2a0f45'], [1, '#12071f']]))
  const [cx, cy, R] = tall ? [W * 0.5, H * 0.62, 300] : [W * 0.66, H * 0.66, 380]
  p.glow(cx, cy - R * 0.4, R * 1.5, '#ff4fa0', 0.4)
  p.glow(cx, cy - R * 0.3, R * 0.9, '#29d9c2', 0.42)
  const bulb = (x: number, y: number, r: number, color: string) => {
    p.disc(x, y, r * 2.3, color, 'opacity=".22"')
    p.disc(x, y, r, color)
    p.disc(x - r * 0.25, y - r * 0.25, r * 0.42, '#ffffff', 'opacity=".85"')
  }
  const tints = ['#29e0c8', '#3fa2ff', '#ffd23f', '#ff5fa8', '#b07bff']
  for (let k = 0; k < 15; k++) {
    const a = -Math.PI * (0.04 + (k / 14) * 0.92), [dx, dy] = [Math.cos(a), Math.sin(a)]
    for (let i = 0; i < 11; i++) {
      const r = R * (0.3 + i * 0.055)
      if (i < 9) bulb(cx + dx * r, cy + dy * r, 3.6, tints[i < 3 ? 0 : i < 6 ? 1 : 4]!)
    }
    const [ex, ey] = [cx + dx * R * 0.93, cy + dy * R * 0.93]
    for (let m = 0; m < 12; m++) bulb(ex + Math.cos(m * 0.5236) * R * 0.085, ey + Math.sin(m * 0.5236) * R * 0.085, 4, k === 10 && m === 2 ? '#3a2a4a' : '#ffd23f')
    for (let m = 0; m < 7; m++) bulb(ex + Math.cos(m * 0.9) * R * 0.05, ey + Math.sin(m * 0.9) * R * 0.05, 3.6, '#29e0c8')
    bulb(ex, ey, 7, '#ff5fa8')
    bulb(cx + dx * R * 1.07, cy + dy * R * 1.07, 4, tints[k % 5]!)
  }
  const body = 'M-20 150C-76 120-84 40-44-6C-22-34-20-70-26-100C-30-132-4-152 20-140C34-134 40-122 40-112L66-100L36-94C30-60 44-30 58 10C76 70 60 130 20 150Z'
  p.group(put(cx, cy - 10, R / 330), () => {
    p.path(body, '#120a33', 'stroke="#3fa2ff" stroke-width="13" stroke-dasharray="1 17" stroke-linecap="round"')
    p.path('M-6 124C-44 100-46 50-22 16C0 50 20 90-6 124Z', 'none', 'stroke="#29e0c8" stroke-width="11" stroke-dasharray="1 15" stroke-linecap="round"')
    p.disc(14, -114, 8, '#ffffff')
    for (const [x, y] of [[-8, -176], [10, -188], [30, -182]] as const) {
      p.line(`M10-140L${x} ${y}`, '#3fa2ff', 3)
      bulb(x, y, 6, '#ffd23f')
    }
  })
  const fl = H * (tall ? 0.88 : 0.9)
  p.rect(0, fl, W, H, '#0a0414')
  let x = -10
  while (x < W) {
    const w = p.between(40, 90), h = p.between(20, 96)
    p.rect(x, fl - h, w, h + 4, '#10081f')
    x += w + p.between(0, 30)
  }
  for (let k = 0; k < 30; k++) p.path('M-9 0C-10-14-6-20 0-20C6-20 10-14 9 0V40H-9ZM0-36a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z', '#05020c', put(p.r() * W, fl + p.between(26, 50), p.between(0.9, 1.3)))
  const lx = cx + Math.cos(-Math.PI * 0.7) * R * 0.93
  const ly = cy + Math.sin(-Math.PI * 0.7) * R * 0.93 + 70
  p.line(path`M${lx - 22} ${fl + 20}L${lx - 4} ${ly + 10}M${lx + 16} ${fl + 20}L${lx + 18} ${ly + 10}`, '#c9a06a', 5)
  for (let y = ly + 26; y < fl + 10; y += 26) p.line(path`M${lx - 6 - ((y - ly) / (fl - ly)) * 15} ${y}h${24 + ((y - ly) / (fl - ly)) * 12}`, '#c9a06a', 4)
  p.group(put(lx + 6, ly + 92, 0.92), () => p.path('M0-99a8 8 0 1 1 0 16a8 8 0 1 1 0-16ZM-5-82C-14-80-16-73-16-62L-17-40L-13-39L-11-60L-11-38L-9 0H-2L0-36L2 0H9L11-38L11-62L4-118L9-120L16-72C15-78 12-81 5-82Z', '#f6e3c0'))
  p.ink('#05020c', () => p.fill(p.linear([[0, '#000', 0.5], [0.24, '#000', 0], [0.8, '#000', 0], [1, '#000', 0.6]])))
  p.title(['আলোর', 'মিস্ত্রি'], { x: W / 2, y: 112, size: 100, gap: 0.96, anchor: 'middle', weight: 800, width: 92, color: '#ffe9a8' })
}
