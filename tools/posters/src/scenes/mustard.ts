import { type Pen, type Point, type Scene, hills, path, put, smooth } from '../pen.ts'

const [night, iron] = ['#14212c', '#070b10']

/** Steam rises from an iron wok and becomes hills and a field in flower. */
export const mustard: Scene = (p, { W, H, tall }) => {
  const [x, y, s] = tall ? [W * 0.5, H * 0.74, 1.06] : [W * 0.66, H * 0.74, 0.9]
  p.fill(p.linear([[0, '#1f3340'], [1, night]]))
  p.ink('#0a1219', () => p.fill(p.linear([[0, '#000', 0.2], [1, '#000', 0.9]])))
  const plume = steam(x, y, s, W, tall)
  p.path(plume, '#f3dfae')
  p.clip(plume, () => country(p, x, y, W, H, tall))
  p.clip(plume, () => curls(p, x, y, s))
  p.group(put(x, y, s), () => {
    flames(p)
    wok(p)
  })
  p.title(['Mustard', 'and Smoke'], { x: 42, y: 100, size: 96, gap: 0.82, weight: 800, width: 84, color: '#3b3410' })
}

/** Steam: narrow at the wok, as wide as the image at the top. */
function steam(x: number, y: number, s: number, W: number, tall: boolean): string {
  const side = (way: 1 | -1): Point[] => {
    const neck: Point[] = [[0, 116], [70, 84], [120, 142], [176, 118], [232, 214], [284, 196]]
    const toTheEdge: Point[] = [[352, (W - x) * 1.14], [800, (W - x) * 1.2]]
    const billows: Point[] = [[330, 330], [392, 404], [440, 396], [520, 500], [575, 486], [680, 620]]
    const open = tall || way > 0 ? toTheEdge : billows
    return [...neck, ...open].map(([up, across]): Point => [x + way * across * s, y - 10 - up * s])
  }
  const [left, right] = [side(-1), side(1)]
  return `${smooth(left)}L${smooth(right.reverse()).slice(1)}Z`
}

function country(p: Pen, x: number, y: number, W: number, H: number, tall: boolean): void {
  const field = y - (tall ? 330 : 316)
  p.rect(0, 0, W, H, p.linear([[0, '#f6e7b8'], [0.4, '#f9d98a'], [1, '#fff3cf']]))
  p.disc(x + (tall ? 206 : 130), field - (tall ? 96 : 116), tall ? 50 : 56, '#fff8e2')
  for (const [rise, height, color] of [[92, 62, '#a9c2b0'], [54, 46, '#7fa58e'], [22, 30, '#4f8168']] as const) {
    p.path(`${smooth(hills(p, field - rise, height, 7))}V${H}H0Z`, color)
  }
  for (let i = 0; i < W / 26; i++) {
    const [tx, r] = [p.r() * W, p.between(8, 18)]
    p.oval(tx, field - r * 0.7, r, r * 1.1, '#2f5a47')
  }
  p.rect(0, field, W, H, p.linear([[0, '#e6b422'], [0.25, '#f7cf3e'], [0.42, '#fbe394'], [0.6, '#fff6dc']]))
  for (let k = -16; k < 17; k++) {
    p.path(
      path`M${x + k * 26} ${field}L${x + k * 26 + 6} ${field}L${x + k * 78 + 26} ${field + 240}H${x + k * 78}Z`,
      '#7d9a35',
      'opacity=".5"',
    )
  }
  for (let i = 0; i < W * 0.9; i++) {
    const t = p.r()
    p.disc(p.r() * W, field + 2 + t * t * 170, 1.2 + t * 3.4, ['#ffe14d', '#f2b70f', '#fff09a'][i % 3]!)
  }
  p.group(put(x - (tall ? 96 : 150), field + 46, 0.62), () => {
    p.path('M-16 0C-18-40-14-70-6-80H6C14-70 18-40 16 0Z', '#b3312f')
    p.disc(0, -88, 10, '#2b1a14')
    p.path('M-30-94L0-116L30-94Q0-86-30-94Z', '#7a5324')
  })
}

/** Steam over the field in round bands. */
function curls(p: Pen, x: number, y: number, s: number): void {
  p.rect(
    x - 700,
    y - 300 * s,
    1400,
    320 * s,
    p.linear([[0, '#fff6dc', 0], [0.35, '#fff6dc', 0.85], [0.7, '#d9d3bf'], [1, '#b98a4a']]),
  )
  for (const [dx, up, r, paint] of [
    [-120, 210, 78, '#fff6dc'],
    [110, 222, 84, '#fff9e8'],
    [10, 190, 92, '#fdf1d0'],
    [-70, 136, 66, '#efe6cd'],
    [76, 140, 62, '#f7edd4'],
    [0, 92, 58, '#dfd5bb'],
    [-56, 50, 46, '#cbbd9c'],
    [56, 48, 48, '#d4c6a4'],
  ] as const) {
    const wide = r * s
    p.disc(x + dx * s, y - up * s, r * s, paint, 'opacity=".8"')
    p.line(
      path`M${x + dx * s - wide * 0.5} ${y - up * s}` +
        path`a${wide * 0.5} ${wide * 0.5} 0 1 1 ${wide * 0.62} ${wide * 0.44}` +
        path`a${wide * 0.26} ${wide * 0.26} 0 1 1 ${-wide * 0.3} ${-wide * 0.4}`,
      '#b9ab8a',
      2.6,
      'opacity=".75"',
    )
  }
  p.ink('#8d7a55', () => p.rect(x - 300, y - 160 * s, 600, 170 * s, p.linear([[0, '#000', 0], [1, '#000', 0.75]])))
}

/** A ring of gas under the wok, blue at the root and gold at the tip. */
function flames(p: Pen): void {
  p.glow(0, 110, 260, '#3f8cff', 0.5, 120)
  p.rect(-150, 130, 300, 12, iron, 'rx="6"')
  for (const leg of [-128, 128]) {
    p.path(`M${leg - 9} 142H${leg + 9}L${leg * 1.12 + 7} 190H${leg * 1.12 - 7}Z`, iron)
  }
  const blue = p.linear([[0, '#ffd25a'], [0.3, '#ff9a3a'], [0.55, '#4aa3ff'], [1, '#1f4fd8']])
  for (let k = -6; k < 7; k++) {
    const [foot, tip, h] = [k * 20, k * 24, 62 - Math.abs(k) * 3 + (k % 2) * 9]
    p.path(
      path`M${foot - 12} 130C${foot - 14} ${130 - h * 0.5} ${tip - 2} ${130 - h * 0.6} ${tip} ${130 - h}` +
        path`C${tip + 6} ${130 - h * 0.6} ${foot + 14} ${130 - h * 0.5} ${foot + 12} 130Z`,
      blue,
    )
    p.path(
      path`M${foot - 5} 130Q${foot - 4} ${130 - h * 0.3} ${(foot + tip) / 2} ${130 - h * 0.52}` +
        path`Q${foot + 6} ${130 - h * 0.3} ${foot + 5} 130Z`,
      '#d9f0ff',
    )
  }
}

function wok(p: Pen): void {
  const bowl = 'M-182-14C-170 64-96 100 0 100S170 64 182-14Z'
  for (const side of [-1, 1]) {
    p.line(
      `M${side * 172}-6C${side * 206}-34 ${side * 238}-18 ${side * 220} 8Q${side * 206} 24 ${side * 168} 20`,
      iron,
      11,
    )
  }
  p.path(bowl, iron)
  p.ink('#4f7fb8', () => p.path(bowl, p.linear([[0.5, '#000', 0], [1, '#000', 0.7]])))
  p.oval(0, -14, 184, 26, '#2a2f36')
  p.oval(0, -11, 168, 20, p.linear([[0, '#8a5a14'], [1, '#f2b52e']]))
  for (let i = 0; i < 60; i++) {
    const [turn, out] = [p.r() * 6.28, Math.sqrt(p.r())]
    p.disc(
      Math.cos(turn) * out * 150,
      -10 + Math.sin(turn) * out * 15,
      p.between(1.6, 3.4),
      i % 3 ? '#3a2210' : '#ffe27a',
    )
  }
  p.line('M-184-14A184 26 0 0 0 184-14', '#77838f', 3)
}
