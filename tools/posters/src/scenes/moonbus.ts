import { type Scene, path, put } from '../pen.ts'
import { stars } from '../things.ts'

/** An old town bus stands on the moon, with its conductor looking for change. */
export const moonbus: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#04061a'], [0.7, '#101640'], [1, '#1b2358']]))
  stars(p, tall ? 220 : 320, H * 0.8)
  const [ex, ey] = tall ? [W * 0.72, H * 0.34] : [W * 0.86, H * 0.24]
  p.glow(ex, ey, 210, '#7fd0ff', 0.5)
  p.disc(ex, ey, 96, '#2f7fd0')
  p.clip(path`M${ex - 96} ${ey}a96 96 0 1 0 192 0a96 96 0 1 0 -192 0Z`, () => {
    p.path(path`M${ex - 60} ${ey - 70}q50 -20 70 20t-30 50t-60 10ZM${ex + 10} ${ey + 10}q50 -10 60 30t-40 40t-40 -20Z`, '#4fb86a')
    p.line(path`M${ex - 96} ${ey - 20}q60 -26 110 0t90 -6M${ex - 80} ${ey + 50}q60 20 150 -6`, '#fff', 11, 'opacity=".7"')
    p.ink('#04061a', () => p.disc(ex, ey, 96, p.linear([[0.3, '#000', 0], [1, '#000', 0.95]], 0, 0, 1, 1)))
  })
  const fl = H * (tall ? 0.8 : 0.82)
  p.path(path`M-10 ${fl + 30}Q${W / 2} ${fl - 60} ${W + 10} ${fl + 30}V${H + 10}H-10Z`, '#d9d6cc')
  p.ink('#6d6b78', () => p.path(path`M-10 ${fl + 30}Q${W / 2} ${fl - 60} ${W + 10} ${fl + 30}V${H + 10}H-10Z`, p.linear([[0, '#000', 0.1], [1, '#000', 0.75]])))
  for (const [x, y, r] of tall ? [[0.14, 0.88, 46], [0.82, 0.9, 60], [0.5, 0.95, 30], [0.94, 0.82, 20]] as const : [[0.2, 0.92, 50], [0.46, 0.9, 36], [0.92, 0.93, 60]] as const) {
    p.oval(W * x, H * y, r, r * 0.32, '#a3a0a0')
    p.oval(W * x + 3, H * y + 5, r * 0.84, r * 0.24, '#c4c1b8')
  }
  const [cx, s] = tall ? [W * 0.48, 1.06] : [W * 0.66, 1.06]
  p.oval(cx, fl + 26, 260 * s, 22, '#4a4858', 'opacity=".6"')
  p.group(put(cx, fl + 14, s, -3), () => {
    p.path('M-240-20V-196C-240-236-220-246-190-246H180C224-246 240-220 244-180L250-90V-20Z', '#e0342f')
    p.path('M-240-110H249L250-20H-240Z', '#f2c12e')
    p.rect(-240, -120, 489, 12, '#fff3d8')
    p.ink('#5a0a14', () => p.path('M-240-20V-196C-240-236-220-246-190-246H180C224-246 240-220 244-180L250-90V-20Z', p.linear([[0.5, '#000', 0], [1, '#000', 0.7]], 0, 0, 0.6, 1)))
    for (let k = 0; k < 5; k++) {
      p.rect(-222 + k * 78, -216, 64, 76, '#ffe9a0', 'rx="8"')
      if (k === 1 || k === 3) p.path(`M${-206 + k * 78}-140c0-26 8-30 16-30s16 4 16 30ZM${-190 + k * 78}-200a13 13 0 1 1 0 26a13 13 0 1 1 0-26Z`, '#2b1420')
    }
    p.path('M180-216H212C226-206 230-180 232-140H180Z', '#bff0ff')
    p.rect(-30, -278, 150, 34, '#12333f', 'rx="6"')
    p.sign(['চাঁদ-৭'], { x: 45, y: -252, size: 28, anchor: 'middle', weight: 700, color: '#ffe9a0' })
    p.rect(-210, -262, 150, 16, '#7a4a24', 'rx="4"')
    for (const [x, w, c] of [[-204, 44, '#2f8f8a'], [-154, 40, '#c2705a'], [-108, 44, '#3f56b8']] as const) p.rect(x, -290, w, 30, c, 'rx="5"')
    for (const x of [-150, 160]) {
      p.disc(x, -14, 42, '#16202f')
      p.disc(x, -14, 21, '#d9dfe2')
      p.disc(x, -14, 8, '#16202f')
    }
    p.disc(240, -70, 14, '#fff6d0')
    p.path('M250-84L420-130V30L250-56Z', p.linear([[0, '#fff6d0', 0.7], [1, '#fff6d0', 0]], 0, 0, 1, 0))
  })
  p.group(put(cx - 300 * s * (tall ? 0.76 : 1), fl + 26, 0.96), () => {
    p.path('M-16 0L-12-50H12L16 0H4L0-34L-4 0ZM-18-94C-22-60-18-46-12-44H12C18-46 22-60 18-94Z', '#f0efe8')
    p.disc(0, -112, 27, '#f0efe8')
    p.oval(3, -112, 18, 15, '#2b4a7a')
    p.line('M-16-88L-34-60M16-88L38-74', '#f0efe8', 11)
    p.rect(-20, -66, 22, 26, '#7a4a24', 'rx="4"')
    p.line('M-18-90L4-62', '#7a4a24', 4)
  })
  p.ink('#02030f', () => p.fill(p.linear([[0, '#000', 0.4], [0.3, '#000', 0], [0.8, '#000', 0], [1, '#000', 0.6]])))
  p.title(['Last Stop,', 'Moon'], { x: 40, y: 118, size: 108, gap: 0.88, weight: 800, width: 86, color: '#ffe9a0' })
}
