import { type Pen, type Scene, path, put } from '../pen.ts'

const [night, straw, pale, earth] = ['#170d0a', '#d3a044', '#ddcaa8', '#9c8263']
const face = 'M-128-96C-142-214 142-214 128-96C134-8 104 104 44 150Q0 182-44 150C-104 104-134-8-128-96Z'

/** Under one bulb an idol-maker paints the second eye. */
export const clay: Scene = (p, { W, H, tall }) => {
  const [x, y, s] = tall ? [W * 0.44, H * 0.46, 1.22] : [W * 0.62, H * 0.45, 1.22]
  const [bulbX, bulbY] = [x - 210 * s * (tall ? 0.84 : 1), y - (tall ? 120 : 150) * s]
  shed(p, W, H)
  p.glow(bulbX, bulbY, W * 0.8, '#ffc56b', 0.55, H * 0.62)
  armatures(p, W, H, tall)
  p.group(put(x, y, s), () => {
    body(p)
    head(p)
    features(p)
  })
  scaffold(p, x + 150 * s, y + 148 * s, W, H)
  p.group(put(x + 148 * s, y + 142 * s, 2.02), () => maker(p))
  p.line(path`M${bulbX} ${-10}V${bulbY - 24}`, '#050302', 3)
  p.rect(bulbX - 8, bulbY - 36, 16, 20, '#050302', 'rx="3"')
  p.disc(bulbX, bulbY, 17, '#fffbe6')
  p.glow(bulbX, bulbY, 120, '#fff0c2', 0.9)
  p.ink(night, () => p.fill(p.linear([[0, '#000', 0.5], [0.2, '#000', 0], [0.7, '#000', 0.1], [1, '#000', 0.95]])))
  p.title(['মাটির প্রতিমা'], {
    x: W / 2,
    y: 124,
    size: 104,
    anchor: 'middle',
    weight: 800,
    width: 80,
    color: '#ffe0a3',
  })
}

function shed(p: Pen, W: number, H: number): void {
  p.fill(p.linear([[0, '#24150d'], [0.6, '#3a2416'], [1, night]]))
  for (let i = 0; i < W / 22; i++) {
    p.rect(i * 22 + p.between(-3, 3), 0, p.between(8, 15), H, i % 2 ? '#2b1a10' : '#42291a', 'opacity=".7"')
  }
  for (const y of [0.2, 0.62]) {
    p.rect(0, H * y, W, 10, '#1b0f09')
  }
  p.ink(night, () => p.fill(p.linear([[0, '#000', 0.9], [0.5, '#000', 0.1], [1, '#000', 0.8]], 0, 0, 1, 0.3)))
}

/** Bundles of straw for other idols. */
function armatures(p: Pen, W: number, H: number, tall: boolean): void {
  for (const [at, s] of tall
    ? ([
        [0.02, 1],
        [1, 1.1],
      ] as const)
    : ([
        [0.08, 0.9],
        [0.24, 1.1],
        [0.94, 1.2],
      ] as const)) {
    p.group(put(W * at, H, s), () => {
      p.path(
        'M-60 20C-50-90-64-160-46-236L-96-300L-80-316L-22-262Q-28-306 0-310' +
          'Q28-306 22-262L80-330L96-316L46-236C64-160 50-90 60 20Z',
        '#24160c',
      )
      for (let k = 0; k < 6; k++) {
        p.line(path`M-52 ${-20 - k * 38}q52 12 104 0`, '#5a3c1a', 3)
      }
    })
  }
}

function body(p: Pen): void {
  p.path('M-46 120V190C-120 204-220 226-250 330L-270 640H270L250 330C220 226 120 204 46 190V120Z', '#8a5f22')
  for (let i = 0; i < 240; i++) {
    const [x, y] = [p.between(-236, 236), p.between(226, 560)]
    p.line(
      path`M${x} ${y}l${p.between(-8, 8) + x * 0.06} ${p.between(30, 80)}`,
      i % 3 ? straw : '#5b3a14',
      1.8,
      'opacity=".75"',
    )
  }
  for (let k = 0; k < 5; k++) {
    p.line(path`M-244 ${280 + k * 62}Q0 ${320 + k * 62} 244 ${280 + k * 62}`, '#4a2d10', 5)
  }
  p.path('M-50 110V196Q0 226 50 196V110Z', earth)
  p.ink('#4a3322', () => p.path('M-50 110V196Q0 226 50 196V110Z', p.linear([[0, '#000', 0.9], [1, '#000', 0.3]])))
}

function head(p: Pen): void {
  for (let k = 0; k < 15; k++) {
    const turn = -70 + k * 10
    p.path('M-9-120L-5-212L9-120Z', k % 2 ? straw : '#8a5f22', `transform="translate(0 -14) rotate(${turn})"`)
  }
  for (const side of [-1, 1]) {
    p.path(
      path`M${side * 122} -60C${side * 164} -76 ${side * 158} 10 ${side * 134} 50Q${side * 122} 60 ${side * 116} 40Z`,
      side < 0 ? pale : earth,
    )
  }
  p.path(face, p.linear([[0, '#f6e6c4'], [0.55, pale], [1, earth]], 0, 0, 1, 0.25))
  p.ink('#6b4c34', () => p.path(face, p.linear([[0.35, '#000', 0], [1, '#000', 0.8]], 0, 0, 1, 0.3)))
  p.path('M-131-92C-140-214 140-214 131-92C112-146 60-160 0-160S-112-146-131-92Z', '#4a2d14')
  for (let k = -6; k < 7; k++) {
    p.line(path`M${k * 19} ${-157 + k * k * 1.5}Q${k * 16} -176 ${k * 11} ${-188 + k * k * 0.9}`, '#a8782f', 3)
  }
  p.line('M-131-92C-112-146-60-160 0-160S112-146 131-92', straw, 5)
  p.line('M-104-14L-92 4L-98 20M84 92L66 98L60 116M-70 110L-58 100', '#7d5f44', 1.8)
}

/** The idol's face: the left eye is painted, the right one unfinished. */
function features(p: Pen): void {
  for (const side of [-1, 1]) {
    p.path(
      path`M${side * 22} -66Q${side * 66} -106 ${side * 116} -62Q${side * 66} -90 ${side * 22} -66Z`,
      side < 0 ? '#2a1510' : '#8f7355',
    )
  }
  p.path('M-20-30C-44-64-90-62-120-28C-92-4-46-6-20-30Z', '#fffaf0')
  p.disc(-68, -33, 21, '#2a1510')
  p.disc(-74, -40, 6, '#fff')
  p.line('M-20-30C-44-64-90-62-128-24', '#2a1510', 6)
  p.line('M-20-30C-46-6-92-4-120-28', '#2a1510', 3)
  p.path('M20-30C44-64 90-62 120-28C92-4 46-6 20-30Z', '#efe0c0')
  p.line('M20-30C38-55 64-60 88-51', '#2a1510', 6)
  p.line('M0-58C-4-20-10 10-22 30Q-24 44-10 42Q0 52 10 42Q24 44 22 30', '#7d5f44', 4)
  p.path('M0-58C8-20 12 10 22 30Q24 44 10 42Q4 48 0 48Z', '#8f7355', 'opacity=".6"')
  p.path('M-38 82Q-16 70 0 76Q16 70 38 82Q20 106 0 106T-38 82Z', '#a8442f')
  p.line('M-44 79Q-36 86 0 87Q36 86 44 79', '#5a1d17', 3)
  p.path('M0-142Q14-122 0-102Q-14-122 0-142Z', '#c2472c')
}

function scaffold(p: Pen, x: number, y: number, W: number, H: number): void {
  const bamboo = (d: string, width: number) => {
    p.line(d, '#1e110a', width + 4)
    p.line(d, '#8c6128', width)
  }
  for (const [dx, rise] of [[-96, -24], [92, 190]] as const) {
    bamboo(path`M${x + dx} ${y - rise}L${x + dx - 6} ${H + 20}`, 9)
  }
  bamboo(path`M${x - 92} ${y + 190}L${x + 92} ${y + 40}`, 7)
  bamboo(path`M${x - 130} ${y + 190}H${Math.max(W, x) + 20}`, 8)
  bamboo(path`M${x - 136} ${y + 8}H${x + 140}`, 12)
  for (const [dx, dy] of [[-97, 14], [91, 8], [-99, 190], [88, 190]] as const) {
    p.line(path`M${x + dx - 9} ${y + dy - 9}l18 18m0 -18l-18 18`, '#e3bd6a', 3)
  }
  p.path(path`M${x + 44} ${y}l4 -26h30l4 26Z`, '#b5442c')
  p.oval(x + 63, y - 26, 15, 4, '#ffe7b0')
}

/** The painter, 100 units high, seen half from behind with his brush at the left eye. */
function maker(p: Pen): void {
  p.line('M-7-34L-10-1M7-34L10-1', '#1a0e0a', 8)
  p.path('M-14-46L-16-16Q0-10 17-16L14-46Z', '#efe3c8')
  p.path('M4-46L6-14Q12-14 17-16L14-46Z', '#a58b6c')
  p.path('M-8-78C-16-74-15-60-14-44H14C15-60 16-72 8-78Q0-82-8-78Z', '#2b170f')
  p.line('M9-72L19-58L12-46', '#2b170f', 6)
  p.line('M-9-73L-27-78L-37-90', '#2b170f', 5.5)
  p.line('M-35-86L-46-101', '#e3bd6a', 2)
  p.line('M-45-99L-49-105', '#120806', 3.4)
  p.disc(-1, -88, 9.5, '#1a0e0a')
  p.path('M-8-84Q-1-74 7-84L6-78H-6Z', '#c2472c')
}
