import { type Scene, path } from '../pen.ts'
import { person } from '../things.ts'

/** A lane with minarets and rain rises from a small bottle. */
export const perfume: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#2b0f3a'], [0.5, '#5a1a4f'], [1, '#1a0820']]))
  const [cx, fl] = tall ? [W * 0.5, H * 0.9] : [W * 0.66, H * 0.94]
  p.glow(cx, fl - 170, 380, '#ffb84d', 0.6)
  const neck = fl - 178
  const cloud = path`M${cx - 16} ${neck}C${cx - 30} ${neck - 70} ${cx - 250} ${neck - 60} ${cx - 240} ${neck - 170}C${cx - 290} ${neck - 260} ${cx - 200} ${neck - 350} ${cx - 130} ${neck - 330}C${cx - 90} ${neck - 410} ${cx + 70} ${neck - 410} ${cx + 110} ${neck - 340}C${cx + 220} ${neck - 370} ${cx + 290} ${neck - 250} ${cx + 236} ${neck - 170}C${cx + 250} ${neck - 70} ${cx + 40} ${neck - 70} ${cx + 16} ${neck}Z`
  p.soft(14, () => p.path(cloud, '#f29ac0', 'opacity=".6"'))
  p.path(cloud, p.linear([[0, '#ffd9c4'], [0.5, '#f2a0bf'], [1, '#b85fa8']]))
  p.clip(cloud, () => {
    p.disc(cx + 90, neck - 268, 54, '#fff3d8')
    for (const [dx, w, h, dome] of [[-210, 70, 110, 0], [-150, 54, 180, 1], [-96, 84, 130, 0], [-20, 74, 200, 1], [60, 60, 140, 0], [116, 50, 170, 1], [164, 84, 104, 0]] as const) {
      const y = neck - 96 - h
      p.rect(cx + dx, y, w, 400, dome ? '#7a2a6b' : '#93397a')
      if (dome) p.path(path`M${cx + dx - 4} ${y}q0 -46 ${w / 2 + 4} -66q${w / 2 + 4} 20 ${w / 2 + 4} 66Z`, '#c2456b')
      if (dome) p.line(path`M${cx + dx + w / 2} ${y - 64}v-24`, '#ffd76a', 4)
      for (let k = 0; k < 4; k++) p.path(path`M${cx + dx + 12 + (k % 2) * (w - 40)} ${y + 50 + Math.floor(k / 2) * 48}v-16q8 -14 16 0v16Z`, k % 3 ? '#ffe0a0' : '#4d1546')
    }
    p.path(path`M${cx - 46} ${neck + 10}L${cx - 14} ${neck - 150}H${cx + 14}L${cx + 46} ${neck + 10}Z`, '#ffe0a0', 'opacity=".8"')
    person(p, 'woman', cx, neck - 58, 74, '#3a0f36')
  })
  p.line(path`M${cx - 240} ${neck - 170}C${cx - 290} ${neck - 260} ${cx - 200} ${neck - 350} ${cx - 130} ${neck - 330}`, '#fff3e6', 4, 'opacity=".7"')
  p.path(path`M${cx - 24} ${neck + 4}h48v26q54 22 54 84q0 64 -78 64q-78 0 -78 -64q0 -62 54 -84Z`, '#ffe9b0', 'opacity=".35"')
  p.path(path`M${cx - 74} ${neck + 104}q74 -22 148 0q8 66 -74 66q-82 0 -74 -66Z`, '#f2a11f')
  p.ink('#8f3a08', () => p.path(path`M${cx - 74} ${neck + 104}q74 -22 148 0q8 66 -74 66q-82 0 -74 -66Z`, p.linear([[0.2, '#000', 0], [1, '#000', 0.7]], 0, 0, 1, 0.4)))
  p.line(path`M${cx - 24} ${neck + 4}h48v26q54 22 54 84q0 64 -78 64q-78 0 -78 -64q0 -62 54 -84Z`, '#ffe9b0', 5)
  p.line(path`M${cx - 52} ${neck + 70}q-18 34 -6 66`, '#ffffff', 8, 'opacity=".8"')
  p.rect(cx - 30, neck - 4, 60, 12, '#ffd76a', 'rx="5"')
  for (let k = 0; k < 40; k++) p.disc(cx + p.between(-0.5, 0.5) * 620, neck - p.between(60, 460), p.between(1, 3.4), '#ffd9a0', 'opacity=".8"')
  p.ink('#12041a', () => p.fill(p.radial([[0.55, '#000', 0], [1, '#000', 0.6]])))
  p.title(['আতরগলি'], { x: W / 2, y: 146, size: 136, anchor: 'middle', weight: 600, width: 90, color: '#ffd9a0' })
}
