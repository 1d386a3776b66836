import { type Point, type Scene, ground, heightAt, hills, path, put, round, smooth } from '../pen.ts'
import { mist, person } from '../things.ts'

/** A toy train winds through tea gardens below the snow. */
export const tea: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#f7c9a0'], [0.3, '#f4d9b0'], [0.55, '#bcd3b4']]))
  const sx = W * (tall ? 0.68 : 0.66)
  const sy = H * (tall ? 0.33 : 0.3)
  p.glow(sx, sy, 260, '#fff3d0', 0.9)
  p.disc(sx, sy, tall ? 66 : 70, '#fff6df')
  p.path(
    `M0 ${H * 0.47}L${W * 0.1} ${H * 0.4}L${W * 0.18} ${H * 0.43}L${W * 0.33} ${H * 0.28}` +
      `L${W * 0.4} ${H * 0.33}L${W * 0.47} ${H * 0.3}L${W * 0.6} ${H * 0.42}L${W * 0.75} ${H * 0.38}` +
      `L${W} ${H * 0.46}V${H}H0Z`,
    '#cdb9ae',
  )
  p.path(
    `M${W * 0.33} ${H * 0.28}L${W * 0.4} ${H * 0.33}L${W * 0.37} ${H * 0.36}L${W * 0.34} ${H * 0.34}` +
      `L${W * 0.3} ${H * 0.38}L${W * 0.24} ${H * 0.36}Z`,
    '#fff4e2',
    'opacity=".85"',
  )
  const greens = ['#9db99a', '#7da183', '#548463', '#2f6648', '#174a34', '#0b2f23']
  let mid: Point[] = []
  greens.forEach((color, k) => {
    const y = H * (0.44 + k * 0.095)
    const line = hills(p, y, H * (0.07 + k * 0.01), 3.4 + k * 0.5)

    if (k === 3) mid = line
    p.path(ground(p, line), color)
    p.clip(ground(p, line), () => {
      const rows = 9
      for (let j = 1; j < rows; j++) {
        const drop = j * j * (1.5 + k * 0.7) + j * (5 + k * 2)
        p.line(
          smooth(line.map(([x, yy], i): Point => [x, yy + drop + Math.sin(i * 1.3 + j) * 2])),
          k < 3 ? '#ffffff' : '#d6f0a8',
          1 + k * 0.5,
          `opacity="${round(0.22 - k * 0.015)}" stroke-dasharray="${3 + k * 2} ${4 + k}"`,
        )
      }
    })
    mist(p, y + H * 0.085, H * 0.1, '#f6e6cc', k < 4 ? 0.55 - k * 0.1 : 0)
  })
  for (let c = 0; c < 5; c++) {
    const x = W * (tall ? 0.3 : 0.46) + c * 36
    const y = heightAt(mid, x)
    const y2 = heightAt(mid, x + 32)
    const a = (Math.atan2(y2 - y, 32) * 180) / Math.PI
    p.group(put(x, y - 1, 1, a), () => {
      if (c < 4) {
        p.rect(0, -22, 32, 19, c % 2 ? '#234b8f' : '#2b5aa8', 'rx="2"')
        for (let k = 0; k < 3; k++) p.rect(4 + k * 9, -18, 6, 7, '#ffe9b0')
        p.rect(-2, -25, 36, 4, '#f3ead6', 'rx="2"')
      } else {
        p.path('M0-4V-26H12V-18H30V-4Z', '#1a3566')
        p.rect(22, -30, 6, 13, '#1a3566')
        for (let k = 0; k < 7; k++) {
          p.disc(22 - k * 12, -36 - k * 7, 6 + k * 2.4, '#fffaf0', `opacity="${round(0.85 - k * 0.1)}"`)
        }
      }
    })
  }
  for (const [i, sari] of ['#c8402f', '#f1b13b', '#e9e0cc'].entries()) {
    const x = W * ((tall ? 0.18 : 0.3) + i * (tall ? 0.13 : 0.06))
    const y = H * (0.9 + (i % 2) * 0.03)
    person(p, 'woman', x, y, 86, sari)
    p.path(path`M${x + 6} ${y - 62}h20l-4 40h-12Z`, '#5a3b22')
  }
  p.path(ground(p, hills(p, H * 0.985, 20, 12)), '#06201a')
  for (let i = 0; i < (tall ? 40 : 80); i++) {
    const x = p.r() * W
    const y = H * 0.985 - p.between(0, 16)
    p.path(
      path`M${x} ${y + 22}q-15-16 0-40q15 24 0 40Z`,
      i % 5 ? '#0b3a2a' : '#6fae4a',
      `transform="rotate(${round(p.between(-40, 40))} ${round(x)} ${round(y + 20)})"`,
    )
  }
  p.title(['Second', 'Flush'], { x: 42, y: 116, size: 104, gap: 0.84, weight: 600, width: 100, color: '#17402f' })
}
