import { type Pen, type Scene, path, put, round } from '../pen.ts'
import { birds } from '../things.ts'

/** The slope of a wall's foot as it comes nearer. */
const kerb = 0.42

/** Cricket in a lane between two tall walls: a slit of sky, the ball before the sun. */
export const gully: Scene = (p, { W, H, tall }) => {
  const cx = W * (tall ? 0.5 : 0.65)
  const far = H * (tall ? 0.62 : 0.6)
  const slit = tall ? 92 : 118
  const sun = { x: cx + 6, y: far - (tall ? 84 : 90), r: tall ? 70 : 84 }

  p.fill(p.linear([[0, '#e23f1f'], [0.35, '#f9762c'], [0.62, '#ffc15a']]))
  p.glow(sun.x, sun.y, 330, '#fff0b0', 0.8)
  p.disc(sun.x, sun.y, sun.r, '#fff6cf')
  birds(p, cx, H * (tall ? 0.3 : 0.12), 60, 5, '#7a1f1a', 10)
  p.path(
    path`M${cx - slit} ${far}H${cx + slit}L${cx + slit + (H - far) / kerb} ${H}` +
      path`H${cx - slit - (H - far) / kerb}Z`,
    p.linear([[0, '#ffb24f'], [0.16, '#c65b2c'], [0.5, '#53303a'], [1, '#141c2b']]),
  )
  for (const side of [-1, 1]) walls(p, cx, far, side, slit, tall)
  p.path(
    path`M${cx - slit * 0.8} ${far}H${cx + slit * 0.8}L${cx + (tall ? 190 : 260)} ${H}` +
      path`H${cx - (tall ? 190 : 260)}Z`,
    p.linear([[0, '#ffd98a', 0.9], [0.5, '#f58b3a', 0.5], [1, '#f58b3a', 0.1]]),
  )
  p.ink('#0c1624', () => p.rect(0, far, W, H - far, p.linear([[0, '#000', 0], [1, '#000', 0.75]])))
  for (const [i, drop] of (tall ? [0.3, 0.385, 0.445] : [0.05, 0.185, 0.285]).entries()) {
    washing(p, cx, H * drop, slit * ((tall ? 2.7 : 2.3) - i * 0.55), 1 - i * 0.24)
  }

  const bat = { x: cx + (tall ? 34 : 44), y: far + (H - far) * (tall ? 0.36 : 0.42), s: tall ? 1.62 : 1.9 }
  const bowl = { x: cx - (tall ? 128 : 170), y: far + (H - far) * (tall ? 0.62 : 0.78), s: tall ? 1.9 : 2.1 }
  const keep = { x: cx - (tall ? 44 : 56), y: far + 22, s: tall ? 0.62 : 0.74 }
  for (const [who, draw] of [[keep, fielder], [bat, batter], [bowl, bowler]] as const) {
    const slant = ((who.x - sun.x) / (who.y - sun.y)) * 57
    const fallen = `skewX(${round(-slant * 0.9)}) scale(1 -1.3)`
    p.group(put(who.x, who.y, who.s), () =>
      p.group(`transform="${fallen}" opacity=".6"`, () => draw(p, '#1b0f1e', '#1b0f1e')),
    )
    p.group(put(who.x, who.y, who.s), () => draw(p, '#180c1a', '#ff8a3c'))
  }
  wicket(p, bat.x + 62 * bat.s * 0.9, bat.y - 4, bat.s)

  const ball = { x: sun.x - 8, y: sun.y - 8 }
  for (let k = 1; k < 7; k++) {
    p.disc(ball.x + k * 7, ball.y + k * 13 - k * k * 0.4, 8 - k, '#d3341f', `opacity="${round(0.6 - k * 0.08)}"`)
  }
  p.disc(ball.x, ball.y, tall ? 12 : 14, '#c2271a')
  p.line(path`M${ball.x - 6} ${ball.y - 8}q9 7 9 17`, '#ffe9bd', 1.8)
  p.title(['Gully', 'Cricket'], { x: 40, y: 132, size: 128, gap: 0.8, weight: 800, width: 78, color: '#fff0c9' })
}

/** Houses on one side, darker when nearer, with shutters, ledges and pipes. */
function walls(p: Pen, cx: number, far: number, side: number, slit: number, tall: boolean) {
  const shades = ['#7c3a3c', '#56303f', '#38293f', '#22243a', '#141b2e', '#0c1322', '#0c1322']
  const grow = tall ? 1.42 : 1.5
  const x = (k: number) => round(cx + side * slit * grow ** k)
  const y = (height: number, k: number) => round(far - 6 - height * grow ** k)
  const foot = (k: number) => round(far + slit * (grow ** k - 1) * kerb)
  const rim = (height: number, k: number) => path`M${x(k)} ${y(height, k)}V${foot(k)}`
  for (const [k, shade] of shades.entries()) {
    const height = (tall ? 250 : 190) + 46 * Math.sin(k * 2.1 + side)
    p.path(path`M${x(k)} ${y(height, k)}L${x(k + 1)} ${y(height, k + 1)}V${foot(k + 1)}L${x(k)} ${foot(k)}Z`, shade)
    p.line(rim(height, k), '#ffb057', 1 + k * 0.7, `opacity="${round(0.95 - k * 0.13)}"`)
    for (const floor of [0.3, 0.62]) {
      for (const at of [0.24, 0.62]) {
        const [a, b] = [k + at, k + at + 0.2]
        const [low, high] = [height * floor, height * (floor + 0.2)]
        const lit = p.r() < 0.14
        p.path(
          path`M${x(a)} ${y(low, a)}V${y(high, a)}L${x(b)} ${y(high, b)}V${y(low, b)}Z`,
          lit ? '#ffcf7a' : '#0b1120',
          `opacity="${lit ? 0.9 : 0.55}"`,
        )
        p.line(path`M${x(a - 0.03)} ${y(low, a - 0.03)}L${x(b + 0.03)} ${y(low, b + 0.03)}`, '#0b1120', 2 + k)
      }
    }
  }
}

/** A shirt, a towel and trousers, each hanging from 0 0. */
const cloths = [
  'M-20 0L-34 20L-24 27L-17 18V56H17V18L24 27L34 20L20 0Q0 12-20 0Z',
  'M-17-1H17L20 74Q10 82 0 74T-20 74Z',
  'M-16-1H16L19 48H3L0 18L-3 48H-19Z',
]

/** Clothes on lines between the houses. */
function washing(p: Pen, cx: number, y: number, half: number, scale: number) {
  const colors = ['#f6e7c8', '#2c8c8a', '#d8432f', '#f0a93a', '#3e5f9e', '#fbf3e0', '#b23a5e']
  const sag = 26 * scale
  const heightAt = (t: number) => y + sag * (1 - (2 * t - 1) ** 2)
  p.line(path`M${cx - half} ${y}Q${cx} ${y + sag * 2} ${cx + half} ${y}`, '#1a1426', 2.2 * scale)
  for (const [i, color] of colors.entries()) {
    const t = 0.1 + i * 0.125
    p.group(put(cx - half + half * 2 * t, heightAt(t), (scale * half) / 190), () => {
      const cloth = cloths[(i + Math.round(y)) % 3]!
      p.path(cloth, color)
      p.clip(cloth, () => p.rect(-40, -5, 34, 100, '#1a1426', 'opacity=".22"'))
    })
  }
}

function wicket(p: Pen, x: number, y: number, scale: number) {
  p.group(put(x, y, scale * 0.62), () => {
    for (let i = 0; i < 4; i++) p.rect(-22 + (i % 2) * 2, -16 - i * 17, 44, 15, '#3a1520', 'rx="2"')
    p.line('M-20-70H24', '#ff9a4a', 3)
  })
}

/** A batsman after the stroke; feet at the origin, 100 units tall. */
function batter(p: Pen, ink: string, rim: string) {
  p.disc(2, -88, 10.5, ink)
  p.path('M-8-91C-9-103 12-106 14-92L22-90L13-87Z', rim)
  p.path('M-9-76C-2-80 8-80 13-75C17-64 14-50 12-40L-10-38C-13-52-14-66-9-76Z', ink)
  p.path('M-11-42H13L15-24L1-22L-13-24Z', ink)
  p.line('M-5-26L-19-14L-23-2H-30M8-26L17-13L24-1H31', ink, 7.5)
  p.line('M-6-72L12-62L28-80M10-72L22-66L30-82', ink, 6)
  p.group('transform="translate(29-82) rotate(38)"', () => {
    p.rect(-2, -16, 4, 20, ink)
    p.path('M-5.5-56Q0-60 5.5-56V-16H-5.5Z', rim)
  })
}

/** A bowler whose ball has just left the hand. */
function bowler(p: Pen, ink: string, rim: string) {
  p.disc(3, -86, 10.5, ink)
  p.path('M-7-90C-6-100 12-101 14-88C6-92 0-92-7-90Z', ink)
  p.path('M-7-75C0-79 9-78 13-72C14-60 10-48 8-38L-12-40C-13-54-12-66-7-75Z', ink)
  p.path('M-13-43L9-41L14-24L0-22L-14-26Z', ink)
  p.line('M6-27L20-18L30-2L37-3M-8-28L-14-14L-34-4L-37-10', ink, 7.5)
  p.line('M10-71L22-92L26-110', ink, 6)
  p.line('M-6-70L-18-58L-14-44', ink, 6)
  p.line('M-12-44L9-41', rim, 2.5)
}

function fielder(p: Pen, ink: string, rim: string) {
  p.disc(0, -70, 12, ink)
  p.path('M-10-60C0-66 12-62 14-54L12-30H-12Z', ink)
  p.line('M-8-32L-16-18L-14 0M8-32L18-18L16 0', ink, 9)
  p.line('M-8-52L-14-34L-4-26M10-52L16-36L4-26', ink, 6)
  p.line('M-10-30H11', rim, 3)
}
