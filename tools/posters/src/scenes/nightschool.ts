import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** A door drawn on a blackboard opens. */
export const nightschool: Scene = (p, { W, H, tall }) => {
  p.fill('#1f3a33')
  p.ink('#3c5a50', () => p.fill(p.radial([[0, '#000', 0.6], [1, '#000', 0]])))
  const chalk = '#f3f0e2'
  const [cx, fl] = tall ? [W * 0.58, H * 0.8] : [W * 0.68, H * 0.84]
  p.line(path`M0 ${fl}q60 -8 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0`, chalk, 5)
  const mx = tall ? W * 0.2 : W * 0.47
  const my = tall ? H * 0.4 : H * 0.24
  p.line(path`M${mx + 20} ${my - 46}a50 50 0 1 0 34 78a40 40 0 0 1 -34 -78Z`, '#ffe9a0', 5)
  for (let k = 0; k < 16; k++) {
    const [x, y] = [p.between(0.05, 0.96) * W, p.between(tall ? 0.3 : 0.06, tall ? 0.52 : 0.5) * H]
    if (Math.abs(x - cx) < 150 || Math.hypot(x - mx, y - my) < 90) continue
    p.line(path`M${x - 8} ${y}h16M${x} ${y - 8}v16`, chalk, 3, 'opacity=".75"')
  }
  const hut = tall ? W * 0.16 : W * 0.46
  p.line(path`M${hut - 70} ${fl}v-86h150v86M${hut - 96} ${fl - 80}L${hut + 4} ${fl - 160}L${hut + 104} ${fl - 80}ZM${hut - 20} ${fl}v-52h40v52`, chalk, 5)
  const tree = tall ? W * 0.91 : W * 0.92
  p.line(path`M${tree} ${fl}q-8 -90 2 -170m0 60l-40 -44m42 20l34 -40`, '#9fd6b0', 6)
  p.line(path`M${tree - 60} ${fl - 170}q-24 -60 30 -74q34 -50 72 0q54 20 22 74q-60 34 -124 0Z`, '#9fd6b0', 5)
  p.path(path`M${cx - 88} ${fl}L${cx - 250} ${H + 10}H${cx + 230}L${cx + 88} ${fl}Z`, p.linear([[0, '#ffd98c', 0.75], [1, '#ffd98c', 0.05]]))
  p.glow(cx, fl - 150, 330, '#ffcf7a', 0.75)
  p.rect(cx - 88, fl - 320, 176, 320, p.linear([[0, '#fff6d8'], [1, '#ffc65c']]))
  p.line(path`M${cx - 92} ${fl}V${fl - 324}H${cx + 92}V${fl}`, chalk, 8)
  p.path(path`M${cx + 92} ${fl - 324}l76 -34v392l-76 -34Z`, '#2b5247')
  p.line(path`M${cx + 92} ${fl - 324}l76 -34v392l-76 -34`, chalk, 6)
  p.disc(cx + 152, fl - 160, 7, chalk)
  const dark = '#10201c'
  person(p, 'woman', cx + 24, fl + 4, 200, dark)
  person(p, 'man', cx - 66, fl + 36, 210, dark)
  person(p, 'coat', cx - 150, fl + 96, 220, dark)
  p.path(path`M${cx - 104} ${fl - 176}q38 -30 76 0Z`, '#c86a3a')
  p.glow(cx - 194, fl - 6, 90, '#ffd98c', 0.8)
  p.group(put(cx - 194, fl + 14, 1), () => {
    p.rect(-13, -36, 26, 36, '#ffe9a0', 'rx="6"')
    p.line('M-13-36q13-30 26 0M-16 2h32', dark, 5)
  })
  const letters = tall ? [[0.1, 0.55], [0.23, 0.6], [0.32, 0.53]] as const : [[0.42, 0.5], [0.52, 0.46], [0.56, 0.62]] as const
  letters.forEach(([x, y], k) => p.sign([['অ', 'আ', 'ক'][k]!], { x: W * x, y: H * y, size: 74, anchor: 'middle', weight: 300, color: ['#ffb0a0', '#a8d8ff', '#ffe9a0'][k]! }))
  p.rect(0, H - 44, W, 44, '#7a4a24')
  p.rect(0, H - 44, W, 7, '#b5763c')
  for (const [x, c] of [[0.12, '#fff'], [0.2, '#ffb0a0'], [0.86, '#a8d8ff']] as const) p.rect(W * x, H - 54, 46, 12, c, 'rx="4"')
  p.ink('#0c1a16', () => p.fill(p.radial([[0.5, '#000', 0], [1, '#000', 0.6]])))
  p.title(['রাতের', 'ইস্কুল'], { x: 44, y: 122, size: 118, gap: 1, weight: 300, width: 96, color: chalk })
}
