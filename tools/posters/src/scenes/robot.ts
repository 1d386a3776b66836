import { type Scene, path, put } from '../pen.ts'

/** A tin robot with a marigold on a roof. */
export const robot: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#f28c6a'], [0.6, '#f7c48a'], [1, '#7c3d5f']]))
  const [cx, fl, s] = tall ? [W * 0.5, H * 0.9, 1.24] : [W * 0.66, H * 0.95, 1.1]
  p.disc(cx, fl - 330 * s, 240 * s, '#fff0c4', 'opacity=".85"')
  let x = -10
  while (x < W) {
    const [w, h] = [p.between(60, 130), p.between(60, 190)]
    p.rect(x, fl - h, w, h + 200, p.r() > 0.5 ? '#8c4462' : '#7c3d5f')
    if (p.r() > 0.5) p.rect(x + 16, fl - h - 34, 34, 34, '#5f2d4c')
    if (p.r() > 0.5) p.line(path`M${x + w - 20} ${fl - h}v-50m-18 10h36m-30 12h24`, '#5f2d4c', 3)
    x += w
  }
  p.rect(0, fl, W, H, '#3a1836')
  p.group(put(cx, fl, s), () => {
    p.oval(0, 4, 170, 14, '#1c0a1c', 'opacity=".6"')
    for (const side of [-1, 1]) {
      p.rect(side * 64 - 26, -110, 52, 90, '#4f7f86', 'rx="8"')
      for (let k = 0; k < 4; k++) p.rect(side * 64 - 30, -104 + k * 22, 60, 6, '#2c4a52', 'rx="3"')
      p.rect(side * 64 - 44, -30, 88, 32, '#c2453a', 'rx="12"')
    }
    p.rect(-128, -340, 256, 240, '#6fa5a8', 'rx="26"')
    p.ink('#1c3a44', () => p.rect(-128, -340, 256, 240, p.linear([[0.3, '#000', 0], [1, '#000', 0.8]], 0, 0, 1, 0.4), 'rx="26"'))
    p.rect(-84, -304, 120, 84, '#12303a', 'rx="10"')
    p.line('M-76-262h24l10-24l16 46l14-34l8 12h28', '#d9f24b', 4)
    for (let k = 0; k < 3; k++) p.disc(74, -290 + k * 34, 11, ['#c2453a', '#f2b544', '#2f8a5f'][k]!)
    for (let k = 0; k < 5; k++) p.line(`M-80 ${-190 + k * 14}H80`, '#2c4a52', 4)
    p.sign(['২'], { x: 74, y: -140, size: 40, anchor: 'middle', weight: 800, color: '#fff3d8' })
    p.line('M-128-290C-190-270-200-210-176-170', '#4f7f86', 34)
    p.line('M-128-290C-190-270-200-210-176-170', '#2c4a52', 34, 'stroke-dasharray="4 16" style="stroke-linecap:butt"')
    p.path('M-200-180A30 30 0 1 0-152-176L-164-160A14 14 0 1 1-186-164Z', '#c9d6d2')
    p.line('M128-290C190-300 214-350 196-400', '#4f7f86', 34)
    p.line('M128-290C190-300 214-350 196-400', '#2c4a52', 34, 'stroke-dasharray="4 16" style="stroke-linecap:butt"')
    p.path('M170-420A30 30 0 1 1 222-414L208-402A14 14 0 1 0 184-404Z', '#c9d6d2')
    p.line('M196-410C198-450 204-470 200-500', '#2f6b45', 6)
    p.path('M200-466C222-476 232-466 236-456C220-452 208-454 200-466Z', '#2f6b45')
    for (let k = 0; k < 14; k++) p.oval(200, -548, 9, 20, k % 2 ? '#f28c1f' : '#ffb52e', `transform="rotate(${k * 25.7} 200 -522)"`)
    p.disc(200, -522, 15, '#d8661c')
    p.rect(-30, -366, 60, 30, '#2c4a52')
    p.rect(-104, -500, 208, 140, '#7fb5b6', 'rx="34"')
    p.ink('#1c3a44', () => p.rect(-104, -500, 208, 140, p.linear([[0.3, '#000', 0], [1, '#000', 0.75]], 0, 0, 1, 0.5), 'rx="34"'))
    for (const side of [-1, 1]) {
      p.disc(side * 46, -438, 32, '#12303a')
      p.disc(side * 46, -438, 23, '#ffe9a0')
      p.disc(side * 46 + 8, -444, 10, '#12303a')
      p.disc(side * 114, -430, 16, '#c2453a')
    }
    p.line('M-34-386Q0-366 34-386', '#12303a', 6)
    p.line('M0-500V-546', '#2c4a52', 6)
    p.disc(0, -554, 13, '#d9f24b')
    p.glow(0, -554, 46, '#d9f24b', 0.8)
  })
  p.title(['কালু ২.০'], { x: W / 2, y: 132, size: 124, anchor: 'middle', weight: 800, width: 88, color: '#5a1a3a' })
}
