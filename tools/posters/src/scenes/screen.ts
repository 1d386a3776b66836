import { type Pen, type Scene, path, put, round } from '../pen.ts'

const seatColors = ['#7c2435', '#681d2f', '#541728', '#411222', '#300d1b', '#200814', '#13050d']
const wallColors = ['#3c1020', '#310d1b', '#280a17', '#200813', '#1a0710', '#15060e', '#11050c']

/** The last row of an old picture house: rows of empty seats, a white screen, one couple. */
export const screen: Scene = (p, { W, H, tall }) => {
  const cx = W * (tall ? 0.5 : 0.66)
  const width = tall ? 400 : 500
  const height = width * 0.54
  const top = H * (tall ? 0.2 : 0.17)
  const bottom = top + height
  const floor = bottom + 50
  const lamp = { x: cx + (tall ? 40 : 30), y: tall ? -30 : -90 }

  p.fill('#14060f')
  hall(p, cx, top - 70, floor, width / 2 + 78)
  p.glow(cx, top + height / 2, width * 1.25, '#f5dfc4', 0.55, height * 1.7)
  curtains(p, cx, top - 46, floor - top + 46, width)
  p.rect(cx - width / 2, top, width, height, '#fffaf0', 'rx="5"')
  p.ink('#d9b79b', () =>
    p.rect(cx - width / 2, top, width, height, p.linear([[0, '#000', 0.05], [0.75, '#000', 0], [1, '#000', 0.5]])),
  )

  const beam = path`M${lamp.x} ${lamp.y}L${cx - width / 2} ${top}V${bottom}H${cx + width / 2}V${top}Z`
  p.path(beam, p.linear([[0, '#fff3dc', 0.62], [0.25, '#fff3dc', 0.3], [0.6, '#fff3dc', 0.16], [1, '#fff3dc', 0]]))
  p.clip(beam, () => {
    for (let i = 0; i < 170; i++) {
      p.disc(
        cx + p.between(-0.5, 0.5) * width,
        p.r() * top,
        p.between(0.6, 2.2),
        '#fffdf4',
        `opacity="${round(p.between(0.2, 0.9))}"`,
      )
    }
  })

  seatColors.forEach((color, row) => {
    const near = row / (seatColors.length - 1)
    const scale = 0.36 + near ** 1.5 * 0.94
    const y = floor - 6 + (H * (tall ? 0.83 : 0.98) - floor) * near ** 1.25
    if (row === 4) couple(p, cx, y, scale)
    seats(p, cx, y, scale, color, 0.75 * (1 - near) + 0.14, row % 2)
  })
  p.title(['Single Screen'], {
    x: W / 2,
    y: 810,
    size: 98,
    anchor: 'middle',
    weight: 300,
    width: 92,
    color: '#fdeeda',
  })
}

/** Side walls in perspective, with pilasters and small lamps. */
function hall(p: Pen, cx: number, top: number, floor: number, half: number) {
  const eye = (top + floor) / 2 + 10
  const out = (y: number, k: number) => round(eye + (y - eye) * k)
  p.rect(cx - half, top, half * 2, floor - top, '#4d1527')
  for (const side of [-1, 1]) {
    const at = (k: number) => round(cx + side * half * k)
    for (const [i, shade] of wallColors.entries()) {
      const near = 1 + (i * 0.3) ** 1.25
      const nearer = 1 + ((i + 1) * 0.3) ** 1.25
      p.path(
        path`M${at(near)} ${out(top, near)}L${at(nearer)} ${out(top, nearer)}V${out(floor, nearer)}` +
          path`L${at(near)} ${out(floor, near)}Z`,
        shade,
      )
      p.path(
        path`M${at(near)} ${out(top, near)}L${at(near + 0.05 * near)} ${out(top, near * 1.05)}` +
          path`V${out(floor, near * 1.05)}L${at(near)} ${out(floor, near)}Z`,
        '#4d1527',
        `opacity="${round(0.9 - i * 0.13)}"`,
      )
      const lampX = cx + (side * half * (near + nearer)) / 2
      const lampY = eye - 26 * near
      p.glow(lampX, lampY, 42 * near, '#ff9d4f', 0.4)
      p.path('M-5-8H5L3 6H-3Z', '#ffc98a', put(lampX, lampY, near))
    }
  }
}

function curtains(p: Pen, cx: number, y: number, height: number, width: number) {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const x = cx + side * (width / 2 + 8 + i * 15)
      p.rect(
        x - 8,
        y,
        16,
        height,
        p.linear([[0, '#5b1526'], [0.5, i < 2 ? '#c8484a' : '#8e2a38'], [1, '#47101f']], 0, 0, 1, 0),
      )
    }
  }
  for (let i = 0; i < 9; i++) {
    const step = (width + 150) / 9
    p.path(
      path`M${cx - width / 2 - 75 + i * step} ${y - 14}h${step}v22q${-step / 2} 34 ${-step} 0Z`,
      i % 2 ? '#7a2031' : '#8e2a38',
    )
  }
}

function seats(p: Pen, cx: number, y: number, scale: number, color: string, rim: number, shift: number) {
  const step = 104 * scale
  const count = Math.ceil(p.W / step) + 2
  for (let i = -count; i <= count; i++) {
    const x = cx + (i + shift / 2) * step
    if (x < -step || x > p.W + step) continue
    const away = Math.abs(x - cx) / p.W
    p.group(put(x, y - away ** 2 * 90 * scale, scale), () => {
      p.path('M-47 400V-46C-47-84-34-96 0-96C34-96 47-84 47-46V400Z', color)
      p.line(
        'M-40-62C-38-84-26-90 0-90C26-90 38-84 40-62',
        '#ffd9b8',
        3,
        `opacity="${round(Math.max(0, rim - away * 0.9) * 10) / 10}"`,
      )
    })
  }
}

/** A couple; her head is on his shoulder. */
function couple(p: Pen, x: number, y: number, scale: number) {
  const ink = '#16050e'
  p.group(put(x, y - 62 * scale, scale * 1.3), () => {
    p.path('M32-96V-72C4-66-16-50-18 120H108C106-50 86-66 58-72V-96Z', ink)
    p.oval(45, -116, 29, 35, ink)
    p.line('M20-132C30-152 62-152 71-130', '#ffe6cc', 3, 'opacity=".85"')
    p.path('M-40-74C-78-60-92-40-94 120H6V-40L-14-70Z', ink)
    p.group('transform="translate(-30 -92) rotate(22)"', () => {
      p.oval(0, 0, 27, 33, ink)
      p.oval(-6, 26, 20, 16, ink)
      p.line('M-24-14C-16-36 14-38 24-14', '#ffe6cc', 3, 'opacity=".85"')
    })
  })
}
