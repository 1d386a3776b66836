import { type Pen, type Scene, ground, hills, path, put, round } from '../pen.ts'

/** A spring storm: a black anvil cloud over a yellow field, one lightning bolt, and a person with a cow. */
export const norwester: Scene = (p, { W, H, tall }) => {
  const horizon = H * 0.66
  const strike = W * (tall ? 0.22 : 0.5)

  p.fill(p.linear([[0, '#171b24'], [0.4, '#39434f'], [0.56, '#93946f'], [0.66, '#f4dd8e']]))
  p.glow(W * (tall ? 0.2 : 0.5), horizon, W * 0.7, '#fff0b0', 0.8, 130)
  anvil(p, W, H, horizon, tall)
  for (let i = 0; i < 90; i++) {
    p.line(
      path`M${W * p.between(0.35, 1.1)} ${horizon - H * p.between(0.02, 0.3)}l-34 ${p.between(60, 120)}`,
      '#232a35',
      2,
      'opacity=".28"',
    )
  }
  lightning(p, strike, H * (tall ? 0.36 : 0.27), horizon + 4, tall ? 1 : 1.05)

  p.path(ground(p, hills(p, horizon, 9, 5)), p.linear([[0, '#f7d548'], [1, '#c98f1c']], 0, 0, 0, 1))
  farTrees(p, horizon)
  rows(p, horizon)
  p.glow(strike, horizon + 14, 220, '#fffbd6', 0.8, 34)
  p.ink('#6b430c', () => p.rect(0, horizon, W, H - horizon, p.linear([[0.1, '#000', 0], [1, '#000', 0.85]])))

  const palm = { x: W * (tall ? 0.9 : 0.86), y: H * (tall ? 0.84 : 0.88), height: tall ? 350 : 400 }
  bentPalm(p, palm.x - 4, palm.y - 4, palm.height, '#b7a862')
  bentPalm(p, palm.x, palm.y, palm.height, '#171009')
  const run = { x: W * (tall ? 0.4 : 0.64), y: H * (tall ? 0.855 : 0.87), s: tall ? 1.5 : 1.6 }
  p.oval(run.x + 10, run.y + 3, 150 * run.s * 0.7, 7, '#5a370c', 'opacity=".5"')
  p.group(put(run.x + 52 * run.s, run.y, run.s), () => cow(p))
  p.group(put(run.x - 66 * run.s, run.y + 2, run.s * 0.98), () => runner(p))
  p.line(
    path`M${run.x - 46 * run.s} ${run.y - 52 * run.s}` +
      path`Q${run.x - 20 * run.s} ${run.y - 42 * run.s} ${run.x + 4 * run.s} ${run.y - 50 * run.s}`,
    '#171009',
    2.4,
  )
  flyingLeaves(p, W, H, horizon)
  p.title(['কালবৈশাখী'], { x: W / 2, y: 138, size: 116, anchor: 'middle', weight: 800, width: 80, color: '#ffe680' })
}

/** Layers of cloud, flat above and ragged below, slanted by the wind. */
function anvil(p: Pen, W: number, H: number, horizon: number, tall: boolean) {
  const [left, foot] = tall ? [-30, 70] : [W * 0.2, W * 0.4]
  const shelves: [color: string, top: number, bottom: number, inset: number][] = [
    ['#2b323d', 0.05, 0.42, 0],
    ['#1d232d', 0.1, 0.52, 60],
    ['#12161e', 0.2, 0.6, 120],
  ]
  for (const [color, top, bottom, inset] of shelves) {
    const base = horizon * (bottom / 0.66)
    const [x, y, start] = [left + inset, H * top, foot + inset]
    const step = (W + 40 - start) / 7
    let d =
      path`M${x} ${y + 70}C${x + 40} ${y + 10} ${x + 200} ${y - 30} ${x + 330} ${y - 20}` +
      path`L${W + 40} ${y - 60}V${base - 30}`
    for (let i = 0; i < 7; i++) d += path`q${-step / 2} ${p.between(24, 54)} ${-step} ${p.between(-14, 8)}`
    d += path`C${start - 60} ${base - 60} ${x + 210} ${y + 150} ${x} ${y + 70}Z`
    p.path(d, color)
    const rim = p.linear([[0, '#000', 0.6], [1, '#000', 0]], 0, 0, 0.5, 1)
    p.clip(d, () => p.ink('#4d5866', () => p.rect(0, y - 60, W, H * 0.28, rim)))
  }
}

function lightning(p: Pen, x: number, top: number, foot: number, scale: number) {
  const tall = foot - top
  const fork =
    path`M${x + 70 * scale} ${top}L${x + 26 * scale} ${top + tall * 0.3}` +
    path`L${x + 52 * scale} ${top + tall * 0.34}L${x - 6 * scale} ${top + tall * 0.66}` +
    path`L${x + 24 * scale} ${top + tall * 0.69}L${x} ${foot}`
  const arm =
    path`M${x + 52 * scale} ${top + tall * 0.34}L${x + 96 * scale} ${top + tall * 0.52}` +
    path`L${x + 80 * scale} ${top + tall * 0.56}L${x + 124 * scale} ${top + tall * 0.8}`
  p.soft(9, () => p.line(fork, '#fff2b0', 20, 'opacity=".75"'))
  p.line(fork, '#fffef2', 5.5)
  p.line(arm, '#fffbe0', 2.6)
}

function farTrees(p: Pen, horizon: number) {
  for (let i = 0; i < 26; i++) p.oval(p.r() * p.W, horizon - 2, p.between(16, 50), p.between(6, 20), '#3f4a2c')
}

/** Rows of mustard that converge at the light. */
function rows(p: Pen, horizon: number) {
  for (let i = 0; i < 520; i++) {
    const near = p.r() ** 0.8
    const size = 2 + near * 7
    const [x, y] = [p.r() * p.W, horizon + 8 + (p.H - horizon) * near]
    p.line(
      path`M${x} ${y}q${-size * 0.6} ${-size} ${-size * 1.9} ${-size * 1.4}`,
      '#9a7416',
      0.8 + near,
      'opacity=".8"',
    )
    p.disc(x - size * 1.9, y - size * 1.4, size * 0.42, near > 0.5 ? '#ffe873' : '#fff0a0')
  }
}

/** A bent palm whose fronds stream to the left. */
function bentPalm(p: Pen, x: number, y: number, height: number, ink: string) {
  p.group(put(x, y, height / 400), () => {
    p.path('M-14 0C-2-120 6-240-92-352L-82-360C28-250 26-120 14 0Z', ink)
    for (let k = 0; k < 9; k++) p.line(`M${-30 + k * 8} 8q-6-16-22-${20 + (k % 3) * 8}`, ink, 5)
    for (const [dx, dy, bend, width] of [
      [-210, -10, -70, 16],
      [-230, 40, -40, 18],
      [-190, 84, -6, 18],
      [-150, 118, 26, 16],
      [-90, 128, 50, 14],
      [-160, -52, -74, 14],
      [-46, 108, 58, 12],
    ] as const) {
      p.path(
        path`M-88 -358Q${-88 + dx * 0.5} ${-358 + bend - width} ${-88 + dx} ${-358 + dy}` +
          path`Q${-88 + dx * 0.45} ${-358 + bend + width * 1.6} -84 -352Z`,
        ink,
      )
      for (let k = 2; k < 9; k++) {
        const t = k / 9
        p.line(
          path`M${-88 + dx * t} ${-358 + dy * t + bend * 2 * t * (1 - t)}` +
            path`l${-26 + dx * 0.04} ${18 + dy * 0.06}`,
          ink,
          3,
        )
      }
    }
    for (const [cx, cy] of [[-90, -346], [-78, -340], [-100, -338]] as const) {
      p.disc(cx, cy, 9, ink)
    }
  })
}

/** A cow cantering to the left, head low; feet at 0 0, about 80 units high. */
function cow(p: Pen) {
  const hide = '#f3e6cc'
  const far = '#b59a74'
  p.line('M-26-30L-42-18L-40-2M36-34L48-18L62-8', far, 7)
  p.path('M-38-58C-30-66-16-66-8-63C8-60 28-64 42-60C54-56 54-40 46-32C30-26-4-24-22-28C-36-32-42-46-38-58Z', hide)
  p.path('M-34-60C-30-74-18-74-12-63Z', hide)
  p.path('M-30-62C-46-66-56-64-64-58L-78-44C-82-40-78-35-72-37L-58-42C-52-36-40-32-30-32Z', hide)
  p.path('M-44-38C-42-26-32-24-24-28Z', hide)
  p.line('M-20-32L-36-20L-50-6M32-34L30-18L18-4', hide, 7.5)
  p.line('M-50-6L-54-3M18-4L13-2M-40-2L-44 0M62-8L66-4', '#3a2a18', 6)
  p.path('M-60-60C-66-70-62-80-54-82C-58-76-58-68-54-62Z', '#3a2a18')
  p.path('M-54-60C-46-66-38-64-36-58C-42-56-50-56-54-60Z', far)
  p.disc(-66, -51, 1.9, '#1b120a')
  p.line('M48-56C62-58 68-46 84-50', hide, 3)
  p.path('M82-54C92-54 98-46 102-48C96-40 86-42 80-48Z', '#3a2a18')
  p.path('M4-62C16-60 26-62 32-62C34-48 22-40 10-44C2-48 0-56 4-62Z', '#8a5a34')
  p.path('M-24-29C-4-24 30-26 46-32C52-38 54-46 52-54C44-38 4-32-24-29Z', '#cdb78f')
}

/** A person running to the left, cloth blown forward; 100 units tall. */
function runner(p: Pen) {
  const ink = '#171009'
  p.line('M4-42L-14-28L-10-8L-18-6', ink, 7.5)
  p.line('M8-42L16-24L36-18L39-10', ink, 7.5)
  p.path('M-8-72C0-80 12-80 16-74C18-62 16-50 14-38H-4C-4-50-8-62-8-72Z', '#c2381f')
  p.path('M-6-44H15L24-26L10-22L-2-30L-16-24Z', '#f3e6cc')
  p.disc(-4, -86, 9, ink)
  p.path('M-14-88C-14-100 6-102 6-86C0-92-8-92-14-88Z', ink)
  p.line('M-4-70L-18-58L-30-66', ink, 5.5)
  p.line('M12-70L22-58L20-50', ink, 5.5)
  p.path('M-2-78C-20-84-36-78-52-86C-46-72-26-66-4-70Z', '#f0b63c')
}

function flyingLeaves(p: Pen, W: number, H: number, horizon: number) {
  for (let i = 0; i < 34; i++) {
    p.path(
      'M-8 0C-3-6 5-5 9 0C4 4-3 4-8 0Z',
      p.r() < 0.5 ? '#171009' : '#4a4a22',
      put(
        W * p.between(0.05, 1),
        p.between(horizon - H * 0.25, H * 0.9),
        p.between(0.5, 1.2),
        round(p.between(-60, 60)),
      ),
    )
  }
}
