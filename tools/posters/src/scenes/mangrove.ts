import { type Scene, ground, hills, path, put, round } from '../pen.ts'
import { glitter, mist } from '../things.ts'

/** Two eyes over the water, where the forest stands on its roots. */
export const mangrove: Scene = (p, { W, H, tall }) => {
  const w = H * (tall ? 0.7 : 0.72)
  p.fill(p.linear([[0, '#03100c'], [0.4, '#0c3a2b'], [0.72, '#5f9a62'], [0.8, '#b5c77a']]))
  p.glow(W * (tall ? 0.5 : 0.66), w - 40, W * 0.5, '#e7e6a0', 0.55, H * 0.3)
  const layers = [['#3f7a55', 26, 0.5], ['#1f5540', 20, 0.75], ['#0d3629', 14, 1], ['#04150f', 9, 1.5]] as const
  layers.forEach(([color, count, size], k) => {
    const n = Math.round(count * (tall ? 0.55 : 1))
    const base = w + k * 12

    for (let i = 0; i < n; i++) {
      const x = ((i + p.between(-0.4, 0.4)) / n) * W * 1.05
      const t = 7 * size * p.between(0.7, 1.4)
      const top = k === 3 ? -20 : p.between(-20, H * 0.16)

      const hole = Math.abs(x - W * (tall ? 0.5 : 0.66)) < W * (tall ? 0.2 : 0.13)
      if (k === 3 && hole) continue
      const bend = p.between(-30, 30) * size
      p.line(path`M${x} ${base - 40 * size}Q${x + bend} ${H * 0.4} ${x + bend * 0.4} ${top}`, color, t)
      for (let r = 0; r < 5; r++) {
        const side = r % 2 ? 1 : -1
        const sp = p.between(14, 60) * size
        const hy = base - p.between(40, 120) * size
        p.line(
          path`M${x} ${hy}Q${x + side * sp * 0.9} ${hy + 10 * size} ${x + side * sp} ${base + 6}`,
          color,
          t * 0.34,
        )
      }
      for (let b = 0; b < 3; b++) {
        const y = p.between(top + 20, H * 0.42)
        const dir = p.r() < 0.5 ? -1 : 1
        p.line(
          path`M${x + bend * 0.5} ${y}` +
            path`q${dir * 26 * size} ${-20 * size} ${dir * 54 * size} ${-p.between(20, 60) * size}`,
          color,
          t * 0.3,
        )
      }
    }
    if (k < 3) mist(p, base, 90, '#cfe0a0', 0.2)
  })
  p.path(ground(p, hills(p, -20, 60, 7).map(([x, y]) => [x, y + 40])), 'none')
  for (let i = 0; i < (tall ? 90 : 150); i++) {
    const x = p.r() * W
    const y = p.r() ** 2.2 * H * 0.3
    p.oval(
      x,
      y,
      p.between(14, 44),
      p.between(7, 18),
      '#04150f',
      `transform="rotate(${round(p.between(-30, 30))} ${round(x)} ${round(y)})" opacity=".9"`,
    )
  }
  p.rect(0, w + 20, W, H - w, p.linear([[0, '#a9b86a', 0.9], [0.12, '#356b4b'], [0.5, '#0a241b'], [1, '#020907']]))
  glitter(p, W * (tall ? 0.5 : 0.66), w + 24, H, W * 0.3, '#e9efac', 34, 0.6)
  const ex = W * (tall ? 0.5 : 0.66)
  const ey = w + (tall ? 22 : 26)
  const s = tall ? 1.35 : 1.2


  p.group(put(ex, ey, s), () => {
    p.oval(0, 26, 150, 9, '#03100b', 'opacity=".5"')
    p.path(
      'M-84 26C-82 4-78-10-74-22C-82-46-58-58-44-42C-20-54 20-54 44-42C58-58 82-46 74-22C78-10 82 4 84 26' +
        'C50 34-50 34-84 26Z',
      '#03100b',
    )
    for (const d of [
      'M-8-44L0-20L8-44Z',
      'M-26-40L-14-22L-16-42Z',
      'M26-40L14-22L16-42Z',
      'M-70-2L-44 6L-72 12Z',
      'M70-2L44 6L72 12Z',
    ]) {
      p.path(d, '#e08a35', 'opacity=".85"')
    }
    for (const e of [-27, 27]) {
      p.glow(e, 4, 40, '#ffdf5d', 0.75)
      p.path(
        `M${e - 15} ${4 + Math.sign(e) * -3}Q${e} -10 ${e + 15} ${4 + Math.sign(e) * 3}` +
          `Q${e} 16 ${e - 15} ${4 + Math.sign(e) * -3}Z`,
        '#ffd84a',
      )
      p.oval(e, 4, 3.2, 8, '#03100b')
    }
    for (const [y, x, o] of [[30, 118, 0.8], [40, 150, 0.5], [54, 190, 0.3]] as const) {
      p.line(`M${-x} ${y + 6}Q0 ${y - 6} ${x} ${y + 6}`, '#e9efac', 2, `opacity="${o}"`)
    }
    for (const e of [-27, 27]) {
      for (let k = 0; k < 5; k++) {
        p.rect(e - 12 + k * 2, 42 + k * 9, 24 - k * 4, 3, '#ffdf5d', `opacity="${0.6 - k * 0.11}" rx="1.5"`)
      }
    }
  })
  for (let i = 0; i < (tall ? 26 : 46); i++) {
    const x = p.r() * W
    const h = p.between(18, 80)
    p.path(path`M${x - 4} ${H}L${x} ${H - h}L${x + 4} ${H}Z`, '#020907')
  }
  p.title(['Salt', 'Forest'], { x: 44, y: 742, size: 116, gap: 0.74, weight: 800, width: 75, color: '#eef3bf' })
}
