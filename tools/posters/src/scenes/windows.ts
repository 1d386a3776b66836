import { type Scene, path } from '../pen.ts'
import { person } from '../things.ts'

/** A house with closed shutters and one lit window. */
export const windows: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#541c1c'], [1, '#2a0d14']]))
  p.ink('#7c2f26', () =>
    p.rect(0, 0, W, H, p.linear([[0, '#000', 0.55], [0.6, '#000', 0.1], [1, '#000', 0]], 0, 0, 1, 1)),
  )
  const cols = tall ? 3 : 5
  const rows = 3
  const cw = W / (cols + (tall ? 0.35 : 0.5))
  const ch = (tall ? H * 0.72 : H * 1.02) / rows
  const ox = (W - cols * cw) / 2
  const oy = tall ? 20 : -14

  for (let r = 0; r < rows; r++) {
    p.rect(0, oy + r * ch - 8, W, 9, '#1f090f')
    p.rect(0, oy + r * ch - 12, W, 4, '#8d3b2c', 'opacity=".7"')
    for (let c = 0; c < cols; c++) {
      const x = ox + c * cw + cw * 0.2
      const y = oy + r * ch + ch * 0.2
      const w = cw * 0.6
      const h = ch * 0.64
      const lit = tall ? r === 1 && c === 2 : r === 1 && c === 3
      const half = (r * 3 + c * 5) % 4 === 0

      p.path(
        path`M${x - 9} ${y + h}V${y + 6}Q${x + w / 2} ${y - 40} ${x + w + 9} ${y + 6}V${y + h}Z`,
        '#8d3b2c',
        'opacity=".55"',
      )
      const shape = path`M${x} ${y + h}V${y + 10}Q${x + w / 2} ${y - 26} ${x + w} ${y + 10}V${y + h}Z`
      if (lit) {
        p.glow(x + w / 2, y + h / 2, cw * 1.35, '#ffb84d', 0.6)
        p.clip(shape, () => {
          p.rect(x - 10, y - 40, w + 20, h + 60, p.linear([[0, '#fff0b4'], [1, '#f4902f']]))
          person(p, 'woman', x + w * 0.58, y + h * 1.3, h * 1.06, '#2a0d14')
          p.path(
            path`M${x - 2} ${y - 20}Q${x + w * 0.26} ${y + h * 0.4} ${x + 4} ${y + h}H${x - 4}Z`,
            '#c2461f',
            'opacity=".75"',
          )
        })
      } else {
        p.path(shape, '#160609')
        p.clip(shape, () => {
          for (let k = 0; k < 20; k++) {
            for (const side of half ? [0] : [0, 1]) {
              p.rect(
                x + 5 + side * (w / 2),
                y - 18 + (k * (h + 20)) / 20,
                w / 2 - 9,
                (h / 20) * 0.55,
                r === 2 && c === 0 ? '#31504a' : '#27443f',
              )
            }
          }
        })
      }
      if (!lit) p.rect(x + w / 2 - 1.5, y - 10, 3, h + 10, '#0c0306')
      p.rect(x - 14, y + h, w + 28, 9, '#1f090f')
      p.rect(x - 14, y + h - 2, w + 28, 3, '#a34a33')
      if (r > 0) {
        for (let k = 0; k < 9; k++) p.rect(x - 6 + k * ((w + 10) / 8), y + h - 30, 2.2, 30, '#0c0306')
        p.rect(x - 10, y + h - 32, w + 20, 3.4, '#0c0306')
      }
    }
  }
  p.ink('#12040a', () =>
    p.path(`M0 0H${W}V${H}H0Z`, p.linear([[0, '#000', 0], [0.45, '#000', 0.1], [1, '#000', 0.95]], 1, 0, 0, 1)),
  )
  if (tall) {
    p.rect(0, H * 0.58, W, H * 0.42, p.linear([[0, '#12040a', 0], [0.5, '#12040a', 0.94], [1, '#12040a']]))
    p.title(['নয় জানালার', 'বাড়ি'], { x: 42, y: 712, size: 92, gap: 1.02, weight: 700, width: 84, color: '#ffd9a0' })
  }
}
