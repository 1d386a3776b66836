import { type Pen, type Scene, put } from '../pen.ts'

/** A label as big as a door with lost objects, and an eye at its hole. */
export const lostfound: Scene = (p, { W, H, tall }) => {
  p.fill('#1f8f86')
  const [cx, cy] = tall ? [W / 2, H * 0.585] : [W * 0.66, H * 0.55]
  for (let k = 0; k < 28; k++) p.path(`M${cx} ${cy - 250}L${cx + 1600 * Math.cos(k * 0.2244)} ${cy - 250 + 1600 * Math.sin(k * 0.2244)}L${cx + 1600 * Math.cos(k * 0.2244 + 0.11)} ${cy - 250 + 1600 * Math.sin(k * 0.2244 + 0.11)}Z`, '#27a197')
  p.group(put(cx, cy, tall ? 1 : 0.9, tall ? -4 : 5), () => {
    p.line('M0-236C-30-330 70-400 20-700', '#7a2a1d', 8)
    p.path('M-110-310H110L206-214V330H-206V-214Z', '#0c4a46', 'transform="translate(14 18)" opacity=".55"')
    p.path('M-110-310H110L206-214V330H-206V-214Z', '#f2cf86')
    p.ink('#b98436', () => p.path('M-110-310H110L206-214V330H-206V-214Z', p.linear([[0.2, '#000', 0], [1, '#000', 0.7]], 0.2, 0, 0.9, 1)))
    p.path('M-104-296H104L192-208V316H-192V-208Z', 'none', 'stroke="#a8532a" stroke-width="3" stroke-dasharray="10 8"')
    p.disc(0, -226, 62, '#b3402a')
    p.disc(0, -226, 46, '#11201f')
    p.oval(0, -226, 38, 25, '#fff6e0')
    p.disc(5, -224, 17, '#5a2c1a')
    p.disc(5, -224, 8, '#0c0606')
    p.disc(11, -230, 4, '#fff')
    p.line('M-38-228Q0-266 38-228', '#5a2c1a', 7)
    for (const y of [-132, 26, 178]) p.rect(-176, y + 118, 352, 4, '#a8532a', 'opacity=".6"')
    umbrella(p, -104, -70)
    cage(p, 88, -70)
    teeth(p, -100, 92)
    shoe(p, 88, 92)
    violin(p, -96, 236)
    bear(p, 92, 230)
  })
  p.ink('#06302d', () => p.fill(p.radial([[0.55, '#000', 0], [1, '#000', 0.5]])))
  p.title(['Lost & Found'], { x: W / 2, y: 128, size: 102, anchor: 'middle', weight: 800, width: 88, color: '#fff3d0' })
}

function umbrella(p: Pen, x: number, y: number): void {
  p.group(put(x, y, 1, 24), () => {
    p.line('M0-50V44C0 66 30 66 30 44', '#5a2c1a', 6)
    p.path('M-66 0C-66-82 66-82 66 0Q50-14 33 0Q16-14 0 0Q-16-14-33 0Q-50-14-66 0Z', '#c9302f')
    p.path('M0-62C-18-50-30-20-33 0Q-16-14 0 0Q16-14 33 0C30-20 18-50 0-62Z', '#e8604f')
  })
}

function cage(p: Pen, x: number, y: number): void {
  p.group(put(x, y, 1), () => {
    p.path('M-44 50V-6C-44-70 44-70 44-6V50Z', '#fff6e0', 'opacity=".5"')
    p.path('M-18 34C-26 0-2-24 14-20C26-16 24 0 18 6L26 46Z', '#2f9a4a')
    p.path('M14-14l16 6l-14 6Z', '#e0402a')
    p.disc(10, -10, 3, '#12201a')
    for (let k = -2; k <= 2; k++) p.line(`M${k * 20} 50V${-52 + Math.abs(k) * 13}`, '#5a2c1a', 3)
    p.line('M-50 50H50M-44 6H44M0-56V-72', '#5a2c1a', 5)
  })
}

function teeth(p: Pen, x: number, y: number): void {
  p.group(put(x, y, 1), () => {
    p.path('M-60-14C-50-60 50-60 60-14C44-24-44-24-60-14Z', '#e8707a')
    p.path('M-60 12C-50 62 50 62 60 12C44 24-44 24-60 12Z', '#e8707a')
    for (let k = 0; k < 7; k++) {
      const [dx, dy] = [-45 + k * 15, Math.abs(k - 3) * 2]
      p.rect(dx - 7, -26 + dy, 13, 22, '#fffdf4', 'rx="4"')
      p.rect(dx - 7, 6 - dy, 13, 20, '#fffdf4', 'rx="4"')
    }
  })
}

function shoe(p: Pen, x: number, y: number): void {
  p.group(put(x, y, 1), () => {
    p.path('M-58-40H-10C-6-14 50-14 62 18V36H-62C-60 6-52-14-58-40Z', '#24407a')
    p.rect(-64, 32, 130, 13, '#fff6e0', 'rx="6"')
    for (let k = 0; k < 3; k++) p.line(`M${-8 + k * 17} ${-16 + k * 8}l-16 20`, '#fff6e0', 5)
  })
}

function violin(p: Pen, x: number, y: number): void {
  p.group(put(x, y, 0.9, 40), () => {
    p.path('M0-46C34-46 34-16 22-4C34 4 44 56 0 56C-44 56-34 4-22-4C-34-16-34-46 0-46Z', '#a8461f')
    p.rect(-5, -110, 10, 110, '#2a120c')
    p.line('M-3-100V34M3-100V34', '#f2cf86', 1.4)
    p.rect(-14, 22, 28, 5, '#2a120c')
    p.line('M-15 0q-6 10 0 20M15 0q6 10 0 20', '#2a120c', 3)
  })
}

function bear(p: Pen, x: number, y: number): void {
  p.group(put(x, y, 1), () => {
    for (const side of [-1, 1]) p.disc(side * 30, -46, 17, '#8a4f2a')
    for (const side of [-1, 1]) p.oval(side * 44, 20, 15, 26, '#8a4f2a')
    p.oval(0, 26, 40, 42, '#8a4f2a')
    p.disc(0, -20, 40, '#9c5f36')
    p.oval(0, -8, 18, 14, '#e2b98a')
    p.disc(0, -13, 5, '#1a0c08')
    p.disc(-15, -28, 5, '#1a0c08')
    p.line('M8-34l14 12m0-12l-14 12', '#1a0c08', 4)
  })
}
