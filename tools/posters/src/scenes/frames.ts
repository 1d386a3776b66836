import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** Nested doors with a woman against the light in the last one. */
export const frames: Scene = (p, { W, H, tall }) => {
  const tones = ['#14243a', '#1d3957', '#2f5676', '#587c8f', '#9aa48f', '#d9b779', '#f6d78f']
  const cx = W * (tall ? 0.5 : 0.66)
  const fl = H * (tall ? 0.83 : 0.9)

  p.fill('#0a1423')
  const w0 = tall ? 470 : 620
  const h0 = H * (tall ? 0.62 : 0.84)

  for (const [k, tone] of tones.entries()) {
    const t = k / (tones.length - 1)
    const w = w0 * (1 - t * 0.74)
    const h = h0 * (1 - t * 0.56)
    const b = fl - t * H * (tall ? 0.12 : 0.16)
    const arch = w * 0.34
    const d =
      path`M${cx - w / 2} ${b}V${b - h + arch}` +
      path`C${cx - w / 2} ${b - h + arch * 0.2} ${cx - w * 0.2} ${b - h + arch * 0.34} ${cx} ${b - h}` +
      path`C${cx + w * 0.2} ${b - h + arch * 0.34} ${cx + w / 2} ${b - h + arch * 0.2} ` +
      path`${cx + w / 2} ${b - h + arch}V${b}Z`

    p.path(d, tone)
    if (k < tones.length - 1) {
      p.ink('#0a1423', () =>
        p.path(d, p.linear([[0, '#000', 0.7 - t * 0.4], [0.6, '#000', 0.06], [1, '#000', 0.4]], 0, 0, 1, 0.4)),
      )
    }
  }
  const eb = fl - H * (tall ? 0.12 : 0.16)
  p.glow(cx, eb - h0 * 0.22, 190, '#fff2c4', 0.85)
  p.path(
    path`M${cx - w0 * 0.13} ${eb}H${cx + w0 * 0.13}L${cx + w0 * 0.62} ${H + 10}H${cx - w0 * 0.62}Z`,
    p.linear([[0, '#f6d78f', 0.95], [0.35, '#d99a4e', 0.55], [1, '#d99a4e', 0.08]]),
  )

  // A rice-paste pattern on the floor.
  p.group(put(cx, fl + (tall ? 66 : 26), 1), () =>
    p.group('transform="scale(1 .36)"', () => {
      for (let k = 0; k < 16; k++) {
        p.path(
          'M0-60C16-90 16-116 0-140C-16-116-16-90 0-60Z',
          '#fff3d2',
          `transform="rotate(${k * 22.5})" opacity=".75"`,
        )
      }
      for (const r of [52, 150]) {
        p.ring(0, 0, r, '#fff3d2', 5, 'opacity=".75"')
      }
      for (let k = 0; k < 8; k++) {
        p.path('M0 0C14-16 14-34 0-46C-14-34-14-16 0 0Z', '#fff3d2', `transform="rotate(${k * 45})" opacity=".75"`)
      }
      for (let k = 0; k < 32; k++) {
        p.disc(Math.cos((k * Math.PI) / 16) * 168, Math.sin((k * Math.PI) / 16) * 168, 6, '#fff3d2', 'opacity=".7"')
      }
    }),
  )
  person(p, 'woman', cx + 4, eb + 6, tall ? 190 : 200, '#2a1414')
  p.path(
    path`M${cx - 18} ${eb + 6}L${cx + 20} ${eb + 6}L${cx + 36} ${eb + (tall ? 120 : 110)}H${cx - 36}Z`,
    '#2a1414',
    'opacity=".35"',
  )
  p.title(['চৌকাঠ'], { x: W / 2, y: 168, size: 148, anchor: 'middle', weight: 300, width: 104, color: '#f6dca4' })
}
