import { type Scene, path, put, smooth } from '../pen.ts'

/** A river dolphin leaps through the map of its own river. */
export const dolphin: Scene = (p, { W, H, tall }) => {
  p.fill('#0f4a4f')
  p.ink('#062226', () => p.fill(p.linear([[0, '#000', 0], [1, '#000', 0.8]], 0, 0, 0.4, 1)))
  const [cx, cy] = tall ? [W * 0.52, H * 0.58] : [W * 0.67, H * 0.54]
  for (let k = 26; k > 0; k--) {
    const r = k * (tall ? 24 : 27)
    const points = Array.from({ length: 37 }, (_, i): [number, number] => {
      const a = (i / 36) * Math.PI * 2
      const d = r * (1 + 0.09 * Math.sin(a * 3 + k * 0.32) + 0.05 * Math.sin(a * 5 - k * 0.2))
      return [cx + Math.cos(a) * d, cy + Math.sin(a) * d * 1.08]
    })
    p.line(smooth(points), k % 5 ? '#3f8f8a' : '#f0d9a0', k % 5 ? 2 : 2.8, `opacity="${k % 5 ? 0.55 : 0.65}"`)
  }
  p.glow(cx, cy, 330, '#f0d9a0', 0.35)
  p.group(put(cx - (tall ? 18 : -6), cy + 12, tall ? 1.24 : 1.5, -14), () => {
    const body = 'M-196 66C-150 54-130 30-96-8C-56-54 10-84 74-66C104-58 122-44 136-30L222 8C228 12 224 18 216 18L130 2C104 34 50 44 6 44C-46 44-92 58-128 92C-122 112-132 134-150 144C-150 122-152 112-160 102C-176 104-198 96-214 82C-208 76-202 70-196 66Z'
    p.path(body, '#062226', 'opacity=".5" transform="translate(10 22)"')
    p.path(body, '#a9b7b8')
    p.ink('#33505a', () => p.path(body, p.linear([[0, '#000', 0.05], [0.55, '#000', 0.3], [1, '#000', 0.9]], 0, 0, 0.2, 1)))
    p.path('M-120 60C-70 30 0 34 60 26C90 22 112 12 130 2C104 34 50 44 6 44C-46 44-92 58-128 92Z', '#e9dfd0')
    p.path('M20 34C10 70 24 100 52 116C58 84 62 56 56 32Z', '#7f9397')
    p.path('M-34-52C-40-78-34-84-18-84C-16-70-10-66 4-68Z', '#7f9397')
    p.line('M120-16L210 14', '#33505a', 2.4)
    p.disc(104, -34, 3.4, '#12222a')
    p.line('M98-42q8-4 14 0', '#33505a', 2)
    for (let k = 0; k < 14; k++) p.line(path`M${140 + k * 5.6} ${-11 + k * 1.9}v5`, '#fff', 1.4)
  })
  for (let k = 0; k < 40; k++) p.disc(cx + p.between(-320, 320), cy + p.between(60, 330), p.between(2, 7), '#d6f0e6', 'opacity=".7"')
  p.title(['অন্ধ', 'নদী'], { x: 40, y: 128, size: 132, gap: 0.9, weight: 200, width: 106, color: '#f0d9a0' })
}
