import { type Point, type Scene, path, smooth } from '../pen.ts'
import { person } from '../things.ts'

/** An office tower as a board game of a hundred squares, with short ladders and one snake on every floor. */
export const ladders: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#123c4a'], [1, '#0b2230']]))
  const cols = tall ? 8 : 9, rows = tall ? 9 : 8
  const cell = tall ? 64 : 72
  const left = tall ? (W - cols * cell) / 2 : W * 0.66 - (cols * cell) / 2, foot = H * (tall ? 0.935 : 0.96), top = foot - rows * cell
  p.rect(left - 16, top - 18, cols * cell + 32, rows * cell + 60, '#081820')
  const tints = ['#f2b53c', '#2f9c8f', '#e8603c', '#f3e2bd', '#3f74b8', '#c93f62']
  for (let row = 0; row < rows; row++) for (let col = 0; col < cols; col++) {
    const [x, y] = [left + col * cell, foot - (row + 1) * cell], lit = p.r() < 0.72
    p.rect(x + 2, y + 2, cell - 4, cell - 4, lit ? tints[(row * 5 + col * 3 + (row % 2)) % 6]! : '#16323e', 'rx="4"')
    if (!lit) continue
    const who = p.r()
    if (who < 0.2) p.path('M0-97a11 11 0 1 1 0 22a11 11 0 1 1 0-22ZM-20 0V-50C-20-66-12-72 0-72C12-72 20-66 20-50V0Z', '#0b2230', `transform="translate(${Math.round(x + cell * p.between(0.3, 0.7))} ${Math.round(y + cell - 4)}) scale(.42)"`)
    else if (who < 0.32) p.rect(x + 12, y + cell * 0.52, cell - 24, 5, '#0b2230', 'opacity=".5"')
    const number = String((row % 2 ? cols - 1 - col : col) + 1 + row * cols)
    p.sign([number], { x: x + 8, y: y + 20, size: 16, weight: 700, color: '#0b2230', more: 'opacity=".55"' })
  }
  p.ink('#06141c', () => p.rect(left - 16, top - 18, cols * cell + 32, rows * cell + 60, p.linear([[0.3, '#000', 0], [1, '#000', 0.75]], 0, 0, 1, 0.5)))
  const at = (col: number, row: number): Point => [left + (col + 0.5) * cell, foot - (row + 0.5) * cell]
  const ladder = (a: Point, b: Point) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]], long = Math.hypot(dx, dy), [nx, ny] = [(-dy / long) * 13, (dx / long) * 13]
    for (const [shade, off] of [['#06141c', 5], ['#fff3d0', 0]] as const) {
      for (const side of [-1, 1]) p.line(path`M${a[0] + nx * side + off} ${a[1] + ny * side + off}L${b[0] + nx * side + off} ${b[1] + ny * side + off}`, shade, 6, off ? 'opacity=".5"' : '')
      for (let k = 1; k < long / 24; k++) p.line(path`M${a[0] + (dx * k * 24) / long - nx + off} ${a[1] + (dy * k * 24) / long - ny + off}L${a[0] + (dx * k * 24) / long + nx + off} ${a[1] + (dy * k * 24) / long + ny + off}`, shade, 4.5, off ? 'opacity=".5"' : '')
    }
  }
  ladder(at(1, 0), at(2, 2.6))
  ladder(at(cols - 2, rows * 0.34), at(cols - 1.2, rows * 0.6))
  ladder(at(0.4, rows * 0.6), at(1.6, rows * 0.86))
  const body: Point[] = [at(cols * 0.5, rows - 0.7), at(cols - 2.2, rows - 1.4), at(cols - 1.4, rows - 2.9), at(cols * 0.42, rows - 3.7), at(1, rows - 4.8), at(cols * 0.4, rows * 0.38), at(cols - 2.6, rows * 0.26), at(cols - 2, rows * 0.1), at(cols * 0.52, rows * 0.04), at(cols * 0.34, rows * 0.1)]
  const line = smooth(body)
  p.line(line, '#06141c', 62, 'opacity=".45" transform="translate(9 13)"')
  p.line(line, '#14522f', 56)
  p.line(line, '#35a352', 46)
  p.line(line, '#ffe36b', 24, 'stroke-dasharray="2 34"')
  p.line(line, '#14522f', 9, 'stroke-dasharray="2 34"')
  p.line(line, '#8fe08a', 5, 'opacity=".7" transform="translate(-9 -13)"')
  const [hx, hy] = body[0]!
  p.group(`transform="translate(${Math.round(hx)} ${Math.round(hy)}) rotate(8)"`, () => {
    p.line('M-74 12C-104 16-112 4-138 14M-112 8C-124 0-128-2-140-4', '#f0263a', 5)
    p.path('M34-34C-6-46-66-34-80-4C-84 14-72 32-40 34C0 38 30 36 40 30Z', '#35a352', 'stroke="#14522f" stroke-width="6"')
    for (const y of [-14, 16]) {
      p.disc(-30, y, 13, '#fff6d0')
      p.oval(-34, y, 5, 11, '#06141c')
    }
    for (const y of [-6, 8]) p.disc(-74, y, 3, '#14522f')
  })
  const mx = left + cell * (tall ? 1.1 : 1.5)
  person(p, 'man', mx, top - 16, 70, '#fff3d0')
  p.rect(mx + 10, top - 46, 22, 17, '#c93f62', 'rx="3"')
  p.title(['Snakes and', 'Ladders'], { x: W / 2, y: 108, size: 94, gap: 0.9, anchor: 'middle', weight: 800, width: 82, color: '#ffe3a0' })
}
