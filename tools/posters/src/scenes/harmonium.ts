import { type Scene, path, put } from '../pen.ts'
import { birds } from '../things.ts'

/** Colourful birds fly out of an open harmonium. */
export const harmonium: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#f7c9bd'], [0.55, '#fbe6cf'], [1, '#f3b9a0']]))
  const [cx, fl, s] = tall ? [W * 0.5, H * 0.9, 0.88] : [W * 0.66, H * 0.9, 1.04]
  p.disc(cx + 20, fl - 470 * s, 150 * s, '#fff4dc')
  for (const [y, color, rise] of [[0.66, '#e8b0a4', 60], [0.72, '#d99a98', 44]] as const) p.path(path`M-10 ${H * y}Q${W * 0.2} ${H * y - rise * 2} ${W * 0.42} ${H * y - rise * 0.4}T${W * 0.78} ${H * y - rise}T${W + 10} ${H * y}V${H}H-10Z`, color)
  const flock = [[-8, -330, 1.5, -24], [110, -420, 1.2, 8], [-130, -440, 1.1, -8], [60, -560, 0.8, 20], [-60, -540, 0.9, -30], [190, -340, 0.9, 14], [-210, -350, 0.8, -20]] as const
  const colors = ['#1f7a7a', '#e0483a', '#f0a52a', '#2f4f9a', '#8f2f5a', '#3f8f4f', '#e0483a']
  p.group(put(cx, fl, s), () => {
    for (let k = 0; k < 5; k++) p.line(`M${-150 + k * 30}-262C${-220 + k * 70}-380 ${-60 + k * 46}-420 ${-150 + k * 84}-600`, '#ffffff', 3, 'opacity=".75" stroke-dasharray="2 11"')
    flock.forEach(([x, y, size, turn], k) => p.group(put(x, y, size, turn), () => {
      p.path('M-62 8C-40-8-20-10 0-6C24-2 40-10 54-14L66-10L56-4C48 12 22 22-6 20C-26 18-42 12-62 8Z', colors[k]!)
      p.path('M-12-2C-30-40-34-66-22-92C4-70 20-38 18-4Z', colors[k]!)
      p.path('M-2-4C-6-32-2-62 18-80C30-52 30-24 20-4Z', colors[(k + 2) % 7]!)
      p.disc(46, -8, 2.6, '#2a1420')
      p.line('M-60 8L-92 2M-60 9L-90 16', colors[k]!, 5)
    }))
    for (let k = 9; k >= 0; k--) {
      const y = -150 - k * 15, lean = k * 9
      p.path(`M${-196 - lean * 0.2} ${y}L${-206 - lean * 0.2} ${y - 8}L${-196 - lean * 0.2} ${y - 17}H${196 - lean * 0.9}L${206 - lean * 0.9} ${y - 8}L${196 - lean * 0.9} ${y}Z`, k % 2 ? '#8f1f33' : '#c23a4a')
      p.line(`M${-206 - lean * 0.2} ${y - 8}H${206 - lean * 0.9}`, '#f2c46a', 2.4)
    }
    p.path('M-230-306L112-306L124-282H-226Z', '#6b2f16')
    p.path('M-230-306L112-306L108-318H-224Z', '#a8562a')
    p.path('M-246-160H246L254 0H-254Z', '#7f3a1c')
    p.path('M-246-160H246V-142H-246Z', '#b8683a')
    p.ink('#3a140a', () => p.path('M-246-160H246L254 0H-254Z', p.linear([[0.2, '#000', 0], [1, '#000', 0.8]])))
    p.rect(-226, -128, 452, 66, '#2a1410', 'rx="4"')
    for (let k = 0; k < 20; k++) p.rect(-222 + k * 22.2, -124, 20.4, 58, k === 8 || k === 12 ? '#ffd98a' : '#fff6e4', 'rx="3"')
    for (let k = 0; k < 20; k++) if (![2, 6, 9, 13, 16].includes(k)) p.rect(-206 + k * 22.2, -126, 12, 36, '#1a0c0c', 'rx="2"')
    for (let k = 0; k < 7; k++) {
      p.disc(-180 + k * 60, -34, 13, '#f2e2c0')
      p.disc(-180 + k * 60, -34, 6, k === 3 ? '#e0483a' : '#7f3a1c')
    }
    p.rect(-262, 0, 524, 14, '#4a1d10', 'rx="4"')
    p.path('M196-14l62 6l30 34l-10 8l-34-22l-48-8Z', '#f6ead0')
    p.disc(280, 26, 5, '#c23a4a')
  })
  p.rect(0, fl + 12, W, H, '#5a1f33')
  p.ink('#2a0c1a', () => p.rect(0, fl + 12, W, H, p.linear([[0, '#000', 0.7], [1, '#000', 0.2]])))
  birds(p, cx + (tall ? 150 : -300), fl - 420 * s, 110, 8, '#8f4a50', 10)
  p.ink('#d9776a', () => p.fill(p.linear([[0, '#000', 0.5], [0.3, '#000', 0], [1, '#000', 0]])))
  p.title(['হারমোনিয়াম', 'ভাড়া'], { x: W / 2, y: 118, size: 96, gap: 0.98, anchor: 'middle', weight: 600, width: 84, color: '#6b1430' })
}
