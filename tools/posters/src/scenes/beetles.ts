import { type Pen, type Scene, path, put } from '../pen.ts'

/** A beetle under a lens, as large as a temple. */
export const beetles: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#cfe86a'], [1, '#5fa83c']]))
  const [cx, cy, r] = tall ? [W * 0.5, H * 0.52, 226] : [W * 0.66, H * 0.48, 252]
  for (let k = 0; k < (tall ? 46 : 80); k++) {
    const x = (k / (tall ? 45 : 79)) * W * 1.05
    const h = p.between(180, 520)
    p.path(path`M${x - 13} ${H + 10}Q${x - 6} ${H - h * 0.6} ${x + p.between(-80, 80)} ${H - h}Q${x + 14} ${H - h * 0.5} ${x + 13} ${H + 10}Z`, ['#3f8a34', '#2f7030', '#57a03a', '#20582a'][k % 4]!)
  }
  for (const [x, y, s, turn] of tall ? [[90, 660, 0.2, 40], [520, 770, 0.24, -30], [170, 800, 0.18, 80]] as const : [[620, 620, 0.22, 50], [1150, 600, 0.26, -40], [760, 670, 0.18, 80]] as const) beetle(p, x, y, s, turn, '#c2352b', '#16202f')
  p.group(put(cx + r * 0.72, cy + r * 0.72, 1, -45), () => {
    p.rect(-20, 0, 40, 90, '#8f6a2b')
    p.rect(-27, 74, 54, 240, '#7a1f2b', 'rx="20"')
    p.rect(-27, 74, 18, 240, '#a83a45', 'rx="9"')
  })
  p.disc(cx + 12, cy + 16, r + 26, '#1f4a24', 'opacity=".5"')
  p.disc(cx, cy, r + 26, '#b5862f')
  p.disc(cx, cy, r + 16, '#f2d27a')
  p.disc(cx, cy, r, p.radial([[0, '#fffbe0'], [0.7, '#e6f5b0'], [1, '#a8d66a']]))
  p.clip(path`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`, () => {
    for (let k = 0; k < 9; k++) p.line(path`M${cx - r} ${cy - 180 + k * 60}Q${cx} ${cy - 240 + k * 60} ${cx + r} ${cy - 150 + k * 60}`, '#b9dc7a', 9)
    beetle(p, cx, cy + 20, 1.08, 12, '#0f8f8a', '#2a1a5a')
  })
  p.line(path`M${cx - r * 0.8} ${cy - r * 0.28}A${r * 0.85} ${r * 0.85} 0 0 1 ${cx - r * 0.2} ${cy - r * 0.82}`, '#fff', 17, 'opacity=".85"')
  p.ink('#123a1a', () => p.fill(p.radial([[0.6, '#000', 0], [1, '#000', 0.5]])))
  p.title(['Six-Legged', 'Neighbours'], { x: W / 2, y: 106, size: 92, gap: 0.92, anchor: 'middle', weight: 800, width: 84, color: '#1f3f1a' })
}

function beetle(p: Pen, x: number, y: number, s: number, turn: number, shell: string, dark: string): void {
  p.group(put(x, y, s, turn), () => {
    for (const side of [-1, 1]) {
      p.line(`M${side * 70}-50L${side * 150}-96L${side * 176}-150M${side * 90} 20L${side * 176} 26L${side * 210} 70M${side * 74} 90L${side * 140} 140L${side * 150} 196`, dark, 15)
      p.line(`M${side * 22}-156Q${side * 60}-214 ${side * 104}-206`, dark, 8)
      p.disc(side * 106, -206, 9, dark)
    }
    p.oval(0, -138, 50, 38, dark)
    for (const side of [-1, 1]) p.disc(side * 32, -152, 11, '#ffd23f')
    p.path('M-76-70C-74-126 74-126 76-70C60-50-60-50-76-70Z', dark)
    p.path('M0-62C-70-70-104-20-98 50C-92 130-40 176 0 176C40 176 92 130 98 50C104-20 70-70 0-62Z', shell)
    p.ink(dark, () => p.path('M0-62C-70-70-104-20-98 50C-92 130-40 176 0 176C40 176 92 130 98 50C104-20 70-70 0-62Z', p.linear([[0.35, '#000', 0], [1, '#000', 0.85]], 0, 0, 1, 0.7)))
    p.line('M0-62V176', dark, 7)
    for (const side of [-1, 1]) {
      for (const [dx, dy, rr] of [[44, -14, 20], [58, 50, 23], [40, 110, 17]] as const) {
        p.disc(side * dx, dy, rr, '#ffd23f')
        p.disc(side * dx, dy, rr * 0.55, '#e8502f')
      }
    }
    p.line('M-70-20C-84 20-80 60-70 84', '#fff', 9, 'opacity=".6"')
  })
}
