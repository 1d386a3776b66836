import { type Pen, type Scene, ground, hills, path, put, round } from '../pen.ts'
import { person } from '../things.ts'

/** A yeti is a guest at tea. */
export const yeti: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#58b7dc'], [0.6, '#a9def0'], [1, '#e6f6fa']]))
  const [cx, fl, s] = tall ? [W * 0.5, H * 0.94, 1.06] : [W * 0.66, H * 1.04, 1]
  for (const [x, y, h, c] of [[0.1, 0.74, 420, '#7fc6e2'], [0.9, 0.76, 470, '#7fc6e2'], [0.3, 0.84, 330, '#96d2e8'], [0.74, 0.84, 300, '#96d2e8']] as const) {
    p.path(path`M${W * x - h * 0.75} ${H}L${W * x} ${H * y - h}L${W * x + h * 0.75} ${H}Z`, c)
    p.path(path`M${W * x - h * 0.2} ${H * y - h * 0.68}L${W * x} ${H * y - h}L${W * x + h * 0.2} ${H * y - h * 0.7}l-30 20l-24 -30l-30 30l-26 -26Z`, '#fff')
  }
  p.path(ground(p, hills(p, fl - 70, 22, 3)), '#bfe0ee')
  p.group(put(cx, fl, s), () => {
    const back = fur(p, 0, -230, 236, 290, 64, 24)
    p.path(back, '#fbfdfd')
    p.clip(back, () => {
      for (let k = 0; k < 150; k++) {
        const [x, y] = [p.between(-230, 230), p.between(-400, 20)]
        p.line(path`M${x} ${y}q3 ${p.between(9, 20)} ${p.between(-6, 9)} ${p.between(18, 32)}`, '#b9d6e2', 3, 'opacity=".8"')
      }
      p.ink('#4c93b8', () => p.oval(0, -220, 250, 300, p.linear([[0.45, '#000', 0], [1, '#000', 0.65]], 0.2, 0, 0.9, 1)))
    })
    p.path(fur(p, 0, -398, 122, 106, 34, 11), '#8fd0e6')
    for (const side of [-1, 1]) {
      p.disc(side * 46, -420, 26, '#fff')
      p.disc(side * 46 + 6, -414, 12, '#14202e')
      p.disc(side * 46 + 10, -419, 4, '#fff')
      p.line(`M${side * 24}-458Q${side * 48}-${472} ${side * 74}-452`, '#fbfdfd', 13)
      p.oval(side * 76, -374, 19, 12, '#f29aa6', 'opacity=".8"')
    }
    p.oval(0, -394, 24, 17, '#2b5d78')
    p.line('M-54-356Q0-314 54-356', '#14202e', 7)
    p.path('M-20-336h16v14q-8 8-16 0ZM6-337h15v12q-7 8-15 0Z', '#fff')
    p.path('M-168-300C-90-250 90-250 168-300L178-248C90-196-90-196-178-248Z', '#d8262f')
    p.path('M64-236L104-250L150-110L98-98Z', '#b3141f')
    for (let k = 0; k < 6; k++) p.line(`M${-140 + k * 56} ${-286 + 34 * (1 - ((k - 2.5) / 2.5) ** 2)}v44`, '#fff', 8)
    p.line('M82-196l50-14M94-150l50-14', '#fff', 8)
    p.path(fur(p, -150, -120, 66, 92, 22, 12), '#fbfdfd')
    p.path(fur(p, -86, -140, 72, 44, 18, 10), '#fbfdfd')
    p.group(put(-34, -166, 1.1), () => {
      p.path('M-34-32H34C34 12 20 26 0 26C-20 26-34 12-34-32Z', '#fff6e6')
      p.line('M34-22C58-24 56 8 28 8', '#fff6e6', 8)
      p.path('M-33-20H33V-10H-32Z', '#2f6fb0')
      p.oval(0, -32, 34, 8, '#a3612c')
      p.oval(0, 28, 46, 7, '#e6dccb')
      for (const dx of [-12, 12]) p.line(`M${dx}-46q-10-16 0-32t0-32`, '#fff', 5, 'opacity=".85"')
    })
    for (const side of [-1, 1]) p.path(fur(p, side * 96, -16, 92, 40, 22, 10), '#eef6f9')
  })
  const kx = cx + (tall ? 214 : 300)
  person(p, 'child', kx, fl - 34, 126, '#8f1420', -1)
  p.disc(kx, fl - 34 - 108, 13, '#f2b544')
  p.path(path`M${kx - 18} ${fl - 36 - 96}q18 -40 36 0Z`, '#f2b544')
  p.group(put(kx - 36, fl - 84, 0.8), () => {
    p.path('M-26 20C-34-26 34-26 26 20Z', '#37546b')
    p.line('M-26 4L-50-16M-16-16Q0-44 18-16', '#37546b', 7)
  })
  for (let k = 0; k < 80; k++) p.disc(p.r() * W, p.r() * H, p.between(2, 5), '#fff', 'opacity=".85"')
  p.title(['ইয়েতির', 'নেমন্তন্ন'], { x: W / 2, y: 118, size: 110, gap: 0.98, anchor: 'middle', weight: 800, width: 86, color: '#12466b' })
}

/** An oval with a shaggy edge. */
function fur(p: Pen, x: number, y: number, rx: number, ry: number, tufts: number, depth: number): string {
  const at = (k: number, out: number) => {
    const a = (k / tufts) * Math.PI * 2
    return `${round(x + Math.cos(a) * (rx + out))} ${round(y + Math.sin(a) * (ry + out))}`
  }
  return `M${at(0, 0)}${Array.from({ length: tufts }, (_, k) => `L${at(k + 0.62, depth * p.between(0.7, 1.2))}L${at(k + 1, 0)}`).join('')}Z`
}
