import { type Scene, path, put } from '../pen.ts'
import { stars } from '../things.ts'

/** A girl with a fever and a tiger that lacks a stripe share one quilt. */
export const tiger: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#1c1a4a'], [0.7, '#3f2a6b'], [1, '#2a1650']]))
  stars(p, tall ? 90 : 140, H * 0.5, '#ffe9b0')
  const [cx, edge, s] = tall ? [W * 0.5, H * 0.66, 1] : [W * 0.66, H * 0.6, 1.04]
  const [mx, my] = tall ? [W * 0.83, H * 0.3] : [W * 0.9, H * 0.16]
  p.glow(mx, my, 210, '#ffe9a8', 0.5)
  p.path(path`M${mx + 14} ${my - 48}A50 50 0 1 0 ${mx + 46} ${my + 20}A42 42 0 0 1 ${mx + 14} ${my - 48}Z`, '#fff3c4')
  p.path(path`M${cx - 330 * s} ${H + 10}V${edge - 190 * s}Q${cx - 330 * s} ${edge - 250 * s} ${cx - 270 * s} ${edge - 250 * s}H${cx + 270 * s}Q${cx + 330 * s} ${edge - 250 * s} ${cx + 330 * s} ${edge - 190 * s}V${H + 10}Z`, '#5a2a24')
  for (let k = -5; k <= 5; k++) p.rect(cx + k * 54 * s - 8, edge - 226 * s, 16, 300, '#7a3f30', 'rx="6"')
  p.path(path`M${cx - 310 * s} ${edge + 60}C${cx - 330 * s} ${edge - 130 * s} ${cx - 160 * s} ${edge - 150 * s} ${cx} ${edge - 130 * s}S${cx + 330 * s} ${edge - 150 * s} ${cx + 310 * s} ${edge + 60}Z`, '#f4e9dc')
  p.ink('#9a86a8', () => p.path(path`M${cx - 310 * s} ${edge + 60}C${cx - 330 * s} ${edge - 130 * s} ${cx - 160 * s} ${edge - 150 * s} ${cx} ${edge - 130 * s}S${cx + 330 * s} ${edge - 150 * s} ${cx + 310 * s} ${edge + 60}Z`, p.linear([[0, '#000', 0], [1, '#000', 0.75]])))
  p.group(put(cx + 66 * s, edge - 40 * s, s), () => {
    for (const side of [-1, 1]) {
      p.disc(side * 122, -118, 50, '#f08a2a')
      p.disc(side * 122, -112, 29, '#3a1a1c')
    }
    p.path('M-190 60C-204-50-136-150 0-150C136-150 204-50 190 60C180 130 90 170 0 170C-90 170-180 130-190 60Z', '#f5952e')
    p.path('M-128 70C-130 14-66 6 0 40C66 6 130 14 128 70C120 140 60 160 0 160C-60 160-120 140-128 70Z', '#fff3dc')
    p.ink('#b8431a', () => p.path('M-190 60C-204-50-136-150 0-150C136-150 204-50 190 60C180 130 90 170 0 170C-90 170-180 130-190 60Z', p.linear([[0.5, '#000', 0], [1, '#000', 0.6]], 0, 0, 1, 0.4)))
    p.path('M-12-150Q0-80 12-150ZM-62-138Q-30-78-34-142ZM62-138Q30-78 34-142Z', '#241018')
    for (const [y, long] of [[-20, 78], [26, 66], [70, 52]] as const) p.path(`M-192 ${y - 12}Q${-192 + long} ${y - 8} ${-186 + long} ${y + 8}Q${-192 + long * 0.5} ${y + 10}-194 ${y + 16}Z`, '#241018')
    for (const [y, long] of [[-20, 78], [70, 52]] as const) p.path(`M192 ${y - 12}Q${192 - long} ${y - 8} ${186 - long} ${y + 8}Q${192 - long * 0.5} ${y + 10} 194 ${y + 16}Z`, '#241018')
    p.line('M190 22Q150 24 128 34', '#7a2a14', 4, 'stroke-dasharray="7 7"')
    for (const side of [-1, 1]) {
      p.oval(side * 66, -14, 34, 40, '#fffbe6')
      p.disc(side * 66 - 13, -6, 21, '#241018')
      p.disc(side * 66 - 20, -14, 7, '#fff')
      p.path(`M${side * 30}-56Q${side * 66}-78 ${side * 104}-46Q${side * 66}-62 ${side * 30}-56Z`, '#241018')
    }
    p.path('M-27 36H27Q22 62 0 66Q-22 62-27 36Z', '#e2566a')
    p.line('M0 66V84M0 84Q-26 106-50 90M0 84Q26 106 50 90', '#241018', 6)
    for (const side of [-1, 1]) p.line(`M${side * 60} 74L${side * 156} 58M${side * 60} 88L${side * 156} 92`, '#fffbe6', 3)
  })
  p.group(put(cx - 196 * s, edge + 8 * s, s), () => {
    p.path('M-74 60C-92-30-60-96 4-96C66-96 92-34 76 60Z', '#1a0f1e')
    p.disc(4, -8, 55, '#c98a5c')
    p.path('M-54-4C-56-58-10-76 12-66C44-66 62-34 60-6C40-30 20-44 0-44C-24-40-42-24-54-4Z', '#1a0f1e')
    for (const dx of [-16, 30]) {
      p.oval(dx, -2, 8, 10, '#1a0f1e')
      p.disc(dx + 3, -6, 3, '#fff')
    }
    for (const dx of [-28, 44]) p.disc(dx, 16, 11, '#e8604a', 'opacity=".6"')
    p.line('M-4 24Q8 33 20 24', '#6b2a1a', 4)
    for (const dx of [-62, 70]) p.path(`M${dx}-26l-16-15v30ZM${dx}-26l16-15v30Z`, '#e2344a')
  })
  const colors = ['#d8472f', '#2f8f8a', '#f0ae34', '#3f56b8', '#c23a70', '#5a9a4a']
  const quilt = path`M-10 ${edge + 74}C${cx - 260 * s} ${edge + 30} ${cx - 210 * s} ${edge + 60} ${cx - 100 * s} ${edge + 58}C${cx} ${edge + 50} ${cx + 180 * s} ${edge + 50} ${W + 10} ${edge + 84}V${H + 10}H-10Z`
  p.path(quilt, '#f4e2c0')
  p.clip(quilt, () => {
    const size = tall ? 86 : 92
    for (let row = 0; row < 5; row++) for (let col = -1; col < W / size + 1; col++) {
      const [x, y] = [col * size + (row % 2) * 20, edge + 46 + row * size * 0.94], color = colors[(col + 1 + row * 2) % 6]!
      p.rect(x + 3, y + 3, size - 6, size - 6, color, 'rx="5"')
      p.rect(x + 10, y + 10, size - 20, size - 20, 'none', 'rx="3" stroke="#fff6e0" stroke-width="3" stroke-dasharray="9 7"')
      const [px, py] = [x + size / 2, y + size / 2]
      if ((col + row) % 3 === 0) for (let i = 0; i < 6; i++) p.path('M0 0C-9-10-7-22 0-26C7-22 9-10 0 0Z', '#fff6e0', put(px, py, 0.9, i * 60))
      else if ((col + row) % 3 === 1) p.path(path`M${px - 24} ${py}q14 -18 34 -2l14 -10v24l-14 -10q-20 16 -34 -2Z`, '#fff6e0')
      else p.path(path`M${px} ${py - 22}l6 16l17 1l-13 11l5 17l-15 -10l-15 10l5 -17l-13 -11l17 -1Z`, '#fff6e0')
    }
  })
  p.ink('#2a1040', () => p.path(quilt, p.linear([[0.1, '#000', 0], [1, '#000', 0.85]])))
  p.line(path`M-10 ${edge + 74}C${cx - 260 * s} ${edge + 30} ${cx - 210 * s} ${edge + 60} ${cx - 100 * s} ${edge + 58}C${cx} ${edge + 50} ${cx + 180 * s} ${edge + 50} ${W + 10} ${edge + 84}`, '#fff6e0', 15)
  p.line(path`M-10 ${edge + 74}C${cx - 260 * s} ${edge + 30} ${cx - 210 * s} ${edge + 60} ${cx - 100 * s} ${edge + 58}C${cx} ${edge + 50} ${cx + 180 * s} ${edge + 50} ${W + 10} ${edge + 84}`, '#d8472f', 4, 'stroke-dasharray="12 9"')
  for (const dx of [0, 132]) p.group(put(cx + dx * s, edge + 70, s), () => {
    p.path('M-42 30C-46-14-22-32 0-32C22-32 46-14 42 30Q0 46-42 30Z', '#f5952e')
    p.line('M-15 36V18M0 40V20M15 36V18', '#7a2a14', 4)
    p.path('M-40 0Q-20 2-16 10Q-30 10-42 14ZM40 0Q20 2 16 10Q30 10 42 14Z', '#241018')
  })
  for (const dx of [-238, -150]) p.oval(cx + dx * s, edge + 58, 17, 12, '#c98a5c')
  p.title(['কাঁথার তলায়', 'বাঘ'], { x: W / 2, y: 128, size: 104, gap: 0.96, anchor: 'middle', weight: 800, width: 84, color: '#ffd98a' })
}
