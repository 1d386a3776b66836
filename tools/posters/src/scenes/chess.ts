import { type Pen, type Point, type Scene, path, put } from '../pen.ts'

const [night, rosewood, ivory] = ['#12070f', '#4a1426', '#f2d7a6']

/** A low lamp casts a pawn's shadow on the wall, in the shape of a queen. */
export const chess: Scene = (p, { W, H, tall }) => {
  const wall = H * (tall ? 0.56 : 0.6)
  const [x, y, size] = tall ? [W * 0.55, H * 0.69, 1.36] : [W * 0.645, H * 0.79, 1.5]
  const [queenX, queenSize] = tall ? [W * 0.37, 3.7] : [W * 0.515, 3.7]
  const [lampX, lampY] = tall ? [W * 0.86, H * 0.735] : [W * 0.85, H * 0.9]
  p.fill(p.linear([[0, '#1b0a14'], [1, '#3a1420']]))
  p.glow(queenX + 60, wall - 150, W * 0.8, '#ff9440', 0.6, H * 0.5)
  p.glow(queenX + 50, wall - 130, tall ? 330 : 400, '#ffd08a', 0.75, tall ? 330 : 350)
  p.ink(night, () => p.rect(0, 0, W, wall, p.radial([[0, '#000', 0], [0.55, '#000', 0.12], [1, '#000', 0.9]])))
  p.group(`${put(queenX, wall + 2, queenSize)} opacity=".93"`, () => queen(p))
  p.clip(path`M-10 ${wall}H${W + 10}V${H + 10}H-10Z`, () => board(p, x, y, tall))
  p.glow(x - 20, y - 20, W * 0.5, '#ffd28a', 0.42, H * 0.2)
  p.rect(0, wall - 3, W, 6, night)
  p.path(
    path`M${x - 30 * size} ${y + 2}L${queenX - 24 * queenSize} ${wall}` +
      path`H${queenX + 24 * queenSize}L${x + 20 * size} ${y + 6}Z`,
    night,
    'opacity=".88"',
  )
  p.ink(night, () => p.rect(0, wall, W, H - wall, p.linear([[0, '#000', 0], [0.5, '#000', 0.3], [1, '#000', 1]])))
  p.group(put(x, y, size), () => pawn(p))
  lamp(p, lampX, lampY, tall ? 0.86 : 1)
  if (tall) {
    p.rect(0, H * 0.7, W, H * 0.3, p.linear([[0, night, 0], [0.5, night, 0.75], [1, night]]))
  }
  p.title(['The Seventh', 'Rank'], { x: 42, y: 744, size: 98, gap: 0.82, weight: 350, width: 92, color: '#ffdca6' })
}

/** The board in perspective to the upper right; the pawn stands on one of its squares. */
function board(p: Pen, x: number, y: number, tall: boolean): void {
  const [turn, eye] = [0.5, tall ? 5.4 : 5]
  const place = (column: number, rank: number): Point => {
    const [across, away] = [
      column * Math.cos(turn) - rank * Math.sin(turn),
      column * Math.sin(turn) + rank * Math.cos(turn),
    ]
    const near = eye / (eye + away)
    return [x + across * near * 104, y - 260 + near * 260]
  }
  const square = (column: number, rank: number, paint: string) => {
    const corners = [[0, 0], [1, 0], [1, 1], [0, 1]].map(([c, r]) => place(column - 0.5 + c!, rank - 0.5 + r!))
    p.path(`${corners.map(([cx, cy], i) => path`${i ? 'L' : 'M'}${cx} ${cy}`).join('')}Z`, paint)
  }
  for (let column = -12; column < 11; column++) {
    for (let rank = -5; rank < 12; rank++) {
      const away = (column - 0.5) * Math.sin(turn) + (rank - 0.5) * Math.cos(turn)
      if (away > 1 - eye) square(column, rank, (column + rank) % 2 ? rosewood : '#dba468')
    }
  }
}

/** The queen's shadow, 100 units high. */
function queen(p: Pen): void {
  const half = 'C24-8 19-11 15-13C12-16 14-19 11-22C7-36 6-46 6-55L12-57V-61H8L9-65H6L17-88L11-80L9-93L4-81L0-96'
  p.path(`M24 0${half}H-1V0Z`, night)
  p.path(`M24 0${half}H-1V0Z`, night, 'transform="scale(-1 1)"')
  for (const [x, y] of [[-17, -89], [-9, -94], [0, -97], [9, -94], [17, -89]] as const) {
    p.disc(x, y, 2.5, night)
  }
}

/** The pawn, 100 units high, lit from the right. */
function pawn(p: Pen): void {
  const body =
    'M-26 2C-26-8-20-12-17-16C-10-30-8-44-8-56H-14Q-17-60-14-64H-9A19 19 0 1 1 9-64H14Q17-60 14-56H8' +
    'C8-44 10-30 17-16C20-12 26-8 26 2Q0 10-26 2Z'
  p.path(body, p.linear([[0, '#6b3f30'], [0.5, ivory], [1, '#fff6d8']], 0, 0, 1, 0))
  p.ink('#4a1f22', () => p.path(body, p.linear([[0, '#000', 0.95], [0.55, '#000', 0.1], [1, '#000', 0]], 0, 0, 1, 0)))
  p.line('M-18-15Q0-9 18-15M-14-60H14', '#6b3a2c', 1.6)
  p.line('M13-88Q18-82 17-74', '#fffbe8', 3)
}

/** A desk lamp bent low to the left, its foot at x y. */
function lamp(p: Pen, x: number, y: number, scale: number): void {
  p.group(put(x, y, scale), () => {
    p.oval(6, 4, 66, 13, night)
    p.line('M10 0C70-40 74-100 24-122', '#080306', 9)
    p.glow(-44, -84, 150, '#ffe0a0', 0.8)
    p.group('transform="translate(0 -104) rotate(-24)"', () => {
      p.path('M38-18C20-34-24-50-46-56V56C-24 50 20 34 38 18Z', '#0d0509')
      p.line('M30-22C14-34-20-48-42-53', '#8a4a2c', 2.4)
      p.oval(-46, 0, 15, 57, '#fff0c0')
      p.oval(-43, 0, 9, 43, '#ffc766')
      p.rect(36, -11, 22, 22, '#080306', 'rx="6"')
    })
  })
}
