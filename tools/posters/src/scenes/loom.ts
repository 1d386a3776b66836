import { type Pen, type Scene, path, put } from '../pen.ts'

/** A fan of thread runs from one weaver's lap to the top of the picture, and flowers grow in it. */
export const loom: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#5a0f2e'], [0.6, '#3a0a24'], [1, '#170410']]))
  const [cx, cy] = tall ? [W / 2, H * 0.8] : [W * 0.66, H * 0.82]
  const top = tall ? H * 0.24 : -10
  const half = tall ? W * 0.62 : W * 0.36
  p.glow(cx, cy - 60, 460, '#ffb46b', 0.5)
  const threads = 130
  for (let k = 0; k < threads; k++) {
    const t = k / (threads - 1) - 0.5
    p.line(path`M${cx + t * 210} ${cy - 20}L${cx + t * half * 2} ${top}`, k % 2 ? '#f6e7cf' : '#e2bd8f', 1.3, 'opacity=".85"')
  }
  const cloth = path`M${cx - half} ${top}H${cx + half}L${cx + half * 0.62} ${top + (cy - top) * 0.46}Q${cx} ${top + (cy - top) * 0.54} ${cx - half * 0.62} ${top + (cy - top) * 0.46}Z`
  p.path(cloth, '#f8eeda')
  p.clip(cloth, () => {
    p.ink('#d8b78c', () => p.fill(p.linear([[0, '#000', 0.1], [1, '#000', 0.55]])))
    for (let row = 0; row < 5; row++) {
      for (let k = -5; k < 6; k++) {
        const y = top + 38 + row * (tall ? 62 : 66)
        motif(p, cx + (k + (row % 2) * 0.5) * (tall ? 92 : 96) * (1 - row * 0.05), y, (1 - row * 0.05) * 0.9, row)
      }
    }
    for (const y of [10, 18]) p.rect(cx - half, top + y - 4, half * 2, 3, '#a3122f')
  })
  p.line(path`M${cx - half * 0.66} ${top + (cy - top) * 0.46}Q${cx} ${top + (cy - top) * 0.56} ${cx + half * 0.66} ${top + (cy - top) * 0.46}`, '#7a3d16', 13)
  for (const side of [-1, 1]) {
    p.rect(cx + side * 190 - 9, cy - 170, 18, 240, '#2a0f12')
    p.rect(cx + side * 190 - 9, cy - 170, 5, 240, '#7a3d16')
  }
  p.rect(cx - 220, cy - 30, 440, 20, '#7a3d16', 'rx="9"')
  p.group(put(cx, cy + 96, 1.7), () => {
    p.path('M-62 0C-66-40-40-60-26-70C-12-80 12-80 26-70C40-60 66-40 62 0Z', '#0f8075')
    p.path('M-26-70C-40-40-36-20-20 0H10C-16-24-16-50-8-76Z', '#f2c14e')
    p.line('M-30-62C-52-50-50-66-34-84M30-62C52-50 50-66 34-84', '#5a2c1a', 11)
    p.rect(-9, -92, 18, 20, '#5a2c1a')
    p.disc(0, -104, 20, '#14080c')
    p.disc(0, -126, 11, '#14080c')
    for (let k = 0; k < 5; k++) p.disc(-10 + k * 5, -118 - (k % 2), 3, '#fff')
  })
  p.ink('#0c0208', () => p.fill(p.linear([[0.72, '#000', 0], [1, '#000', 0.9]])))
  p.title(['হাজার সুতো'], { x: W / 2, y: 146, size: 122, anchor: 'middle', weight: 500, width: 84, color: '#f8eeda' })
}

function motif(p: Pen, x: number, y: number, s: number, row: number): void {
  const [leaf, flower] = row % 2 ? ['#0f8075', '#a3122f'] : ['#a3122f', '#0f8075']
  p.group(put(x, y, s), () => {
    for (let k = 0; k < 4; k++) p.path('M0-26L9-13L0 0L-9-13Z', flower!, `transform="rotate(${k * 90})"`)
    for (let k = 0; k < 4; k++) p.path('M0-20L4-12L0-5L-4-12Z', leaf!, `transform="rotate(${45 + k * 90})"`)
    p.path('M0-6L6 0L0 6L-6 0Z', '#d99a2b')
  })
}
