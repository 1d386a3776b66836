import { type Scene, path, put } from '../pen.ts'

/** A hand moves a puppet dancer; another string leads up from its own wrist. */
export const strings: Scene = (p, { W, H, tall }) => {
  p.fill(p.radial([[0, '#3b1d4f'], [0.6, '#1e0d2e'], [1, '#0b0413']]))
  const [cx, top, fl] = tall ? [W * 0.52, H * 0.245, H * 0.9] : [W * 0.66, H * 0.06, H * 0.9]
  p.path(path`M${cx - 60} ${top}L${cx - 300} ${fl + 40}H${cx + 300}L${cx + 60} ${top}Z`, p.linear([[0, '#ffe7b0', 0.34], [1, '#ffe7b0', 0.06]]))
  p.oval(cx, fl + 14, 290, 44, '#f0b45a')
  p.oval(cx, fl + 14, 290, 44, p.radial([[0, '#fff1c4'], [1, '#c2662f', 0.6]]))
  const py = fl - (tall ? 200 : 196)
  p.line(path`M${cx + 6} 0V${top + 40}`, '#f6e3b4', 3)
  const bar: [number, number][] = [[-150, 200], [-66, 176], [66, 160], [150, 152]]
  const held: [number, number][] = [[-124, 20], [-40, -92], [40, -92], [128, -84]]
  bar.forEach(([bx, by], k) => p.line(path`M${cx + bx} ${top + by}L${cx + held[k]![0]} ${py + held[k]![1]}`, '#f6e3b4', 2, 'opacity=".9"'))
  p.group(put(cx, top + 180, 1, -8), () => {
    p.rect(-176, -9, 352, 18, '#8a4a1e', 'rx="9"')
    p.rect(-176, -9, 352, 6, '#c98242', 'rx="3"')
    p.rect(-10, -60, 20, 120, '#8a4a1e', 'rx="9"')
  })
  p.group(put(cx, top + 96, tall ? 1 : 0.9), () => {
    const skin = '#d99a6c'
    p.path('M-56-130H60L74-20C80 20 50 44 6 44C-44 44-76 20-70-24Z', skin)
    p.path('M-66-190H68L64-104H-60Z', '#b3202a')
    p.path('M-62-112H66L68-96H-64Z', '#f2c14e')
    for (const [x, y, l] of [[-58, 10, 62], [-26, 34, 76], [10, 40, 78], [46, 26, 68]] as const) {
      p.line(`M${x} ${y}q-6 ${l * 0.5} 2 ${l}`, '#7a3f24', 33)
      p.line(`M${x} ${y}q-6 ${l * 0.5} 2 ${l}`, skin, 29)
      p.oval(x + 2, y + l + 2, 8, 9, '#f3cfae')
    }
    p.line('M70-10Q104 20 92 66', '#7a3f24', 35)
    p.line('M70-10Q104 20 92 66', skin, 31)
    p.ink('#5a2414', () => p.path('M-56-130H60L74-20C80 20 50 44 6 44C-44 44-76 20-70-24Z', p.linear([[0.3, '#000', 0], [1, '#000', 0.7]], 0, 0, 1, 0.3)))
  })
  p.group(put(cx, py, 1.12), () => {
    p.path('M-96 150C-86 70-50 30 0 22C50 30 86 70 96 150C40 172-40 172-96 150Z', '#d8262f')
    for (let k = 0; k < 9; k++) p.line(`M${-80 + k * 20} 154L${-18 + k * 4.5} 30`, '#8f101c', 2.5)
    p.path('M-96 150C-40 172 40 172 96 150L94 136C40 156-40 156-94 136Z', '#f2c14e')
    p.path('M-36 26C-40-20-30-34 0-36C30-34 40-20 36 26Z', '#0f7f78')
    for (const y of [-16, 2]) p.line(`M-34 ${y}Q0 ${y + 14} 34 ${y}`, '#f2c14e', 4)
    p.line('M-34-24L-78 6L-112 20', '#0f7f78', 17)
    p.line('M34-24L72-50L116-76', '#0f7f78', 17)
    p.disc(-114, 20, 11, '#e8b184')
    p.disc(118, -78, 11, '#e8b184')
    p.line('M118-78L160-150', '#d9dde2', 6)
    p.line('M108-92l26 14', '#f2c14e', 6)
    p.disc(0, -72, 36, '#e8b184')
    p.path('M-40-84C-36-130 36-130 40-84C20-98-20-98-40-84Z', '#d8262f')
    p.path('M-40-84C-20-98 20-98 40-84L38-76C20-88-20-88-38-76Z', '#f2c14e')
    p.path('M0-118l12-40l10 36Z', '#0f7f78')
    for (const side of [-1, 1]) {
      p.oval(side * 14, -74, 8, 6, '#fff')
      p.disc(side * 14, -74, 4, '#1a0c14')
      p.path(`M${side * 6}-86Q${side * 16}-94 ${side * 26}-84L${side * 24}-81Q${side * 16}-89 ${side * 6}-83Z`, '#1a0c14')
    }
    p.path('M-22-56Q-10-62 0-56Q10-62 22-56Q10-50 0-53Q-10-50-22-56Z', '#1a0c14')
    for (const side of [-1, 1]) p.path(`M${side * 30} 154l${side * 6} 30h${side * 26}l${-side * 4}-10l${-side * 14}-22Z`, '#f2c14e')
  })
  p.ink('#05020a', () => p.fill(p.radial([[0.45, '#000', 0], [1, '#000', 0.7]])))
  p.title(['Strings'], { x: 40, y: 100, size: 92, weight: 300, width: 120, color: '#ffe7b0' })
}
