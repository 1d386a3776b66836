import { type Scene, ground, hills, path } from '../pen.ts'
import { flies, mist, person } from '../things.ts'

/** A child lifts a jar of fireflies in a dark wood. */
export const jar: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#071a2b'], [0.45, '#0f3f4a'], [0.75, '#2c6b54'], [1, '#0a1f1c']]))
  const cx = W * (tall ? 0.5 : 0.66)
  const fl = H * (tall ? 0.82 : 0.86)
  p.glow(cx, fl - 160, W * 0.5, '#c9e86a', 0.45, H * 0.4)
  const trunks = [['#1f5a55', 16, 16], ['#123f42', 12, 28], ['#08252c', 9, 46], ['#04121a', 7, 78]] as const
  trunks.forEach(([c, n, w], k) => {
    const count = Math.round(n * (tall ? 1 : 1.9))
    for (let i = 0; i < count; i++) {
      const x = ((i + p.between(0.1, 0.9)) / count) * W
      const t = w * p.between(0.7, 1.2)
      if (Math.abs(x - cx) < W * (tall ? 0.07 * k : 0.045 * k)) continue
      const y = fl + k * 16
      p.path(
        path`M${x - t * 0.5} -10` +
          path`C${x - t * 0.35} ${H * 0.4} ${x - t * 0.45} ${y - 60} ${x - t * 1.1} ${y + 10}H${x + t * 1.1}` +
          path`C${x + t * 0.45} ${y - 60} ${x + t * 0.35} ${H * 0.4} ${x + t * 0.5} -10Z`,
        c,
      )
      if (k < 3 && p.r() < 0.6) {
        p.line(
          path`M${x} ${H * p.between(0.2, 0.5)}` +
            path`q${p.between(-60, 60)} ${-30} ${p.between(-90, 90)} ${-p.between(60, 120)}`,
          c,
          t * 0.22,
        )
      }
    }
    if (k < 3) mist(p, fl - 30, 200, '#d8f08a', 0.1)
  })
  p.path(ground(p, hills(p, fl + 8, 14, 8)), '#04131a')
  flies(p, tall ? 46 : 70, 0, H * 0.1, W, fl + 20)
  person(p, 'reaching', cx - 10, fl + 22, tall ? 190 : 176, '#03090f')
  const k = (tall ? 190 : 176) / 100
  const jx = cx - 10 + 27 * k
  const jy = fl + 22 - 92 * k

  p.glow(jx, jy - 18, 190, '#eaff7d', 0.95)
  p.path(
    path`M${jx - 17} ${jy + 8}V${jy - 28}Q${jx - 17} ${jy - 38} ${jx - 10} ${jy - 40}H${jx + 10}` +
      path`Q${jx + 17} ${jy - 38} ${jx + 17} ${jy - 28}V${jy + 8}Z`,
    '#f6ffc2',
    'opacity=".85" stroke="#fff" stroke-width="1.5"',
  )
  p.rect(jx - 12, jy - 47, 24, 8, '#5b6a3a', 'rx="2"')
  flies(p, 9, jx - 11, jy - 30, jx + 11, jy + 2)
  for (let i = 0; i < (tall ? 80 : 150); i++) {
    const x = p.r() * W
    const h = p.between(20, 74)
    p.line(
      path`M${x} ${H + 4}q${p.between(-8, 8)} ${-h * 0.6} ${p.between(-26, 26)} ${-h}`,
      '#020a10',
      p.between(2, 5),
    )
  }
  p.title(['Summer', 'in a Jar'], {
    x: W / 2,
    y: 130,
    size: 104,
    gap: 0.86,
    anchor: 'middle',
    weight: 700,
    width: 96,
    color: '#f3ffc0',
  })
}
