import { type Scene, path, put, round } from '../pen.ts'
import { person } from '../things.ts'

/** A woman in a spotlight before empty seats. */
export const stage: Scene = (p, { W, H, tall }) => {
  const fl = H * (tall ? 0.72 : 0.76)
  const cx = W * (tall ? 0.5 : 0.66)

  p.fill('#16030a')
  const n = tall ? 17 : 34
  for (let i = 0; i < n; i++) {
    const x = (i / n) * W
    const w = W / n
    const far = Math.min(1, Math.abs((i + 0.5) / n - cx / W) * (tall ? 2.2 : 2.6))
    const lum = 1 - far
    p.path(
      path`M${x} 0H${x + w + 1}V${fl - 6 + Math.sin(i * 1.7) * 5}` +
        path`Q${x + w / 2} ${fl + 10} ${x} ${fl - 6 + Math.sin((i - 1) * 1.7) * 5}Z`,
      p.linear(
        [
          [0, `rgb(${round(60 + 100 * lum)},${round(8 + 18 * lum)},${round(18 + 16 * lum)})`],
          [0.45, `rgb(${round(96 + 130 * lum)},${round(14 + 36 * lum)},${round(26 + 30 * lum)})`],
          [1, `rgb(${round(24 + 30 * lum)},4,10)`],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  }
  p.ink('#12020a', () =>
    p.rect(0, 0, W, fl + 12, p.linear([[0, '#000', 0.95], [0.5, '#000', 0.25], [1, '#000', 0.35]])),
  )
  p.path(
    path`M${cx - 20} -20L${cx - (tall ? 210 : 240)} ${fl + 70}H${cx + (tall ? 210 : 240)}L${cx + 20} -20Z`,
    p.linear([[0, '#fff1cf', 0.5], [1, '#fff1cf', 0.14]]),
  )
  p.rect(0, fl, W, H - fl, p.linear([[0, '#3d1a12'], [0.3, '#1d0a0a'], [1, '#0a0306']]))
  for (let i = -12; i < 13; i++) {
    p.line(path`M${cx + i * 60} ${fl}L${cx + i * 190} ${H}`, '#0a0306', 1.6, 'opacity=".7"')
  }
  p.oval(
    cx,
    fl + 66,
    tall ? 212 : 242,
    44,
    p.radial([[0, '#fff6dd', 0.95], [0.8, '#ffdf9c', 0.8], [1, '#ffdf9c', 0.1]]),
  )
  p.path(
    path`M${cx - 12} ${fl + 66}L${cx + 120} ${fl + 86}L${cx + 140} ${fl + 78}L${cx + 12} ${fl + 62}Z`,
    '#2a0d0d',
    'opacity=".7"',
  )
  person(p, 'woman', cx, fl + 68, tall ? 168 : 172, '#1a0509')
  p.group(put(cx + 62, fl + 72, 1.1), () => p.line('M-14 0V-34H14V0M-14-34V-70M-14-56H-8', '#1a0509', 4))
  for (let i = 0; i < 46; i++) {
    p.disc(cx + p.between(-150, 150), p.between(40, fl), p.between(0.6, 1.8), '#fff1cf', 'opacity=".5"')
  }
  for (let i = 0; i < (tall ? 9 : 17); i++) {
    const x = ((i + 0.5) / (tall ? 9 : 17)) * W
    p.disc(x, H + 4, tall ? 36 : 44, '#050104')
    p.path(path`M${x - 58} ${H + 40}Q${x} ${H - 34} ${x + 58} ${H + 40}Z`, '#050104')
  }
  p.title(['The', 'Understudy'], {
    x: W / 2,
    y: 112,
    size: 118,
    gap: 0.82,
    anchor: 'middle',
    weight: 600,
    width: 75,
    color: '#ffe9c4',
  })
}
