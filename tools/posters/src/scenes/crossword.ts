import { type Scene, path } from '../pen.ts'
import { person } from '../things.ts'

/** A house front at night as a crossword; a person is in one of the squares. */
export const crossword: Scene = (p, { W, H, tall }) => {
  p.fill('#0c0d14')
  const [cell, cols, rows, left, top] = tall ? [75, 8, 9, 0, 225] : [72, 10, 10, W - 720, 0]
  const dark = ['01101001', '10010110', '00100001', '11011010', '00100100', '01011011', '10000100', '01101001', '00010010', '10110101']
  const isDark = (row: number, k: number) => dark[row % 10]![(k + row) % 8] === '1'
  let clue = 0
  for (let row = 0; row < rows; row++) {
    for (let k = 0; k < cols; k++) {
      const [x, y] = [left + k * cell, top + row * cell]
      const mine = row === (tall ? 4 : 5) && k === (tall ? 4 : 5)
      if (isDark(row, k) && !mine) {
        p.rect(x + 2, y + 2, cell - 4, cell - 4, '#161825')
        continue
      }
      p.rect(x + 2, y + 2, cell - 4, cell - 4, mine ? '#ffcf4d' : p.r() < 0.16 ? '#ffe9b0' : '#f1efe6')
      if (!mine && p.r() < 0.42) p.sign([['ক', 'ম', 'র', 'ল', 'ন', 'স', 'ত', 'প'][Math.floor(p.r() * 8)]!], { x: x + cell / 2, y: y + cell * 0.73, size: 46, anchor: 'middle', weight: 500, color: '#23263a' })
      if (!mine && clue < 30 && p.r() < 0.35) p.sign([`${++clue}`.replace(/\d/g, (d) => '০১২৩৪৫৬৭৮৯'[Number(d)]!)], { x: x + 8, y: y + 20, size: 17, weight: 600, color: '#6a6d80' })
      if (mine) {
        p.glow(x + cell / 2, y + cell / 2, 230, '#ffb52e', 0.75)
        p.rect(x + 2, y + 2, cell - 4, cell - 4, '#ffcf4d')
        person(p, 'coat', x + cell / 2, y + cell - 3, cell * 0.9, '#14090f')
      }
    }
  }
  const [px, py] = tall ? [W * 0.82, H * 0.84] : [W * 0.93, H * 0.86]
  p.group(`transform="translate(${px} ${py}) rotate(32)"`, () => {
    p.rect(-15, -330, 30, 270, '#c2262f')
    p.rect(-15, -330, 10, 270, '#e8604f')
    p.rect(-15, -354, 30, 30, '#d9a05a')
    p.path('M-15-60H15L4-8H-4Z', '#f0cf9a')
    p.path('M-5-20H5L0 6Z', '#14090f')
  })
  p.ink('#05060c', () => p.fill(p.radial([[0.55, '#000', 0], [1, '#000', 0.4]])))
  if (!tall) p.path(path`M0 0H${W * 0.62}V${H}H0Z`, p.linear([[0, '#0c0d14', 1], [0.66, '#0c0d14', 1], [1, '#0c0d14', 0]], 0, 0, 1, 0))
  p.title(['Eleven', 'Across'], { x: 40, y: 106, size: 104, gap: 0.9, weight: 800, width: 80, color: '#ffcf4d' })
}
