import { type Scene, path } from '../pen.ts'
import { person } from '../things.ts'

/** A number spiral with the primes lit. */
export const prime: Scene = (p, { W, H, tall }) => {
  p.fill(p.radial([[0, '#1c1458'], [0.6, '#0d0a30'], [1, '#050414']]))
  const [cx, cy, step] = tall ? [W / 2, H * 0.53, 19] : [W * 0.66, H * 0.46, 19]
  p.glow(cx, cy, 420, '#5a4be0', 0.6)
  let [x, y, dx, dy, left, leg] = [0, 0, 1, 0, 1, 1]
  let others = ''
  const lit: [number, number, number][] = []
  for (let n = 1; n < 2300; n++) {
    const [px, py] = [cx + x * step, cy + y * step]
    const far = Math.hypot(x, y)
    if (isPrime(n) && far < 18) lit.push([px, py, far])
    else if (far < 17) others += path`M${px - 2} ${py - 2}h4v4h-4Z`
    x += dx
    y += dy
    if (--left > 0) continue
    ;[dx, dy] = [dy, -dx]
    leg += dx === 0 ? 0 : 1
    left = leg
  }
  p.path(others, '#5b52b8', 'opacity=".55"')
  for (const [px, py, far] of lit) {
    if (py > H * 0.86 || (tall && py < 176)) continue
    const color = far < 5 ? '#fff6d0' : far < 12 ? '#ffd76a' : far < 19 ? '#ff9d5c' : '#e0567a'
    p.glow(px, py, 17, color, 0.55)
    p.disc(px, py, far < 12 ? 6 : 5, color)
  }
  p.disc(cx, cy, 15, '#ffffff')
  p.glow(cx, cy, 90, '#fff6d0', 0.9)
  const fl = H * (tall ? 0.93 : 0.96)
  p.glow(cx, fl - 60, 300, '#5a4be0', 0.8, 120)
  p.path(path`M-10 ${fl - 8}Q${cx} ${fl - 50} ${W + 10} ${fl - 8}V${H + 10}H-10Z`, '#03020c')
  person(p, 'woman', cx - 10, fl - 22, tall ? 150 : 146, '#03020c')
  person(p, 'reaching', cx + 54, fl - 22, tall ? 92 : 88, '#03020c', -1)
  p.ink('#02010a', () => p.fill(p.radial([[0.5, '#000', 0], [1, '#000', 0.75]])))
  p.title(['Prime'], { x: W / 2, y: 136, size: 132, anchor: 'middle', weight: 200, width: 116, color: '#fff6d0' })
}

function isPrime(n: number): boolean {
  if (n < 2) return false
  for (let k = 2; k * k <= n; k++) if (n % k === 0) return false
  return true
}
