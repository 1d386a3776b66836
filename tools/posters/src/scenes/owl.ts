import { type Scene, path, put } from '../pen.ts'
import { stars } from '../things.ts'

/** An owl with a cap and a magnifying glass, before the moon. */
export const owl: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#241350'], [1, '#4a2a86']]))
  stars(p, 90, H, '#e9dcff')
  const cx = W * (tall ? 0.5 : 0.68)
  const cy = H * (tall ? 0.48 : 0.5)
  const s = tall ? 1.12 : 1.12

  p.disc(cx + 40, cy - 60, tall ? 270 : 300, '#ffc94d')
  p.ink('#f08a2c', () =>
    p.disc(cx + 40, cy - 60, tall ? 270 : 300, p.linear([[0, '#000', 0], [1, '#000', 0.8]], 0, 0, 0.4, 1)),
  )

  p.group(put(cx, cy, s), () => {
    p.path(
      'M-150-70C-176-140-150-196-128-214C-118-176-84-164-60-170C-20-182 20-182 60-170' +
        'C84-164 118-176 128-214C150-196 176-140 150-70C170 40 140 190 0 236C-140 190-170 40-150-70Z',
      '#1a0d38',
    )
    p.path('M-96 30C-96 130-50 196 0 214C50 196 96 130 96 30C60 60-60 60-96 30Z', '#6b46b0')
    for (let r = 0; r < 5; r++) {
      for (let c = -3; c <= 3; c++) {
        if (Math.abs(c) < 4 - r * 0.6) {
          p.path(
            `M${c * 25 + (r % 2) * 12 - 12} ${62 + r * 30}q12 20 24 0`,
            'none',
            'stroke="#ffdf9a" stroke-width="4" stroke-linecap="round"',
          )
        }
      }
    }
    for (const e of [-64, 64]) {
      for (let k = 0; k < 20; k++) {
        p.path('M0-78L6-50H-6Z', '#8d67cf', `transform="translate(${e} -56) rotate(${k * 18})"`)
      }
      p.disc(e, -56, 58, '#fff4d6')
      p.disc(e, -56, 44, '#ff9f2e')
      p.disc(e + 4, -56, 26, '#1a0d38')
      p.disc(e - 8, -68, 10, '#fff')
    }
    p.path('M-20-26L20-26L0 22Z', '#ff7a2e')
    p.path('M-20-26L0-26L0 22Z', '#ffb04a')
    p.path('M-136-186C-60-236 60-236 136-186L120-166C60-196-60-196-120-166Z', '#b23a2f')
    p.path('M-84-206C-70-284 70-284 84-206C40-220-40-220-84-206Z', '#c9483a')
    p.path('M-84-206C-40-220 40-220 84-206L82-192C40-206-40-206-82-192Z', '#2b1140')
    for (const x of [-46, 0, 46]) p.line(`M${x}-214V-256`, '#8e2c26', 5)
    p.path('M-146 0C-190 60-180 130-130 180C-136 110-130 60-146 0Z', '#120828')
    p.path('M146 0C190 60 180 130 130 180C136 110 130 60 146 0Z', '#120828')
    p.group('transform="translate(128 96) rotate(24)"', () => {
      p.line('M0 46V130', '#2b1140', 14)
      p.disc(0, 0, 46, '#bff1ff', 'fill-opacity=".5"')
      p.ring(0, 0, 46, '#ffdf9a', 10)
      p.line('M-24-16q6-14 20-18', '#fff', 5)
    })
  })
  const by = cy + 232 * s
  p.line(path`M-20 ${by + 10}C${W * 0.3} ${by - 14} ${W * 0.7} ${by + 22} ${W + 20} ${by - 8}`, '#120828', 24)
  for (const x of [-46, 46]) {
    for (let k = 0; k < 3; k++) p.path(path`M${cx + x + k * 14 - 18} ${by - 12}q8-8 12 2v22q-8 8-12-2Z`, '#ffb04a')
  }
  for (let i = 0; i < (tall ? 10 : 22); i++) {
    const x = (i / (tall ? 10 : 22)) * W + 20
    p.path(path`M${x} ${by + 6}q18-34 50-26q-6 32-50 26Z`, '#120828')
  }
  p.title(['গোয়েন্দা প্যাঁচা'], {
    x: W / 2,
    y: 816,
    size: 88,
    anchor: 'middle',
    weight: 800,
    width: 82,
    color: '#ffe7ae',
  })
}
