import { type Scene, path, put } from '../pen.ts'

/** A festival mask: one half wakes in gold, one half sleeps in green. */
export const mask: Scene = (p, { W, H, tall }) => {
  p.fill('#8f1420')
  p.ink('#5c0a18', () => p.fill(p.radial([[0, '#000', 0], [0.7, '#000', 0.35], [1, '#000', 0.9]])))
  const cx = tall ? W / 2 : W * 0.66
  const cy = tall ? H * 0.43 : H * 0.53
  const s = tall ? 1.08 : 1.04

  for (let k = 0; k < 28; k++) {
    const a = -Math.PI + (k / 27) * Math.PI
    const l = (k % 2 ? 292 : 330) * s
    p.path(
      path`M${cx + Math.cos(a - 0.05) * 150} ${cy + Math.sin(a - 0.05) * 150}` +
        path`L${cx + Math.cos(a) * l} ${cy - 30 + Math.sin(a) * l}` +
        path`L${cx + Math.cos(a + 0.05) * 150} ${cy + Math.sin(a + 0.05) * 150}Z`,
      k % 2 ? '#d9a441' : '#f0d7a0',
    )
    p.disc(cx + Math.cos(a) * l, cy - 30 + Math.sin(a) * l, k % 2 ? 8 : 11, k % 2 ? '#1d0a10' : '#e8f0c8')
  }

  p.group(put(cx, cy, s), () => {
    p.path('M-200-20A200 200 0 0 1 200-20L180-6A182 182 0 0 0-180-6Z', '#1d0a10')
    for (let k = 0; k < 15; k++) {
      const a = -Math.PI + ((k + 0.5) / 15) * Math.PI
      p.disc(Math.cos(a) * 190, -14 + Math.sin(a) * 190, 8, k % 2 ? '#d9f24b' : '#f0d7a0')
    }
    const half = 'M0-176C-104-176-158-112-158-20C-158 96-92 206 0 232Z'
    p.path(half, '#f2b544')
    p.path(half, '#123b3a', 'transform="scale(-1 1)"')
    p.ink('#c4741f', () => p.path(half, p.linear([[0, '#000', 0.75], [0.7, '#000', 0]], 0, 0, 1, 0)))
    for (const [m, line, paint, eye] of [
      [1, '#1d0a10', '#b3202a', '#fff6df'],
      [-1, '#f2b544', '#e8f0c8', '#f2b544'],
    ] as const) {
      p.group(`transform="scale(${m} 1)"`, () => {
        p.path('M-140-46C-110-92-54-90-22-52C-60-70-104-66-140-46Z', line)
        p.path('M-126-14C-100-52-50-50-26-10C-54 20-102 20-126-14Z', eye)
        p.disc(-72, -12, 20, line)
        p.disc(-78, -18, 5, eye)
        p.line('M-126-14C-100-52-50-50-26-10', line, 6)
        p.path('M-134 40C-116 20-84 24-74 48C-86 84-122 82-134 40Z', paint, 'opacity=".9"')
        for (let k = 0; k < 5; k++) p.disc(-104 + k * 22, -116 + Math.abs(k - 1) * 4 - k * 4, 5.5, paint)
        p.path('M0-50C-8-10-34 44-40 66C-30 84-12 86 0 86Z', paint, 'opacity=".55"')
        p.path('M-70 128C-40 118-20 112 0 122V166C-34 168-58 152-70 128Z', line)
        p.path('M-48 134C-30 128-14 128 0 132V144C-18 146-36 144-48 134Z', eye)
        p.line('M-70 126C-92 116-104 102-100 88C-88 86-80 98-86 106', line, 5)
      })
    }
    p.path('M0-168L16-134L0-100L-16-134Z', '#d9f24b')
    p.glow(0, -134, 60, '#e8ff8a', 0.5)
  })
  p.title(['মুখোশ'], { x: W / 2, y: 780, size: 156, anchor: 'middle', weight: 800, width: 84, color: '#ffe3ae' })
}
