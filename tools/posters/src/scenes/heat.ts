import { type Scene, path } from '../pen.ts'
import { person } from '../things.ts'

/** A town inside a thermometer; the red has reached its roofs. */
export const heat: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#ffe3a0'], [0.5, '#ffb84a'], [1, '#e8632c']]))
  const cx = W * (tall ? 0.5 : 0.68)
  for (let k = 0; k < 36; k++) p.path(path`M${cx} ${H * 0.42}L${cx + Math.cos(k * 0.1745) * 1200} ${H * 0.42 + Math.sin(k * 0.1745) * 1200}L${cx + Math.cos(k * 0.1745 + 0.087) * 1200} ${H * 0.42 + Math.sin(k * 0.1745 + 0.087) * 1200}Z`, '#ffd070', 'opacity=".55"')
  const [half, top, bulb] = [tall ? 92 : 88, H * (tall ? 0.25 : 0.06), H * (tall ? 0.82 : 0.8)]
  const R = tall ? 140 : 130
  const tube = (g: number) => path`M${cx - half + g} ${bulb - 60}V${top + half}a${half - g} ${half - g} 0 0 1 ${(half - g) * 2} 0V${bulb - 60}`
  p.soft(10, () => p.disc(cx + 14, bulb + 22, R, '#8c2a14', 'opacity=".4"'))
  p.line(tube(0), '#7a1c14', 14)
  p.disc(cx, bulb, R + 7, '#7a1c14')
  p.path(`${tube(4)}Z`, '#fff6e0')
  p.disc(cx, bulb, R, '#d8232f')
  p.clip(`${tube(6)}Z`, () => {
    const level = top + (bulb - top) * 0.34
    p.disc(cx + 18, top + 92, 36, '#ff8a3c')
    p.rect(cx - half, level, half * 2, bulb, '#d8232f')
    p.path(path`M${cx - half} ${level + 4}q${half / 2} -16 ${half} 0t${half} 0v20h${-half * 2}Z`, '#ff5a45')
    const floor = bulb - (tall ? 190 : 170)
    for (const [dx, w, h] of [[-86, 44, 150], [-44, 34, 206], [-12, 46, 118], [32, 30, 178], [60, 34, 96]] as const) {
      p.rect(cx + dx, floor - h, w, h + 260, '#7a1018')
      for (let y = floor - h + 14; y < floor; y += 26) for (let x = cx + dx + 7; x < cx + dx + w - 9; x += 14) p.rect(x, y, 7, 12, '#ffb84a', 'opacity=".9"')
    }
    person(p, 'man', cx + 4, floor + 40, 46, '#2a0508')
    p.rect(cx - half, floor + 40, half * 2, 200, '#5a0a12')
  })
  p.ink('#7a0a14', () => p.disc(cx, bulb, R, p.linear([[0.2, '#000', 0], [1, '#000', 0.8]], 0, 0, 1, 1)))
  p.disc(cx - R * 0.4, bulb - R * 0.36, 26, '#ff9a8a', 'opacity=".8"')
  for (let k = 0; k < 12; k++) p.line(path`M${cx + half + 22} ${top + 60 + k * ((bulb - top - 170) / 12)}h${k % 3 ? 22 : 46}`, '#7a1c14', k % 3 ? 4 : 7)
  p.sign(['৪৪°'], { x: cx + half + 84, y: top + (bulb - top) * 0.34 + 8, size: 54, weight: 800, width: 80, color: '#7a1c14' })
  p.rect(cx - half + 18, top + 60, 12, (bulb - top) * 0.5, '#fff', 'rx="6" opacity=".75"')
  p.title(['চুয়াল্লিশ ডিগ্রি'], { x: W / 2, y: 140, size: 84, anchor: 'middle', weight: 800, width: 80, color: '#7a1c14' })
}
