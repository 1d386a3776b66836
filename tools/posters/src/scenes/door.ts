import { type Scene, path, round } from '../pen.ts'
import { person } from '../things.ts'

/** A stranger in a lit door; his shadow falls into the room. */
export const door: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#0b2322'], [1, '#061413']]))
  const dx = W * (tall ? 0.56 : 0.66)
  const dy = H * (tall ? 0.2 : 0.1)
  const dw = tall ? 168 : 178
  const dh = H * (tall ? 0.42 : 0.54)
  const fl = dy + dh

  for (let i = 0; i < (tall ? 12 : 26); i++) {
    const x = (i * W) / (tall ? 12 : 26)
    p.rect(x, 0, 2, fl, '#0f302d', 'opacity=".9"')
    for (let j = 0; j < 9; j++) p.path(path`M${x + 25} ${j * 64 + (i % 2) * 32 + 10}l7 12l-7 12l-7-12Z`, '#12393540')
  }
  p.ink('#030b0b', () =>
    p.rect(0, 0, W, fl, p.linear([[0, '#000', 0.9], [0.6, '#000', 0.2], [1, '#000', 0.8]], 0, 0, 1, 0)),
  )
  p.rect(0, fl - 16, W, 16, '#030b0b')
  p.rect(0, fl, W, H, p.linear([[0, '#0d1a17'], [1, '#030807']]))
  p.glow(dx + dw / 2, fl - dh * 0.3, dw * 2, '#ffc24b', 0.5)
  p.rect(dx - 16, dy - 16, dw + 32, dh + 16, '#030b0b')
  p.rect(dx, dy, dw, dh, p.linear([[0, '#ffe7a3'], [0.6, '#ffbe45'], [1, '#f08a24']]))
  p.path(
    path`M${dx} ${fl}L${dx + dw} ${fl}L${dx + dw * (tall ? 0.7 : 0.5)} ${H}H${dx - dw * (tall ? 2.2 : 1.6)}Z`,
    p.linear([[0, '#ffc65a', 0.95], [1, '#ffb23e', 0.12]]),
  )
  person(p, 'coat', dx + dw * 0.52, fl + 4, dh * 0.76, '#0c0a05')
  p.path(
    path`M${dx + dw * 0.44} ${fl}L${dx + dw * 0.6} ${fl}L${dx - dw * (tall ? 0.5 : 0.2)} ${H}` +
      path`H${dx - dw * (tall ? 1.25 : 0.95)}Z`,
    '#0a0c08',
    'opacity=".82"',
  )
  p.path(path`M${dx + dw} ${dy}L${dx + dw + 70} ${dy - 34}V${fl + 52}L${dx + dw} ${fl}Z`, '#173c37')
  p.path(
    path`M${dx + dw + 12} ${dy + 20}L${dx + dw + 56} ${dy}V${dy + dh * 0.44}` +
      path`L${dx + dw + 12} ${dy + dh * 0.44}ZM${dx + dw + 12} ${dy + dh * 0.54}H${dx + dw + 56}V${fl + 18}` +
      path`L${dx + dw + 12} ${fl - 14}Z`,
    '#0d2725',
  )
  p.disc(dx + dw + 58, dy + dh * 0.5, 5, '#ffcf6b')
  p.sign(['6'], {
    x: dx + dw + 33,
    y: dy + dh * 0.3,
    size: 46,
    anchor: 'middle',
    weight: 700,
    color: '#ffcf6b',
    more: `transform="skewY(-12) translate(0 ${round((dx + dw + 33) * 0.2126)})"`,
  })
  p.title(['Room', 'Six'], { x: 44, y: 716, size: 150, gap: 0.74, weight: 800, width: 84, color: '#ffe2a0' })
}
