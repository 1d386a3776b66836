import { type Scene, path, put } from '../pen.ts'

/** A rooster as big as the rising sun, above a sleeping lane. */
export const rooster: Scene = (p, { W, H, tall }) => {
  p.fill('#ffc62b')
  const [cx, fl, s] = tall ? [W * 0.57, H * 0.85, 1.06] : [W * 0.67, H * 0.88, 1.04]
  for (let k = 0; k < 36; k += 2) {
    const a = (k / 36) * Math.PI * 2
    p.path(path`M${cx} ${fl - 230 * s}L${cx + Math.cos(a) * 1500} ${fl - 230 * s + Math.sin(a) * 1500}L${cx + Math.cos(a + 0.174) * 1500} ${fl - 230 * s + Math.sin(a + 0.174) * 1500}Z`, '#ffd95e')
  }
  p.disc(cx, fl - 230 * s, 250 * s, '#ff8a3c')
  p.group(put(cx - 10, fl, s), () => {
    for (let k = 0; k < 7; k++) p.path(`M70-150C${150 + k * 10} ${-180 - k * 34} ${210 - k * 6} ${-250 - k * 26} ${250 - k * 34} ${-150 - k * 44}C${200 - k * 16} ${-110 - k * 26} 130-90 60-100Z`, ['#0d4a4d', '#127a6f', '#1ea38a', '#0d4a4d', '#127a6f', '#1ea38a', '#12333f'][k]!)
    p.path('M-120-290C-150-170-110-60 0-56C90-54 130-110 110-180C60-130-10-190-20-300C-30-350-100-350-120-290Z', '#d8262f')
    p.path('M-60-200C-40-110 30-90 92-150C80-90 30-66-20-72C-70-80-80-140-60-200Z', '#8f101c')
    p.ink('#4a0510', () => p.path('M-120-290C-150-170-110-60 0-56C90-54 130-110 110-180C60-130-10-190-20-300Z', p.linear([[0.4, '#000', 0], [1, '#000', 0.8]])))
    for (let k = 0; k < 9; k++) p.path(`M${-124 + k * 14} ${-262 + k * 5}l${-4 + k * 2} 74l16-62Z`, k % 2 ? '#ffc62b' : '#ff8a3c')
    p.path('M-130-300C-126-400-30-410-24-300L-30-262H-122Z', '#e8402f')
    p.path('M-128-352C-150-400-118-404-112-384C-116-430-74-428-78-392C-66-430-34-412-44-372C-22-384-16-352-34-340Z', '#b3141f')
    p.path('M-122-346L-190-366L-124-322Z', '#f2a11f')
    p.path('M-124-322L-182-306L-118-304Z', '#d9801a')
    p.path('M-118-300C-146-270-120-240-104-262C-98-280-104-296-118-300Z', '#b3141f')
    p.disc(-86, -336, 19, '#fff8e0')
    p.disc(-91, -335, 9, '#1a0a0c')
    for (const x of [-24, 40]) {
      p.line(`M${x}-62V-6M${x}-6L${x - 32} 6M${x}-6L${x + 30} 6M${x}-6L${x} 10`, '#d9801a', 11)
    }
    for (const [r, o] of [[44, 0.95], [74, 0.75], [104, 0.5]] as const) p.line(path`M${-196 - r * 0.5} ${-338 - r}A${r} ${r} 0 0 0 ${-196 - r * 0.5} ${-338 + r}`, '#8f101c', 11, `opacity="${o}"`)
  })
  let x = -10
  for (let k = 0; x < W; k++) {
    const w = p.between(70, 120)
    const h = p.between(34, 92)
    p.rect(x, fl + 16 - h * 0.2, w, H, k % 2 ? '#12333f' : '#0d4a4d')
    p.path(path`M${x - 6} ${fl + 16 - h * 0.2}L${x + w / 2} ${fl - h * 0.55}L${x + w + 6} ${fl + 16 - h * 0.2}Z`, '#8f101c')
    if (p.r() > 0.35) p.rect(x + w * 0.36, fl + 32, 24, 26, k % 3 ? '#082530' : '#ffe9a0')
    x += w
  }
  p.ink('#8f3a08', () => p.fill(p.radial([[0.6, '#000', 0], [1, '#000', 0.45]])))
  p.title(['পাঁচ নম্বর', 'গলির মোরগ'], { x: W / 2, y: 120, size: 94, gap: 0.98, anchor: 'middle', weight: 800, width: 82, color: '#8f101c' })
}
