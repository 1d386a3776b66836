import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** An empty witness box under a lamp, with a shadow in it. */
export const witness: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#12100e'], [1, '#2a1c12']]))
  const cx = W * (tall ? 0.5 : 0.66)
  const fl = H * (tall ? 0.86 : 0.9)
  for (let k = 0; k < 30; k++) p.rect(k * 46, 0, 40, fl, k % 2 ? '#2a1a10' : '#24160d')
  p.path(path`M${cx - 26} ${H * 0.16}H${cx + 26}L${cx + (tall ? 250 : 290)} ${H}H${cx - (tall ? 250 : 290)}Z`, p.linear([[0, '#ffe9b0', 0.75], [1, '#ffe0a0', 0.12]]))
  p.ink('#0a0604', () => p.fill(p.radial([[0.1, '#000', 0], [0.7, '#000', 0.4], [1, '#000', 0.95]])))
  p.rect(0, fl, W, H, '#120b07')
  p.oval(cx, fl + 26, tall ? 250 : 300, 40, '#f0c878', 'opacity=".35"')
  const [sx, sy, s] = [cx + (tall ? 20 : 26), fl - 150, tall ? 330 : 350]
  p.soft(3, () => person(p, 'woman', sx, sy + 40, s, '#050302', -1, 'opacity=".78"'))
  p.group(put(cx, fl, tall ? 1.16 : 1.16), () => {
    p.rect(-150, -190, 300, 200, '#5f3218')
    p.ink('#1c0c05', () => p.rect(-150, -190, 300, 200, p.linear([[0, '#000', 0.1], [1, '#000', 0.75]])))
    p.rect(-170, -212, 340, 28, '#8c5226', 'rx="5"')
    p.rect(-170, -212, 340, 7, '#d99a5a', 'rx="3"')
    p.rect(-166, -4, 332, 22, '#3a1c0c')
    for (const at of [-96, 0, 96]) {
      p.rect(at - 38, -160, 76, 130, '#4a2510', 'rx="4"')
      p.rect(at - 30, -152, 60, 114, '#6b3a1c', 'rx="3"')
    }
    p.disc(0, -96, 40, '#f0c878')
    p.disc(0, -96, 33, '#3a1c0c')
    p.sign(['৯'], { x: 0, y: -76, size: 56, anchor: 'middle', weight: 800, color: '#f0c878' })
    p.rect(40, -236, 64, 24, '#a3272c', 'rx="3"')
    p.rect(44, -232, 58, 16, '#f4ead6')
  })
  p.line(path`M${cx} 0V${H * 0.1}`, '#050302', 5)
  p.path(path`M${cx - 80} ${H * 0.165}C${cx - 74} ${H * 0.12} ${cx - 40} ${H * 0.095} ${cx} ${H * 0.095}S${cx + 74} ${H * 0.12} ${cx + 80} ${H * 0.165}Z`, '#1f5f4a')
  p.oval(cx, H * 0.165, 66, 10, '#fff6d8')
  p.glow(cx, H * 0.17, 150, '#fff0c2', 0.8)
  p.title(['Witness', 'No. 9'], { x: 36, y: H * 0.4, size: 92, gap: 0.9, weight: 800, width: 75, color: '#fff0cf' })
}
