import { type Pen, type Scene, path, put, round } from '../pen.ts'
import { stars } from '../things.ts'

/** A clock tower with the moon as a dial of thirteen hours, and a cat. */
export const thirteen: Scene = (p, { W, H, tall }) => {
  const cx = W * (tall ? 0.5 : 0.66)
  const cy = H * 0.41
  const r = tall ? 186 : 190

  p.fill(p.linear([[0, '#2a0b33'], [0.5, '#6b1c4e'], [0.8, '#c4485a'], [1, '#f0885e']]))
  stars(p, 110, H * 0.6, '#ffe3ee')
  p.glow(cx, cy, r * 2.3, '#ffdf9e', 0.55)
  tower(p, cx, cy, r, H)
  p.disc(cx, cy, r, '#fff2c8')
  p.ink('#f2b75f', () => p.disc(cx, cy, r, p.linear([[0.1, '#000', 0], [1, '#000', 0.75]], 0, 0, 0.5, 1)))
  for (const [x, y, size] of [[-0.4, -0.3, 0.16], [0.3, 0.42, 0.2], [-0.2, 0.5, 0.1], [0.46, -0.36, 0.12]] as const) {
    p.disc(cx + x * r, cy + y * r, size * r, '#f2c777', 'opacity=".5"')
  }
  marks(p, cx, cy, r)

  const ink = '#2a0b33'
  p.group(put(cx, cy, r / 190), () => {
    p.path('M6-6L-38-104L-54-104L-42-88L-30-96L-6 6Z', ink, 'transform="rotate(-6)"')
    p.path('M-30-7H214L262 0L214 7H-30Z', ink)
    p.disc(0, 0, 17, ink)
    p.disc(0, 0, 6, '#fff2c8')
    p.group('transform="translate(128 -6)"', () => cat(p, ink))
  })
  const scale = tall ? 1 : 1.15
  roofs(p, H * (tall ? 0.8 : 0.88), '#5c1846', scale, 0.75)
  roofs(p, H * (tall ? 0.87 : 0.97), '#2a0b33', scale * 1.25, 1)
  p.title(['তেরোটা বাজে'], {
    x: W / 2,
    y: 118,
    size: 104,
    anchor: 'middle',
    weight: 800,
    width: 84,
    color: '#ffe6b0',
  })
}

function tower(p: Pen, cx: number, cy: number, r: number, H: number) {
  const color = '#43123f'
  const half = r * 0.62
  p.rect(cx - half, cy, half * 2, H - cy, color)
  p.path(
    path`M${cx - half - 26} ${cy + r * 1.22}H${cx + half + 26}L${cx + half} ${cy + r * 1.36}H${cx - half}Z`,
    '#5c1846',
  )
  p.disc(cx, cy, r + 26, color)
  p.add(
    `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r + 13)}" fill="none" stroke="#d9793f" stroke-width="4"/>`,
  )
  p.path(path`M${cx - 62} ${cy - r - 16}L${cx} ${cy - r - 82}L${cx + 62} ${cy - r - 16}Z`, color)
  p.line(path`M${cx} ${cy - r - 80}v-34M${cx - 12} ${cy - r - 102}h24`, color, 4)
  for (const x of [-0.5, 0, 0.5]) {
    p.path(
      'M-14 60V-14C-14-34 14-34 14-14V60Z',
      x === 0 ? '#ffcb74' : '#2a0b33',
      put(cx + x * half * 1.1, cy + r * 1.6, r / 190),
    )
  }
  p.ink('#1d0626', () =>
    p.rect(cx - half, cy + r, half, H - cy - r, p.linear([[0, '#000', 0.8], [1, '#000', 0]], 0, 0, 1, 0)),
  )
}

function marks(p: Pen, cx: number, cy: number, r: number) {
  const numerals = ['১৩', '১', '২', '৩', '৪', '৫', '৬', '৭', '৮', '৯', '১০', '১১', '১২']
  numerals.forEach((numeral, i) => {
    const angle = (i / 13) * Math.PI * 2 - Math.PI / 2
    const on = (share: number) =>
      `${round(cx + Math.cos(angle) * r * share)} ${round(cy + Math.sin(angle) * r * share)}`
    p.line(path`M${on(0.91)}L${on(0.97)}`, '#7c2a45', i === 0 ? 9 : 5)
    p.sign([numeral], {
      x: cx + Math.cos(angle) * r * 0.76,
      y: cy + Math.sin(angle) * r * 0.76 + r * 0.085,
      size: Math.round(r * (i === 0 ? 0.27 : 0.2)),
      anchor: 'middle',
      weight: i === 0 ? 800 : 600,
      width: 90,
      color: i === 0 ? '#b3202f' : '#7c2a45',
    })
  })
}

/** A cat sits on the hand of the clock and looks up. */
function cat(p: Pen, ink: string) {
  p.path(
    'M-34 2C-40-30-24-58-6-66C-14-84-12-98-8-112L6-98C14-101 24-101 32-98L46-112' +
      'C50-96 50-84 44-74C40-66 32-60 26-58C36-40 38-20 38 2Z',
    ink,
  )
  p.line('M-30-2C-54 8-50 40-36 52C-26 60-16 54-18 46', ink, 9)
  p.path('M7-82q6-8 12 0q-6 5-12 0ZM26-82q6-8 12 0q-6 5-12 0Z', '#ffe08a')
  p.line('M44-72l20-4M44-68l19 3M-2-72l-18-6M-2-68l-18 1', '#7c2a45', 1.6)
}

function roofs(p: Pen, y: number, color: string, scale: number, lit: number) {
  for (let x = -40; x < p.W + 40;) {
    const width = p.between(80, 150) * scale
    const rise = p.between(-34, 34)
    const top = y + rise
    const kind = p.r()
    if (kind < 0.6) {
      p.path(
        path`M${x - 8} ${top}L${x + width / 2} ${top - 52 * scale}L${x + width + 8} ${top}` +
          path`V${p.H + 10}H${x - 8}Z`,
        color,
      )
    } else {
      p.rect(x, top - 12, width, p.H - top + 20, color)
      p.rect(x - 5, top - 20, width + 10, 10, color)
    }
    if (kind > 0.3) p.rect(x + width * 0.7, top - 60 * scale, 16 * scale, 60 * scale, color)
    for (const at of [0.24, 0.56]) {
      if (p.r() < 0.55 * lit) p.rect(x + width * at, top + 16, 13 * scale, 18 * scale, '#ffc46b', 'rx="2"')
    }
    x += width
  }
}
