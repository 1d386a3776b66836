import { type Scene, path } from '../pen.ts'
import { glitter, person } from '../things.ts'

/** Three children on the steps of a ghat, one of which is golden. */
export const ghat: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#f6b65a'], [0.5, '#f0894a'], [1, '#7c2f35']]))
  const top = H * (tall ? 0.36 : 0.22)
  const vx = W * (tall ? 0.5 : 0.68)
  p.disc(vx + (tall ? 120 : 150), top - 20, tall ? 110 : 120, '#fff0bd')
  p.glow(vx + (tall ? 120 : 150), top - 20, 380, '#ffe9a0', 0.7)
  for (const [dx, w, h] of [[-190, 90, 110], [150, 110, 120], [-70, 60, 130], [250, 70, 120], [-300, 90, 90], [-420, 80, 140], [350, 90, 110]] as const) {
    p.rect(vx + dx, top - h, w, h + 20, '#8c3d3a')
    p.path(path`M${vx + dx} ${top - h}q${w / 2} ${-w * 0.9} ${w} 0Z`, '#8c3d3a')
    p.line(path`M${vx + dx + w / 2} ${top - h - w * 0.44}v-26`, '#8c3d3a', 4)
    p.rect(vx + dx + w * 0.36, top - h + 24, w * 0.28, 40, '#4a1a26', 'rx="12"')
  }
  const steps = 9
  const lines = Array.from({ length: steps + 1 }, (_, k) => top + (H * (tall ? 0.47 : 0.58)) * (k / steps) ** 1.35)
  for (let k = 0; k < steps; k++) {
    const [y1, y2] = [lines[k]!, lines[k + 1]!]
    const edge = y1 + (y2 - y1) * 0.52
    p.rect(0, y1, W, edge - y1, k === 5 ? '#ffd86b' : ['#c9875f', '#b9744f', '#d09468'][k % 3]!)
    p.rect(0, edge, W, y2 - edge + 1, k === 5 ? '#a35f1c' : '#6f3630')
    for (let i = 0; i < 14; i++) p.line(path`M${vx + (i - 7) * (60 + k * 22)} ${y1}V${edge}`, '#6f3630', 2, 'opacity=".35"')
  }
  const gold = lines[5]!
  p.glow(vx, gold + 20, W * 0.55, '#fff0a0', 0.85, 110)
  const foot = lines[steps]!
  p.rect(0, foot, W, H - foot, p.linear([[0, '#c9653f'], [1, '#2a1230']]))
  glitter(p, vx + 100, foot + 4, H, 260, '#ffe0a0', 40)
  p.path(path`M${vx - 200} ${foot + 70}q110 60 250 -6q-20 66 -130 66t-120 -60Z`, '#2a0f20')
  p.line(path`M${vx + 10} ${foot + 76}l70 -120`, '#2a0f20', 5)
  for (const [k, [dx, s]] of ([[-104, 150], [0, 132], [96, 160]] as const).entries()) person(p, k === 1 ? 'reaching' : 'child', vx + dx * (tall ? 1.1 : 1.3), lines[4]! + 20, s, '#2a0f20', k === 2 ? -1 : 1)
  p.ink('#4a1426', () => p.fill(p.linear([[0.5, '#000', 0], [1, '#000', 0.7]])))
  p.title(['তৃতীয় ঘাট'], { x: W / 2, y: 130, size: 112, anchor: 'middle', weight: 800, width: 84, color: '#5a1420' })
}
