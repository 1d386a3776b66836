import { type Scene, ground, hills, path, put, round } from '../pen.ts'
import { bare, mist } from '../things.ts'

/** A red letter box in the snow, and a lit house. */
export const winter: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#3d5677'], [0.45, '#94afc6'], [0.62, '#dfe6ea']]))
  p.path(ground(p, hills(p, H * 0.5, H * 0.14, 4)), '#8fa8bf')
  mist(p, H * 0.6, H * 0.2, '#e9eef2', 0.9)
  p.path(ground(p, hills(p, H * 0.62, H * 0.06, 5)), '#b5c6d4')
  for (let i = 0; i < (tall ? 16 : 34); i++) {
    const x = p.r() * W
    const y = H * (0.64 + p.r() * 0.05)
    const h = p.between(50, 120)
    for (let k = 0; k < 4; k++) {
      p.path(
        path`M${x} ${y - h + k * h * 0.17}L${x - h * (0.1 + k * 0.045)} ${y - h * (0.66 - k * 0.2)}` +
          path`H${x + h * (0.1 + k * 0.045)}Z`,
        '#6e8aa3',
      )
    }
  }
  p.path(ground(p, hills(p, H * 0.73, H * 0.035, 4)), '#e8eef2')
  p.ink('#b6c7d6', () => p.rect(0, H * 0.7, W, H * 0.3, p.linear([[0, '#000', 0], [1, '#000', 0.65]])))
  const hx = W * (tall ? 0.27 : 0.5)
  const hy = H * 0.75


  p.group(put(hx, hy, tall ? 1 : 1.05), () => {
    p.rect(-70, -64, 140, 64, '#5b4a44')
    p.path('M-92-58L0-118L92-58L84-50L0-104L-84-50Z', '#f7fafb')
    p.path('M-80-56L0-108L80-56Z', '#473934')
    p.rect(34, -122, 16, 36, '#473934')
    p.rect(32, -126, 20, 7, '#f7fafb')
    for (const x of [-44, 14]) {
      p.glow(x + 13, -32, 60, '#ffc864', 0.7)
      p.rect(x, -46, 26, 28, '#ffd98a')
      p.line(`M${x + 13}-46v28M${x}-32h26`, '#5b4a44', 2.4)
    }
    for (let k = 0; k < 9; k++) {
      p.disc(
        44 + k * 5 + Math.sin(k) * 4,
        -132 - k * 15,
        7 + k * 2.2,
        '#eef3f6',
        `opacity="${round(0.7 - k * 0.07)}"`,
      )
    }
  })
  bare(p, W * (tall ? 0.9 : 0.93), H * 0.82, tall ? 330 : 340, '#2d3a4a', 8, -Math.PI / 2 - 0.1, 15)
  bare(p, W * (tall ? 0.03 : 0.3), H * 0.8, tall ? 230 : 220, '#4a5c70', 7, -Math.PI / 2 + 0.1, 9)
  const bx = W * (tall ? 0.66 : 0.72)
  const by = H * (tall ? 0.86 : 0.9)
  const s = tall ? 1.05 : 1.1


  p.group(put(bx, by, s), () => {
    p.path('M30-4L170 22L166 34L24 8Z', '#8fa6ba', 'opacity=".7"')
    p.path('M-34 0V-132C-34-164 34-164 34-132V0Z', '#c9272d')
    p.path('M6 0V-154C24-152 34-144 34-132V0Z', '#8f151d')
    p.rect(-40, -10, 80, 14, '#7a1119', 'rx="3"')
    p.path('M-42-134C-42-176 42-176 42-134Z', '#a81b23')
    p.path('M-44-140C-50-184 52-186 44-140C30-150 10-138-6-146C-20-152-34-138-44-140Z', '#fbfdfe')
    p.rect(-20, -118, 40, 9, '#1d0608', 'rx="4"')
    p.path('M-14-116L10-126L24-104L0-96Z', '#fff7e4')
    p.rect(-18, -88, 36, 34, '#fff1dd', 'rx="2"')
    p.line('M-12-78h24M-12-70h24M-12-62h14', '#c9272d', 2)
  })
  for (let k = 0; k < 9; k++) {
    p.oval(bx - 36 - k * (tall ? 21 : 20), by + 10 - k * 11 + (k % 2) * 9, 7 - k * 0.5, 4 - k * 0.3, '#9fb3c5')
  }
  for (let i = 0; i < 170; i++) {
    p.disc(p.r() * W, p.r() * H, p.r() ** 2 * 4 + 0.8, '#fff', `opacity="${round(p.between(0.4, 0.95))}"`)
  }
  p.title(['শীতের', 'চিঠি'], { x: 42, y: 136, size: 124, gap: 0.98, weight: 600, width: 100, color: '#fff' })
}
