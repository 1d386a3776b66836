import { type Scene, path, put } from '../pen.ts'

/** A sea in a glass bowl on the sill; a girl floats at its top. */
export const glass: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#2c1f52'], [0.6, '#6a3d78'], [1, '#e08a78']]))
  const [cx, cy, R] = tall ? [W * 0.5, H * 0.57, 236] : [W * 0.68, H * 0.52, 262]
  p.rect(0, cy + R * 0.86, W, H, '#2a1a3a')
  p.rect(0, cy + R * 0.86, W, 16, '#4a2f58')
  p.glow(cx, cy, R * 1.9, '#6fd6d6', 0.5)
  p.disc(cx, cy, R, p.linear([[0, '#b9f0e6'], [0.3, '#3fb0bd'], [1, '#0d3a63']]))
  p.clip(path`M${cx - R} ${cy}a${R} ${R} 0 1 0 ${R * 2} 0a${R} ${R} 0 1 0 ${-R * 2} 0Z`, () => {
    p.rect(cx - R, cy - R, R * 2, R * 0.46, '#4a2f6a', 'opacity=".85"')
    p.path(path`M${cx - R} ${cy - R * 0.54}q${R * 0.25} -18 ${R * 0.5} 0t${R * 0.5} 0t${R * 0.5} 0t${R * 0.5} 0v20h${-R * 2}Z`, '#d6fff4')
    for (let k = 0; k < 6; k++) p.path(path`M${cx - R * 0.7 + k * R * 0.26} ${cy - R * 0.5}l${-40} ${R * 1.6}h50l${20} ${-R * 1.6}Z`, '#d6fff4', 'opacity=".1"')
    for (const [dx, dy, s, flip] of [[-0.2, 0.05, 1.3, 1], [0.42, -0.16, 0.6, -1], [0.3, 0.4, 0.7, -1], [-0.56, 0.36, 0.5, 1]] as const) {
      p.group(put(cx + dx * R, cy + dy * R, s * (R / 236), 0, flip), () => {
        p.path('M70 0C40-46-30-46-66-8L-112-40C-102-10-102 12-112 42L-66 8C-30 46 40 44 70 0Z', s > 1 ? '#ff8a3c' : '#ffd05c')
        p.path('M14-34C0-66-30-66-44-56C-26-50-20-42-18-34Z', s > 1 ? '#e0562c' : '#f2a03c')
        for (let k = 0; k < 3; k++) p.line(path`M${20 - k * 24} -22q-14 22 0 44`, '#a33a1c', 3, 'opacity=".6"')
        p.disc(46, -8, 6, '#2a120e')
      })
    }
    for (let k = 0; k < 9; k++) {
      const x = cx - R * 0.8 + k * R * 0.2
      p.line(path`M${x} ${cy + R}q${p.between(-30, 30)} ${-R * 0.24} ${p.between(-14, 14)} ${-R * p.between(0.3, 0.6)}`, k % 2 ? '#1f7a5c' : '#2f9a6a', 12)
    }
    p.path(path`M${cx - R} ${cy + R * 0.8}q${R * 0.5} -40 ${R} 0t${R} 0v200h${-R * 2}Z`, '#e9c98a')
    p.rect(cx + R * 0.28, cy + R * 0.56, 60, 60, '#b5745a')
    p.path(path`M${cx + R * 0.28 - 8} ${cy + R * 0.56}l38 -40l38 40Z`, '#8c4a44')
    p.ink('#07223f', () => p.disc(cx, cy, R, p.radial([[0.5, '#000', 0], [1, '#000', 0.85]])))
    for (let k = 0; k < 16; k++) p.ring(cx + p.between(-0.5, 0.6) * R, cy + p.between(-0.45, 0.5) * R, p.between(3, 9), '#e6fff8', 2, 'opacity=".8"')
  })
  p.ring(cx, cy, R, '#d6fff4', 5, 'opacity=".75"')
  p.oval(cx, cy - R * 0.93, R * 0.44, 20, 'none', 'stroke="#d6fff4" stroke-width="6" opacity=".8"')
  p.path(path`M${cx - R * 0.78} ${cy - R * 0.34}Q${cx - R * 0.66} ${cy - R * 0.62} ${cx - R * 0.4} ${cy - R * 0.76}`, 'none', 'stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".8"')
  p.group(put(cx + (tall ? 20 : 30), cy - R * 0.94, tall ? 1.25 : 1.15, 74), () => {
    p.path('M-5-73C-14-71-15-58-16-46L-28-40L-26-34L-9-46L-13-26L-28 2L-19 6L-2-20L8 8L17 4L9-28L9-50L24-62L20-68L9-64C10-70 10-72 5-73Z', '#2a1238')
    p.path('M-14-46L-18-18Q0-8 16-20L9-50L5-73H-5Z', '#ff6f91')
    p.disc(0, -86, 12, '#6b3a2a')
    p.path('M-12-84C-16-104 16-106 13-84C22-72 24-60 18-48C14-60 8-68-12-84Z', '#1a0c1c')
  })
  p.title(['কাচের', 'সমুদ্র'], { x: 40, y: 116, size: 104, gap: 0.94, weight: 700, width: 90, color: '#ffe9d6' })
}
