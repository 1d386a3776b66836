import { type Scene, path, put } from '../pen.ts'
import { birds, mist, palm, person } from '../things.ts'

/** The steam of a clay cup becomes morning mist, from which a train comes. */
export const sixten: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#b9a9b8'], [0.45, '#eccfbe'], [0.78, '#f8e2c0'], [1, '#d9b48a']]))
  const [cx, cy] = tall ? [W * 0.5, H * 0.78] : [W * 0.66, H * 0.74]
  p.glow(cx + 90, H * 0.36, 330, '#fff6dc', 0.9)
  p.disc(cx + 90, H * 0.36, 58, '#fffaf0')
  for (const [x, h] of [[0.06, 150], [0.16, 110], [0.9, 160], [0.97, 120]] as const) palm(p, W * x, H * 0.62, h, '#a99aa6', 0.05)
  mist(p, H * 0.58, H * 0.24, '#f6e6d8', 0.95)
  const s = tall ? 1 : 0.94
  p.group(put(cx, cy, s), () => {
    p.soft(9, () => {
      p.path('M-50-120C-130-190-190-210-150-300C-110-380 60-340 60-420C60-470-30-480-90-460C-10-540 170-500 150-390C136-310-20-320-10-240C0-190 60-180 50-120Z', '#ffffff', 'opacity=".85"')
      p.path('M20-120C90-170 180-190 170-270C230-200 160-130 70-110Z', '#ffffff', 'opacity=".6"')
    })
    const cars = [[-196, -262, 0.62, 9], [-84, -292, 0.78, -4], [52, -304, 0.94, -5]] as const
    for (const [x, y, k, turn] of cars) p.group(put(x, y, k, turn), () => {
      p.path('M-74-34H74Q80-34 80-28V34H-80V-28Q-80-34-74-34Z', '#7f3442')
      p.rect(-80, 8, 160, 8, '#f3d9a6')
      p.rect(-84, -42, 168, 12, '#54222e', 'rx="6"')
      for (let i = 0; i < 5; i++) p.rect(-66 + i * 28, -22, 19, 22, '#ffe7a6', 'rx="3"')
      for (const w of [-52, 52]) p.disc(w, 38, 12, '#3a1a22')
    })
    p.group(put(186, -306, 1.1, 7), () => {
      p.path('M-78-52H20L70-16Q84-4 84 34H-78Z', '#3f2a3c')
      p.path('M8-40L44-14H8Z', '#ffe7a6')
      p.rect(-78, 10, 160, 8, '#e0584a')
      p.disc(72, 8, 9, '#fffdf0')
      p.path('M80 2L250-36V64L80 14Z', p.linear([[0, '#fff8dc', 0.9], [1, '#fff8dc', 0]], 0, 0, 1, 0))
      for (const w of [-50, 0, 48]) p.disc(w, 38, 13, '#241620')
    })
    p.soft(12, () => p.path('M-300-240C-240-330-170-280-150-230C-120-190-240-180-300-240Z', '#fff6ea', 'opacity=".85"'))
    p.path('M-118-130H118L78 96Q70 118 0 118Q-70 118-78 96Z', '#b85c34')
    p.path('M-118-130H-40L-56 110Q-74 106-78 96Z', '#d98152')
    p.ink('#5c2414', () => p.path('M-118-130H118L78 96Q70 118 0 118Q-70 118-78 96Z', p.linear([[0.4, '#000', 0], [1, '#000', 0.85]], 0, 0, 1, 0.1)))
    for (const y of [-70, -20, 34, 78]) p.line(`M${-104 + (y + 70) * 0.19} ${y}Q0 ${y + 22} ${104 - (y + 70) * 0.19} ${y}`, '#8f3f22', 3, 'opacity=".6"')
    p.oval(0, -130, 118, 26, '#e39a68')
    p.oval(0, -127, 104, 20, '#6b2f16')
    p.oval(-20, -130, 56, 8, '#a85a2c', 'opacity=".8"')
  })
  p.path(path`M-10 ${cy + 112 * s}Q${W * 0.5} ${cy + 84 * s} ${W + 10} ${cy + 116 * s}V${H + 10}H-10Z`, '#5b3a32')
  p.ink('#2a1614', () => p.path(path`M-10 ${cy + 112 * s}Q${W * 0.5} ${cy + 84 * s} ${W + 10} ${cy + 116 * s}V${H + 10}H-10Z`, p.linear([[0, '#000', 0.2], [1, '#000', 0.9]])))
  person(p, 'woman', cx - 196 * s, cy + 108 * s, 92, '#2a1614')
  birds(p, cx - 150, H * 0.3, 120, 7, '#6b5060', 10)
  p.ink('#8f6a70', () => p.fill(p.linear([[0, '#000', 0.45], [0.3, '#000', 0], [1, '#000', 0]])))
  p.title(['ছটা দশের', 'গাড়ি'], { x: 44, y: 116, size: 100, gap: 0.98, weight: 700, width: 88, color: '#4a2230' })
}
