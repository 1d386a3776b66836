import { type Scene, path } from '../pen.ts'
import { mist, person } from '../things.ts'

/** A station in fog: a clock, a bench, a suitcase, and a vague figure that may be a lamp post. */
export const fog: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#b7c3c4'], [0.6, '#dfe4de'], [1, '#8fa09f']]))
  const fl = H * (tall ? 0.82 : 0.82)
  for (let k = 5; k > 0; k--) {
    const x = W * (tall ? 0.5 : 0.62) + (k % 2 ? -1 : 1) * (60 + k * (tall ? 38 : 70))
    const s = 0.5 + (5 - k) * 0.24
    const tone = ['#5f7072', '#7d8d8e', '#98a6a6', '#adb8b7', '#bec8c6'][k - 1]!
    p.rect(x - 5 * s, fl - 520 * s, 10 * s, 520 * s, tone)
    p.line(path`M${x} ${fl - 470 * s}q${(k % 2 ? 1 : -1) * 70 * s} -10 ${(k % 2 ? 1 : -1) * 76 * s} 40`, tone, 7 * s)
    p.glow(x + (k % 2 ? 1 : -1) * 76 * s, fl - 424 * s, 90 * s, '#fff6d0', 0.9)
    mist(p, fl - 160, H * 0.5, '#dfe4de', 0.34)
  }
  p.rect(0, fl, W, H - fl, '#6d7f80')
  p.path(path`M0 ${fl}H${W}V${fl + 16}H0Z`, '#e9e2c8')
  for (const dy of [70, 104]) p.line(path`M-10 ${fl + dy}H${W + 10}`, '#3f4f52', 7)
  for (let k = 0; k < 40; k++) p.rect(k * 42, fl + 62, 18, 52, '#4f5f61', 'opacity=".7"')
  const cx = W * (tall ? 0.34 : 0.52)
  p.rect(cx - 6, fl - (tall ? 350 : 420), 12, tall ? 350 : 420, '#2c3a3d')
  p.disc(cx, fl - (tall ? 380 : 450), 72, '#2c3a3d')
  p.disc(cx, fl - (tall ? 380 : 450), 60, '#fdf6df')
  p.glow(cx, fl - (tall ? 380 : 450), 170, '#fff3c4', 0.75)
  for (let k = 0; k < 12; k++) p.line(path`M${cx + Math.sin(k * 0.5236) * 50} ${fl - (tall ? 380 : 450) - Math.cos(k * 0.5236) * 50}L${cx + Math.sin(k * 0.5236) * 56} ${fl - (tall ? 380 : 450) - Math.cos(k * 0.5236) * 56}`, '#2c3a3d', 3)
  p.line(path`M${cx} ${fl - (tall ? 380 : 450)}l-30 14M${cx} ${fl - (tall ? 380 : 450)}l4 -46`, '#2c3a3d', 5)
  const bx = W * (tall ? 0.66 : 0.74)
  p.path(path`M${bx - 130} ${fl - 92}h250v12h-250ZM${bx - 130} ${fl - 56}h260v12h-260Z`, '#33272a')
  for (const dx of [-112, 96]) p.path(path`M${bx + dx} ${fl - 100}h14l4 100h-12Z`, '#33272a')
  p.rect(bx + 30, fl - 108, 84, 62, '#a3272c', 'rx="7"')
  p.rect(bx + 58, fl - 122, 28, 16, 'none', 'rx="5" stroke="#33272a" stroke-width="5"')
  p.group('opacity=".62"', () => person(p, 'coat', W * (tall ? 0.83 : 0.9), fl - 2, tall ? 300 : 320, '#4a585b'))
  mist(p, fl - 30, H * 0.28, '#e9ece6', 0.75)
  p.ink('#6d7f80', () => p.fill(p.linear([[0, '#000', 0.3], [0.3, '#000', 0], [0.8, '#000', 0], [1, '#000', 0.5]])))
  p.title(['Platform', 'Fog'], { x: 40, y: 120, size: 104, gap: 0.9, weight: 200, width: 112, color: '#1f2c30' })
}
