import { type Scene, path, put, round } from '../pen.ts'
import { stars } from '../things.ts'

/** An astronaut on a line, over the night side of the world. */
export const orbit: Scene = (p, { W, H, tall }) => {
  p.fill('#04050a')
  stars(p, tall ? 260 : 380, H)
  const R = tall ? 760 : 900
  const cx = tall ? W * 0.2 : W * 0.9
  const cy = tall ? H * 1.43 : H * 1.62

  p.disc(
    cx,
    cy,
    R * 1.17,
    p.radial([[0.82, '#4fd2ff', 0], [0.855, '#4fd2ff', 0.75], [0.9, '#3978ff', 0.25], [1, '#3978ff', 0]]),
  )
  p.disc(cx, cy, R, p.radial([[0.55, '#030a16'], [0.86, '#0a2b4c'], [0.97, '#2b86b5'], [1, '#c9f3ff']]))
  p.clip(path`M${cx - R} ${cy}a${R} ${R} 0 1 1 ${R * 2} 0Z`, () => {
    for (let k = 0; k < 46; k++) {
      const a = -Math.PI * p.between(0.12, 0.9)
      const d = R * p.between(0.8, 0.985)
      const [x, y] = [cx + Math.cos(a) * d, cy + Math.sin(a) * d]
      const turn = `transform="rotate(${round((a * 180) / Math.PI + 90)} ${round(x)} ${round(y)})"`
      const [rx, ry, shown] = [p.between(30, 120), p.between(3, 12), round(p.between(0.05, 0.35))]
      p.oval(x, y, rx, ry, '#e9fbff', `opacity="${shown}" ${turn}`)
    }
    for (let k = 0; k < 60; k++) {
      const a = -Math.PI * p.between(0.45, 0.62)
      const d = R * p.between(0.72, 0.86)
      p.glow(cx + Math.cos(a) * d, cy + Math.sin(a) * d, p.between(2, 6), '#ffc35c', 0.9)
    }
  })
  const ax = W * (tall ? 0.66 : 0.62)
  const ay = H * (tall ? 0.44 : 0.36)
  const s = tall ? 1.25 : 1.15

  const sunx = tall ? W * 0.86 : W * 0.36
  const suny = cy - Math.sqrt(R * R - (sunx - cx) ** 2)

  // Screened, so that the light tints the night instead of lying over it as grey fog.
  p.group('style="mix-blend-mode:screen"', () => {
    p.glow(sunx, suny, 64, '#fff1cf', 1)
    p.glow(sunx, suny, tall ? 190 : 240, '#1668c8', 0.55)
    p.glow(sunx, suny, 380, '#3aa8ff', 0.3, 26)
  })
  p.line(
    path`M${ax - 20} ${ay + 16}C${ax - 190} ${ay + 130} ${ax - 40} ${ay - 190} ${ax - 260} ${ay - 90}` +
      path`S${ax - 420} ${ay - 250} ${ax - 700} ${ay - 200}`,
    '#cfd8e2',
    1.6,
  )

  p.group(put(ax, ay, s, -24), () => {
    p.path('M-22-4C-30 20-28 44-22 58L-34 92L-22 98L-4 64L6 66L18 104L31 100L22 56C28 40 28 16 22-4Z', '#e8ecef')
    p.path('M20 4L58-22L66-14L30 26ZM-20 4L-52 30L-60 20L-24-8Z', '#d7dde2')
    p.rect(-30, -8, 12, 50, '#9aa6b2', 'rx="5"')
    p.disc(0, -26, 26, '#f4f6f2')
    p.path('M-14-34C-10-46 18-46 20-30C20-18 8-12-4-16C-12-18-16-26-14-34Z', '#1a1208')
    p.path('M-8-34C-4-42 10-42 14-36', 'none', 'stroke="#ffb347" stroke-width="5" stroke-linecap="round"')
    p.path('M6-4H22C28 16 28 40 22 56L12 58Z', '#6d7c8c', 'opacity=".45"')
    p.rect(-10, 14, 18, 14, '#ff9f45', 'rx="2"')
    p.glow(8, 20, 30, '#ff9f45', 0.5)
  })
  p.title(['Low', 'Orbit'], { x: 42, y: 132, size: 128, gap: 0.82, weight: 200, width: 125, color: '#eaf7ff' })
}
