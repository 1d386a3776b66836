import { type Pen, type Scene, path } from '../pen.ts'

/** A table-tennis table from above, with two old champions. */
export const pingpong: Scene = (p, { W, H, tall }) => {
  p.fill('#e86a3a')
  p.ink('#a83c18', () => p.fill(p.linear([[0, '#000', 0], [1, '#000', 0.6]], 0, 0, 1, 1)))
  const [cx, cy, w, h] = tall ? [W / 2, H * 0.57, 340, 470] : [W * 0.67, H * 0.5, 350, 470]
  p.rect(cx - w / 2 + 22, cy - h / 2 + 30, w, h, '#7a2a10', 'opacity=".5"')
  p.rect(cx - w / 2, cy - h / 2, w, h, '#0f6f6a')
  p.ink('#083f42', () => p.rect(cx - w / 2, cy - h / 2, w, h, p.linear([[0.2, '#000', 0], [1, '#000', 0.6]], 0, 0, 1, 1)))
  p.rect(cx - w / 2, cy - h / 2, w, h, 'none', 'stroke="#fdf6e3" stroke-width="8"')
  p.rect(cx - 2, cy - h / 2, 4, h, '#fdf6e3')
  const bounce: [number, number][] = [[cx - 96, cy - h * 0.36], [cx + 60, cy - h * 0.12], [cx + 30, cy + h * 0.12], [cx - 70, cy + h * 0.3]]
  p.line(path`M${cx - 120} ${cy - h / 2 - 30}Q${bounce[0]![0]} ${bounce[0]![1]} ${bounce[1]![0]} ${bounce[1]![1]}T${bounce[3]![0]} ${bounce[3]![1]}`, '#fdf6e3', 5, 'stroke-dasharray="2 15"')
  p.rect(cx - w / 2 - 34, cy - 9, w + 68, 18, '#16202f')
  for (let k = 0; k < 34; k++) p.line(path`M${cx - w / 2 - 30 + k * 12.4} ${cy - 8}v16`, '#8fa6b0', 1.4)
  p.disc(bounce[3]![0] + 10, bounce[3]![1] + 16, 25, '#083f42', 'opacity=".7"')
  p.disc(bounce[3]![0], bounce[3]![1], 25, '#fff6d8')
  p.ink('#d9a05a', () => p.disc(bounce[3]![0], bounce[3]![1], 25, p.linear([[0.3, '#000', 0], [1, '#000', 0.8]], 0, 0, 1, 1)))
  player(p, cx - 120, cy - h / 2 - 46, 1, '#d8e6e0', '#c2262f')
  player(p, cx - 40, cy + h / 2 + 56, -1, '#f2c14e', '#1f3f8a')
  p.ink('#5a1a08', () => p.fill(p.radial([[0.6, '#000', 0], [1, '#000', 0.4]])))
  p.title(['Table Four'], { x: W / 2, y: 138, size: 122, anchor: 'middle', weight: 800, width: 84, color: '#fdf6e3' })
}

/** A player from above: grey hair, two shoulders, one bat. `way` is the direction of view. */
function player(p: Pen, x: number, y: number, way: 1 | -1, shirt: string, bat: string): void {
  p.oval(x + 16, y + 22, 88, 44, '#7a2a10', 'opacity=".5"')
  p.line(path`M${x + 60} ${y}Q${x + 118} ${y + way * 16} ${x + 122} ${y + way * 66}`, '#8a5230', 24)
  p.line(path`M${x - 62} ${y}Q${x - 98} ${y + way * 20} ${x - 84} ${y + way * 50}`, '#8a5230', 24)
  p.oval(x, y, 84, 40, shirt)
  p.oval(x + 122, y + way * 100, 34, 42, bat)
  p.rect(x + 116, y + way * 62 - (way < 0 ? 16 : 0), 13, 22, '#e8c48a')
  p.disc(x, y + way * 8, 36, '#8a5230')
  p.disc(x, y - way * 2, 37, '#ecebe4')
  p.disc(x, y + way * 2, 17, '#c99a6b')
  p.line(path`M${x - 24} ${y + way * 38}h48`, '#16202f', 6)
}
