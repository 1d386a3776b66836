import { type Pen, type Scene, path, put } from '../pen.ts'

type Aisle = { vx: number; vy: number; near: number; above: number; below: number }

const end = 0.44
const rows = 8
const dark = ['#12292f', '#1a3639', '#24262f', '#2f2429', '#0f2328', '#20372f']
const warm = ['#8c4a2b', '#b5773a', '#5d3a30', '#a85a33', '#6b4a34', '#c99a55']

/** Dark shelves; light comes through the gap of one missing book. */
export const library: Scene = (p, { W, H, tall }) => {
  const aisle: Aisle = tall
    ? { vx: W * 0.5, vy: H * 0.56, near: W * 0.84, above: H * 0.7, below: H * 0.66 }
    : { vx: W * 0.65, vy: H * 0.52, near: W * 0.46, above: H * 1.02, below: H * 0.86 }
  p.fill('#061114')
  p.path(path`M${corner(aisle, -1, end, 1)}L${corner(aisle, 1, end, 1)}L${corner(aisle, 1, 2, 1)}H-400Z`, '#0d2426')
  for (const side of [-1, 1] as const) {
    sideShelves(p, aisle, side)
  }
  p.ink('#030a0c', () => p.fill(p.linear([[0, '#000', 0.95], [0.5, '#000', 0.2], [1, '#000', 0.95]], 0, 0, 1, 0)))
  const cell = ((aisle.above + aisle.below) * end) / rows
  const gap = {
    x: aisle.vx + aisle.near * end * 0.28,
    y: aisle.vy - aisle.above * end + cell * 2.06,
    w: cell * 0.46,
    h: cell * 0.87,
  }
  endShelves(p, aisle, cell, gap)
  shine(p, gap, H)
  const girlX = gap.x - cell * 0.76
  const floor = aisle.vy + aisle.below * end
  ladder(p, girlX, gap.y - cell * 0.7, floor + cell * 0.5, cell)
  p.group(put(girlX, gap.y + cell * 2.15, cell * 0.0265), () => girl(p))
  p.ink('#030a0c', () => p.rect(0, H * 0.7, W, H * 0.3, p.linear([[0, '#000', 0], [1, '#000', 0.8]])))
  p.title(['The Borrowed', 'Book'], { x: 40, y: 104, size: 96, gap: 0.86, weight: 700, width: 80, color: '#ffdf9c' })
}

/** A point on a side wall: its depth (1 is the picture plane) and its distance below the top shelf. */
function corner({ vx, vy, near, above, below }: Aisle, side: number, depth: number, down: number): string {
  return path`${vx + side * near * depth} ${vy + depth * ((above + below) * down - above)}`
}

function sideShelves(p: Pen, aisle: Aisle, side: 1 | -1): void {
  const slab = (from: number, to: number, high: number, low: number, paint: string) => {
    const at = (depth: number, down: number) => corner(aisle, side, depth, down)
    p.path(path`M${at(from, high)}L${at(to, high)}L${at(to, low)}L${at(from, low)}Z`, paint)
  }
  slab(1.3, end, 0, 1, '#040c0f')
  for (let row = 0; row < rows; row++) {
    for (let depth = 1.25; depth > end; depth *= 0.968) {
      const top = row + p.between(0.12, 0.36)
      slab(depth, Math.max(end, depth * 0.972), top / rows, (row + 0.93) / rows, dark[Math.floor(p.r() * 6)]!)
    }
    slab(1.3, end, (row + 0.93) / rows, (row + 1) / rows, '#0d272b')
  }
  for (const depth of [1.05, 0.78, 0.58, end * 1.03]) {
    slab(depth, depth * 0.97, 0, 1, '#0f2d31')
  }
}

type Gap = { x: number; y: number; w: number; h: number }

function endShelves(p: Pen, { vx, vy, near, above }: Aisle, cell: number, gap: Gap): void {
  const [left, right, top] = [vx - near * end, vx + near * end, vy - above * end]
  p.rect(left, top, right - left, cell * rows, '#040c0f')
  for (let row = 0; row < rows; row++) {
    for (let x = left + 4; x < right - 8;) {
      const [w, h] = [cell * p.between(0.13, 0.26), cell * p.between(0.58, 0.84)]
      const [reach, foot] = [
        Math.hypot(x - gap.x, top + row * cell - gap.y + cell * 0.2) / cell,
        top + (row + 0.93) * cell,
      ]
      const inGap = row === 2 && x + w > gap.x && x < gap.x + gap.w
      const paint = (p.r() * 3.4 > reach ? warm : dark)[Math.floor(p.r() * 6)]!
      if (!inGap) {
        p.rect(x, foot - h, w - 1.5, h, paint)
        p.rect(x + 1, foot - h * 0.8, w - 3.5, 3, '#ffd98a', 'opacity=".22"')
      }
      x += w
    }
    p.rect(left, top + (row + 0.93) * cell, right - left, cell * 0.07, '#16383b')
  }
}

function shine(p: Pen, { x, y, w, h }: Gap, H: number): void {
  p.glow(x + w / 2, y + h / 2, h * 5, '#ffb54f', 0.6)
  p.path(
    path`M${x} ${y + h}L${x + w} ${y + h}L${x + w * 6} ${H + 20}H${x - w * 7}Z`,
    p.linear([[0, '#ffd27a', 0.6], [1, '#ffb54f', 0]]),
  )
  p.rect(x, y, w, h, p.linear([[0, '#fffbe2'], [1, '#ffd67c']]))
  p.glow(x + w / 2, y + h / 2, h * 1.5, '#fff3c0', 0.8)
}

function ladder(p: Pen, x: number, top: number, foot: number, cell: number): void {
  const spread = (y: number) => cell * (0.3 + (0.2 * (y - top)) / (foot - top))
  for (const side of [-1, 1]) {
    p.line(path`M${x + side * spread(top)} ${top}L${x + side * spread(foot)} ${foot}`, '#1c0f0b', cell * 0.1)
  }
  for (let y = top + cell * 0.3; y < foot; y += cell * 0.463) {
    p.line(path`M${x - spread(y)} ${y}H${x + spread(y)}`, '#1c0f0b', cell * 0.08)
  }
}

/** A woman from behind, 100 units high, reaching up to the right. */
function girl(p: Pen): void {
  p.line('M-6-30V-2M6-30V-2', '#2b1610', 6)
  p.line('M-8-70C-14-62-15-52-14-44', '#2b1610', 5)
  p.line('M8-71C18-76 22-84 27-95', '#5b2f1c', 5)
  p.path('M-9-76C-13-70-11-60-9-54L-18-22Q0-16 18-22L9-54C11-60 12-70 9-76Q0-80-9-76Z', '#a8352a')
  p.path('M2-78L9-76C12-70 11-60 9-54L18-22Q12-19 6-19C8-40 6-60 2-78Z', '#e8703c')
  p.line('M-9-54Q0-51 9-54', '#6b1a1c', 3)
  p.disc(0, -88, 10.5, '#120a0a')
  p.line('M-6-84L-8-60M6-84L7-60', '#120a0a', 4.5)
  p.disc(-8, -62, 3, '#ffc857')
  p.disc(7, -62, 3, '#ffc857')
}
