import { type Pen, type Scene, path, put } from '../pen.ts'

const black = '#14202b'
const [crimson, marigold, teal] = ['#d8232f', '#ffc31f', '#0d8f8c']
const [blue, leaf, cream] = ['#1650b8', '#0f7a45', '#fff1cf']

/** The painted back of a cycle rickshaw: two peacocks under a rising sun. */
export const rickshaw: Scene = (p, { W, H, tall }) => {
  const [cx, cy] = [W * (tall ? 0.5 : 0.66), H * (tall ? 0.53 : 0.47)]
  const [width, height] = tall ? [504, 520] : [690, 540]
  p.fill('#e31b6d')
  p.ink('#a10d4e', () => p.fill(p.linear([[0, '#000', 0.1], [0.5, '#000', 0.25], [1, '#000', 0.9]])))
  const panel = shield(cx, cy, width, height)
  p.path(shield(cx, cy + 14, width + 44, height + 44), '#7a0a3c')
  p.path(shield(cx, cy, width + 40, height + 40), cream)
  p.path(shield(cx, cy, width + 14, height + 14), black)
  studs(p, cx, cy, width + 27, height + 27)
  p.clip(panel, () => {
    sunrise(p, cx, cy + height * 0.2, width)
    meadow(p, cx, cy + height * 0.2, width, height)
    for (const side of [-1, 1] as const) {
      p.group(put(cx + side * width * 0.21, cy + height * 0.34, tall ? 1.12 : 1.3, 0, side), () => peacock(p))
    }
    lotus(p, cx, cy + height * 0.45, tall ? 1.15 : 1.3)
  })
  fringe(p, cx, cy + height / 2 + 26, width * 0.96)
  p.title(['তিন চাকা'], { x: W / 2, y: 168, size: 138, anchor: 'middle', weight: 800, width: 88, color: black })
  p.title(['তিন চাকা'], {
    x: W / 2 - 4,
    y: 162,
    size: 138,
    anchor: 'middle',
    weight: 800,
    width: 88,
    color: marigold,
  })
}

/** A broad panel with a scalloped head. */
function shield(cx: number, cy: number, width: number, height: number): string {
  const [l, r, t, b] = [cx - width / 2, cx + width / 2, cy - height / 2, cy + height / 2] as const
  const bump = (from: number, to: number) => path`Q${(from + to) / 2} ${t - height * 0.09} ${to} ${t + height * 0.05}`
  const [one, two] = [l + width * 0.28, r - width * 0.28]
  const head = `${bump(l, one)}${bump(one, two)}${bump(two, r)}`
  return path`M${l} ${b}V${t + height * 0.05}${head}V${b}Q${cx} ${b + height * 0.04} ${l} ${b}Z`
}

function studs(p: Pen, cx: number, cy: number, width: number, height: number): void {
  const rows = Math.round(height / 34)
  for (let i = 1; i < rows; i++) {
    const y = cy - height / 2 + height * 0.06 + (i / rows) * height * 0.93
    for (const x of [cx - width / 2, cx + width / 2]) {
      p.disc(x, y, 5.5, i % 2 ? crimson : teal)
    }
  }
}

function sunrise(p: Pen, cx: number, y: number, width: number): void {
  p.rect(cx - width, y - width * 1.4, width * 2, width * 1.5, '#ffd84a')
  for (let i = 0; i < 22; i++) {
    const at = (turn: number) => path`${cx - Math.cos(turn) * width} ${y - Math.sin(turn) * width}`
    const turn = (i / 22) * Math.PI
    p.path(path`M${cx} ${y}L${at(turn)}L${at(turn + Math.PI / 44)}Z`, '#ff8a1f')
  }
  p.ink('#f0531f', () =>
    p.rect(cx - width, y - width * 1.2, width * 2, width * 1.2, p.linear([[0, '#000', 0.9], [0.7, '#000', 0]])),
  )
  for (const [r, paint] of [[0.29, crimson], [0.265, cream], [0.235, '#ff6a1a'], [0.2, marigold]] as const) {
    p.disc(cx, y, width * r, paint)
  }
}

function meadow(p: Pen, cx: number, y: number, width: number, height: number): void {
  p.path(path`M${cx - width} ${y + 30}Q${cx} ${y - 44} ${cx + width} ${y + 30}V${y + height}H${cx - width}Z`, leaf)
  p.ink('#064a33', () =>
    p.rect(cx - width, y - 20, width * 2, height * 0.4, p.linear([[0, '#000', 0.1], [1, '#000', 1]])),
  )
  for (let i = 0; i < 34; i++) {
    const [x, fy, petal] = [
      cx + p.between(-0.5, 0.5) * width,
      y + p.between(30, height * 0.3),
      [cream, marigold, '#ff5d9a'][i % 3]!,
    ]
    for (let k = 0; k < 5; k++) {
      p.disc(x + Math.cos(k * 1.26) * 5, fy + Math.sin(k * 1.26) * 5, 3.8, petal)
    }
    p.disc(x, fy, 3, crimson)
  }
}

/** A peacock at 0 0 that looks to the left. */
function peacock(p: Pen): void {
  for (let ring = 0; ring < 3; ring++) {
    for (let k = 0; k < 8; k++) {
      const turn = -18 + k * 17 + ring * 6
      p.group(`transform="translate(6 -66) rotate(${turn})"`, () => feather(p, 186 - ring * 42, ring))
    }
  }
  p.line('M-4-26V0M12-26V0M-12 0H0M4 0H18', '#e8952a', 4)
  const body =
    'M-38-178C-62-184-62-152-46-148C-40-120-58-96-44-60C-34-30 14-12 44-38' +
    'C64-58 44-84 20-90C-6-98-20-120-20-150C-20-168-26-176-38-178Z'
  p.path(body, blue)
  p.clip(body, () => {
    for (let i = 0; i < 9; i++) {
      p.line(`M${-48 + (i % 2) * 6} ${-96 + i * 9}q10 9 20 0q10 9 20 0q10 9 20 0q10 9 20 0q10 9 20 0`, '#4fc3e8', 2.2)
    }
    p.path('M-60-142H0V-128H-60Z', marigold)
    p.path('M-60-126H0V-120H-60Z', crimson)
  })
  p.path('M-6-74C20-92 62-78 84-40C56-22 10-30-6-74Z', '#ff7a1f')
  p.line('M6-64C26-70 48-62 66-46M8-54C24-54 38-48 50-40', crimson, 4)
  p.path('M-57-168L-80-158L-55-154Z', '#e8952a')
  p.oval(-43, -163, 9, 7, cream)
  p.disc(-44, -163, 4, black)
  for (const [x, y] of [[-52, -208], [-38, -214], [-24, -208]] as const) {
    p.line(`M-38-178L${x} ${y}`, blue, 2.4)
    p.disc(x, y, 5, marigold)
  }
}

function feather(p: Pen, length: number, ring: number): void {
  p.path(
    `M0 0C${-17} ${-length * 0.6} ${-21} ${-length} 0 ${-length}C21 ${-length} 17 ${-length * 0.6} 0 0Z`,
    ['#0a5c46', '#0f7a5b', '#16966a'][ring]!,
  )
  p.line(`M0-30V${-length + 30}`, '#c9e265', 1.6)
  for (const [r, paint] of [[14, marigold], [10.5, teal], [6.5, blue], [3, black]] as const) {
    p.oval(0, -length + 18, r * 0.86, r, paint)
  }
}

function lotus(p: Pen, x: number, y: number, scale: number): void {
  p.group(put(x, y, scale), () => {
    for (const turn of [-72, 72, -48, 48, -24, 24, 0]) {
      p.path(
        'M0 0C-22-22-18-56 0-74C18-56 22-22 0 0Z',
        Math.abs(turn) % 48 ? '#ffa3c7' : '#ff4f93',
        `transform="rotate(${turn})" stroke="${cream}" stroke-width="2.5"`,
      )
    }
  })
}

/** Chrome plates that hang under the panel. */
function fringe(p: Pen, cx: number, y: number, width: number): void {
  const count = Math.round(width / 30)
  p.rect(cx - width / 2 - 8, y - 12, width + 16, 12, cream, 'rx="6"')
  for (let i = 0; i < count; i++) {
    const x = cx - width / 2 + ((i + 0.5) / count) * width
    p.line(path`M${x} ${y}v10`, cream, 2.5)
    p.path(path`M${x} ${y + 6}l11 22l-11 20l-11-20Z`, i % 2 ? '#dfe9ef' : marigold)
    p.path(path`M${x} ${y + 6}l11 22l-11 20Z`, i % 2 ? '#93aabb' : '#e98a1c')
  }
}
