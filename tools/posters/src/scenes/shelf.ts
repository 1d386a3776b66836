import { type Scene, path, put } from '../pen.ts'

/** Jars of pickles in different colours on sunlit shelves. */
export const shelf: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#f7e6b8'], [1, '#f0c878']]))
  const rows = tall ? [0.47, 0.7, 0.93] : [0.46, 0.92]
  const left = W * (tall ? 0.06 : 0.4)
  p.path(path`M${W * 0.7} ${-20}L${W * 1.1} ${-20}L${W * (tall ? 0.5 : 0.6)} ${H * 1.1}H${W * -0.1}Z`, '#fff6d8', 'opacity=".6"')
  const fills = ['#c9571f', '#7c8f2a', '#b3202a', '#e0a02e', '#5a2418', '#d8772c', '#8fa93a', '#7a1f3a', '#f0b93c']
  let k = 0
  for (const at of rows) {
    const y = H * at
    p.rect(left - 30, y, W, 20, '#7c4a26')
    p.rect(left - 30, y + 20, W, 26, '#4a2714', 'opacity=".35"')
    let x = left + 20
    while (x < W - (tall ? 40 : 60)) {
      const w = p.between(tall ? 96 : 110, tall ? 142 : 160)
      const h = p.between(120, tall ? 178 : 230)
      if (x + w > W - 16) break
      const color = fills[k++ % fills.length]!
      const jar = path`M${x} ${y}V${y - h + 34}q0 -18 20 -26V${y - h}h${w - 40}v8q20 8 20 26V${y}q0 6 -6 6H${x + 6}q-6 0 -6 -6Z`
      p.path(path`M${x} ${y}l-70 0l30 -60l40 -40Z`, '#4a2714', 'opacity=".14"')
      p.path(jar, '#fffdf2', 'opacity=".7"')
      p.clip(jar, () => {
        p.rect(x, y - h * p.between(0.6, 0.76), w, h, color)
        for (let i = 0; i < 16; i++) p.oval(x + w * p.r(), y - h * 0.6 * p.r(), p.between(8, 18), p.between(7, 13), i % 3 ? color : '#fff2c0', `opacity="${i % 3 ? 0.9 : 0.35}" stroke="#2a120e" stroke-opacity=".28" stroke-width="2"`)
        p.ink('#3a160c', () => p.rect(x, y - h, w, h + 8, p.linear([[0, '#000', 0.7], [0.5, '#000', 0], [1, '#000', 0.1]], 0, 0, 1, 0)))
      })
      p.rect(x + w - 22, y - h * 0.72, 7, h * 0.5, '#fff', 'rx="3" opacity=".75"')
      p.path(path`M${x + 10} ${y - h + 8}q${w / 2 - 10} -26 ${w - 20} 0l6 26q-${w / 2} -14 ${-w + 8} 0Z`, ['#b3202a', '#2c6fb0', '#efe3c8', '#2f6b45'][k % 4]!)
      p.line(path`M${x + 12} ${y - h + 14}q${w / 2 - 12} 10 ${w - 24} 0`, '#7c4a26', 3)
      x += w + p.between(10, 26)
    }
  }
  p.group(put(W * (tall ? 0.84 : 0.93), H * rows[0]! - (tall ? 190 : 262), 1), () => {
    for (let i = 0; i < 9; i++) p.line(path`M0 ${i * 10}q${(i % 2 ? -1 : 1) * p.between(14, 24)} 20 ${(i % 2 ? -1 : 1) * 8} 44`, '#b3202a', 9)
    p.line('M0-100V100', '#4a2714', 2.4)
  })
  p.title(['ঠাকুমার', 'তাক'], { x: 40, y: 118, size: 104, gap: 0.94, weight: 800, width: 90, color: '#6b1d14' })
}
