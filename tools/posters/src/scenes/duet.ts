import { type Scene, path, put } from '../pen.ts'

/** Two brothers back to back, each with one drum of the pair. */
export const duet: Scene = (p, { W, H, tall }) => {
  const [cx, fl, s] = tall ? [W * 0.5, H * 0.86, 0.94] : [W * 0.64, H * 0.88, 1.12]
  p.fill('#14285c')
  p.rect(cx, 0, W, H, '#f0952a')
  p.ink('#070f2e', () => p.rect(0, 0, cx, H, p.linear([[0, '#000', 0.1], [1, '#000', 0.85]])))
  p.ink('#a83c10', () => p.rect(cx, 0, W, H, p.linear([[0, '#000', 0], [1, '#000', 0.75]])))
  const [up, radius] = [fl - 236 * s, tall ? 54 : 62]
  for (const side of [-1, 1]) p.clip(side < 0 ? path`M0 0H${cx}V${H}H0Z` : path`M${cx} 0H${W}V${H}H${cx}Z`, () => {
    for (let k = 1; k < 9; k++) p.ring(cx, up - 40 * s, radius + k * (tall ? 34 : 44), side < 0 ? '#8fb4ff' : '#fff0c0', 7 - k * 0.5, `opacity="${Math.round((0.86 - k * 0.08) * 100) / 100}"`)
    p.disc(cx, up - 40 * s, radius + 8, side < 0 ? '#e8eeff' : '#fff8dc')
  })
  p.path(path`M-10 ${fl - 6}H${cx}V${H + 10}H-10Z`, '#0a1638')
  p.path(path`M${cx} ${fl - 6}H${W + 10}V${H + 10}H${cx}Z`, '#8f2f12')
  const brother = (flip: 1 | -1, shawl: string, dark: string, skin: string) => p.group(put(cx + flip * 6, fl, s, 0, flip), () => {
    p.path('M0-4V-150C2-196 22-222 56-226C92-222 116-196 122-150C136-100 142-60 206-40C226-28 222-4 200 0H0Z', shawl)
    p.path('M0-60C40-52 90-60 136-36C170-22 200-30 206-40C226-28 222-4 200 0H0Z', dark)
    p.path('M56-226C44-180 48-130 74-96C92-74 110-64 136-60L128-86C110-110 112-150 104-196C92-216 76-226 56-226Z', dark, 'opacity=".55"')
    p.path('M44-232L48-204C60-194 78-196 88-206L84-236Z', skin)
    p.path('M36-268C32-306 62-322 86-312C108-304 112-284 110-268L120-252L110-248L110-234C104-222 86-224 76-228C56-230 40-246 36-268Z', skin)
    p.path('M34-262C24-310 60-334 92-320C104-314 108-306 106-300C84-304 70-292 68-268C60-258 52-240 48-236C40-242 36-252 34-262Z', flip < 0 ? '#f2efe6' : '#4a3a3a')
    p.path('M84-244Q98-238 110-244Q104-226 88-228Z', flip < 0 ? '#f2efe6' : '#4a3a3a')
    p.ring(98, -270, 10, '#1a1014', 3.4)
    p.line('M88-270L66-274', '#1a1014', 3)
    p.line('M96-180C116-140 150-128 196-152', shawl, 34)
    p.line('M166-142C190-146 204-156 216-166', skin, 19)
    p.path('M206-172C224-190 244-186 258-172L246-162C232-166 224-158 212-154Z', skin)
  })
  brother(-1, '#e8e0d0', '#a9a8bc', '#8a5a3c')
  brother(1, '#7a1f2a', '#4a0f1c', '#a86c44')
  const [lx, rx] = [cx - 262 * s * (tall ? 0.86 : 1), cx + 262 * s * (tall ? 0.86 : 1)]
  p.group(put(lx, fl + 14, s), () => {
    p.oval(0, 2, 94, 15, '#04091c')
    p.path('M-84-130C-104-60-74-6 0-4C74-6 104-60 84-130Z', p.linear([[0, '#9fb4cc'], [0.35, '#f2f6fa'], [1, '#4a5f80']], 0, 0, 1, 0))
    for (let k = 0; k < 9; k++) p.line(path`M${-80 + k * 20} -126L${-64 + k * 16} -24`, '#2b3a5c', 4)
    p.oval(0, -132, 88, 27, '#d9b878')
    p.oval(0, -135, 80, 22, '#f7e8c4')
    p.oval(14, -134, 34, 10, '#1c1420')
    p.path('M-86-134C-84-110 84-110 86-134L88-122C80-98-80-98-88-122Z', '#8f5a2c')
  })
  p.group(put(rx, fl + 14, s), () => {
    p.oval(0, 2, 80, 14, '#5a1a0a')
    p.path('M-58-146C-80-90-78-30-64-4H64C78-30 80-90 58-146Z', p.linear([[0, '#6b2f16'], [0.4, '#c9743a'], [1, '#5a230f']], 0, 0, 1, 0))
    for (let k = 0; k < 7; k++) p.line(path`M${-56 + k * 19} -142L${-66 + k * 22} -8`, '#f6e2b4', 4)
    for (let k = 0; k < 4; k++) p.rect(-66 + k * 36, -92, 22, 40, '#3a1a10', 'rx="9"')
    p.oval(0, -148, 62, 20, '#d9b878')
    p.oval(0, -151, 55, 16, '#fbeecb')
    p.oval(0, -151, 25, 8, '#1c1420')
    p.path('M-60-150C-58-132 58-132 60-150L62-138C56-120-56-120-62-138Z', '#f2d9a8')
  })
  p.title(['তেহাই'], { x: W / 2, y: 178, size: 168, anchor: 'middle', weight: 700, width: 100, color: '#fff6e0' })
}
