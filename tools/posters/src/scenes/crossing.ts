import { type Scene, path, put } from '../pen.ts'
import { mist, person } from '../things.ts'

/** A level crossing's barrier closes in front of two headlamps. */
export const crossing: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#0a1722'], [0.55, '#24485a'], [1, '#070d12']]))
  const [cx, hz] = tall ? [W * 0.56, H * 0.5] : [W * 0.66, H * 0.5]
  for (let k = 0; k < 18; k++) {
    const x = (k / 17) * W * 1.1 - 30
    const h = p.between(40, 120) * (1 + Math.abs(x - cx) / 300)
    p.oval(x, hz + 10, 60, h, '#0e232d')
  }
  p.path(path`M${cx - 26} ${hz}h52L${cx + (tall ? 330 : 430)} ${H + 10}H${cx - (tall ? 330 : 430)}Z`, p.linear([[0, '#53707a'], [0.25, '#2a3f49'], [1, '#0d151b']]))
  mist(p, hz, 190, '#b7d6da', 0.5)
  for (const side of [-1, 1]) {
    p.path(path`M${cx + side * 26} ${hz + 12}L${cx + side * 30 - 150} ${H}H${cx + side * 30 + 150}Z`, p.linear([[0, '#fff3c0', 0.55], [1, '#fff3c0', 0]]))
    p.glow(cx + side * 42, hz + 14, 170, '#fff0b0', 1)
    p.disc(cx + side * 42, hz + 14, 14, '#fffbe8')
  }
  p.path(path`M${cx - 62} ${hz + 40}h124v-40q-6 -16 -26 -20l-14 -30h-44l-14 30q-20 4 -26 20Z`, '#060c11', 'opacity=".92"')
  for (const side of [-1, 1]) p.disc(cx + side * 42, hz + 14, 13, '#fffbe8')
  const ry = H * (tall ? 0.8 : 0.82)
  p.path(path`M-10 ${ry - 44}H${W + 10}V${ry + 80}H-10Z`, '#0a0f13')
  for (let k = 0; k < 34; k++) p.rect(k * 44 - 20, ry - 34, 22, 100, '#1b262d')
  for (const dy of [-16, 44]) {
    p.rect(-10, ry + dy, W + 20, 12, '#2a3a43')
    p.rect(-10, ry + dy, W + 20, 3.5, '#a9c6cc')
  }
  const [kx, ky] = tall ? [W * 0.17, ry - 44] : [W * 0.9, ry - 44]
  person(p, 'coat', kx, ky, tall ? 196 : 210, '#03060a', tall ? 1 : -1)
  const lampX = kx + (tall ? 40 : -42)
  p.glow(lampX, ky - 70, 120, '#ff3b2e', 0.75)
  p.rect(lampX - 9, ky - 86, 18, 30, '#ff5a44', 'rx="4"')
  p.line(path`M${lampX - 9} ${ky - 86}q9 -18 18 0`, '#0d0405', 4)
  const [bx, by, length, turn] = tall ? [W * 1.04, H * 0.7, 800, -14] : [W * 1.03, H * 0.7, 800, -9]
  p.group(put(bx, by, 1, turn, -1), () => {
    p.rect(0, -26, length, 52, '#000', 'opacity=".5" transform="translate(6 16)"')
    p.clip(`M0-26H${length}V26H0Z`, () => {
      p.rect(0, -26, length, 52, '#f4ece0')
      for (let k = 0; k < 9; k++) p.path(`M${k * 104} 26l52-52h52l-52 52Z`, '#d3202b')
    })
    p.rect(0, 6, length, 20, '#14060a', 'opacity=".35"')
    for (const at of [300, 560]) {
      p.glow(at, -40, 110, '#ff2a22', 0.9)
      p.disc(at, -38, 25, '#1a0508')
      p.disc(at, -38, 18, '#ff4a38')
      p.disc(at - 5, -43, 6, '#ffd9cc')
    }
  })
  p.ink('#000', () => p.fill(p.radial([[0.6, '#000', 0], [1, '#000', 0.5]])))
  p.title(['Level', 'Crossing'], { x: 40, y: 138, size: 128, gap: 0.86, weight: 800, width: 76, color: '#f4ece0' })
}
