import { type Pen, type Scene, path, put } from '../pen.ts'

const [wall, deep, night] = ['#3d3158', '#271f42', '#150f2b']

/** The first drops in an inner courtyard, lit by one open door. */
export const firstrain: Scene = (p, { W, H, tall }) => {
  const [cx, foot] = [W * (tall ? 0.52 : 0.66), H * (tall ? 0.68 : 0.7)]
  const [half, high] = tall ? [190, 330] : [270, 370]
  const top = foot - high
  p.fill(p.linear([[0, '#1c4a5c'], [0.3, '#5f9d98'], [0.5, '#a9cdb0']]))
  clouds(p, W, H)
  for (const side of [-1, 1] as const) {
    sideWall(p, cx + side * half, side, top, foot, H)
  }
  p.rect(cx - half, top, half * 2, high, wall)
  p.ink(deep, () =>
    p.rect(cx - half, top, half * 2, high, p.linear([[0, '#000', 0], [0.5, '#000', 0.3], [1, '#000', 0.7]])),
  )
  upperFloor(p, cx, top, half, high)
  floor(p, W, H, foot)
  const door = { w: tall ? 106 : 124, h: high * 0.5 }
  arch(p, cx - half * 0.66, foot, door.w * 0.7, door.h * 0.9, night)
  arch(p, cx + half * 0.66, foot, door.w * 0.7, door.h * 0.9, night)
  p.glow(cx, foot - door.h * 0.5, half * 1.5, '#ffb24d', 0.55)
  arch(p, cx, foot, door.w + 18, door.h + 12, '#5a3550')
  arch(p, cx, foot, door.w, door.h, p.linear([[0, '#fff0b8'], [1, '#ffac3f']]))
  light(p, cx, foot, door.w, H)
  p.rect(cx - door.w * 0.95, foot - 4, door.w * 1.9, 14, '#7a4a52')
  p.rect(cx - door.w * 1.05, foot + 10, door.w * 2.1, 12, '#3a2547')
  p.group(put(cx - door.w * 0.72, foot - 3, tall ? 0.46 : 0.52), () => cat(p))
  splashes(p, W, H, cx, foot)
  const childY = H * (tall ? 0.89 : 0.975)
  p.group(`${put(cx + 8, childY, tall ? 1.75 : 1.62)} opacity=".4"`, () =>
    p.group('transform="scale(1 -.42)"', () => child(p)),
  )
  p.group(put(cx + 8, childY, tall ? 1.75 : 1.62), () => child(p))
  drops(p, W, H, cx, foot)
  p.title(['প্রথম', 'বৃষ্টি'], { x: 42, y: 116, size: 112, gap: 1.06, weight: 800, width: 90, color: '#fff3cf' })
}

function clouds(p: Pen, W: number, H: number): void {
  for (let i = 0; i < 26; i++) {
    p.oval(p.r() * W, p.r() * H * 0.16, p.between(60, 150), p.between(18, 46), '#163a4d', 'opacity=".5"')
  }
}

/** The eaves, seen from below. */
function sideWall(p: Pen, x: number, side: 1 | -1, top: number, foot: number, H: number): void {
  const far = x + side * 900
  const rise = (y: number, slope: number) => path`M${x} ${y}L${far} ${y + slope * 900}`
  p.path(path`${rise(top, -0.9)}V${H + 600}L${x} ${foot}Z`, deep)
  p.path(path`${rise(top - 16, -0.93)}V${top - 760}L${x} ${top + 8}Z`, night)
  const balcony = top + (foot - top) * 0.44
  p.path(path`${rise(balcony, -0.24)}V${balcony - 120}L${x} ${balcony + 16}Z`, wall)
  for (let i = 0; i < 4; i++) {
    const [from, to] = [x + side * (14 + i * i * 22 + i * 34), x + side * (44 + i * i * 30 + i * 52)]
    const low = (at: number) => foot + Math.abs(at - x) * 0.5
    const crown = (at: number) => balcony + 48 - Math.abs(at - x) * 0.12
    p.path(
      path`M${from} ${low(from)}V${crown(from)}Q${(from + to) / 2} ${crown(from) - 34} ${to} ${crown(to)}` +
        path`V${low(to)}Z`,
      night,
    )
  }
}

function upperFloor(p: Pen, cx: number, top: number, half: number, high: number): void {
  p.rect(cx - half - 10, top - 14, half * 2 + 20, 20, night)
  for (const dx of [-0.62, 0, 0.62]) {
    arch(p, cx + half * dx, top + high * 0.4, half * 0.3, high * 0.29, night)
    for (let k = 0; k < 9; k++) {
      p.rect(cx + half * dx - half * 0.12, top + high * 0.17 + k * high * 0.025, half * 0.24, 3, '#2c6a66')
    }
  }
  p.rect(cx - half, top + high * 0.4, half * 2, 10, '#54406f')
  for (let x = cx - half + 8; x < cx + half; x += 14) {
    p.rect(x, top + high * 0.3, 3, high * 0.1, night)
  }
  p.rect(cx - half, top + high * 0.29, half * 2, 5, night)
}

function arch(p: Pen, x: number, foot: number, w: number, h: number, paint: string): void {
  p.path(
    path`M${x - w / 2} ${foot}V${foot - h * 0.74}Q${x} ${foot - h * 1.26} ${x + w / 2} ${foot - h * 0.74}V${foot}Z`,
    paint,
  )
}

function floor(p: Pen, W: number, H: number, foot: number): void {
  p.rect(0, foot, W, H - foot, p.linear([[0, '#3b2d55'], [1, '#120c26']]))
  for (let k = 1; k < 7; k++) {
    p.rect(0, foot + (H - foot) * (k / 7) ** 1.5, W, 2, night, 'opacity=".6"')
  }
}

function light(p: Pen, cx: number, foot: number, w: number, H: number): void {
  p.path(
    path`M${cx - w / 2} ${foot}H${cx + w / 2}L${cx + w * 1.5} ${H + 10}H${cx - w * 1.5}Z`,
    p.linear([[0, '#ffc25c', 0.95], [1, '#ff9f43', 0.12]]),
  )
}

/** A person from behind, face up and palms out; 100 units high. */
function child(p: Pen): void {
  p.line('M-6-30L-7-2M6-30L7-2', night, 8)
  p.line('M-9-66L-26-58L-42-76M9-66L26-58L42-76', night, 6.5)
  p.path('M-35-78L-52-82Q-49-72-41-71ZM35-78L52-82Q49-72 41-71Z', night)
  p.path('M-9-72C-14-66-12-52-12-46L-15-20H15L12-46C12-52 14-66 9-72Q0-76-9-72Z', '#c2334d')
  p.path('M-15-20H15L13-32H-13Z', '#e8574f')
  p.disc(0, -84, 13.5, night)
}

function cat(p: Pen): void {
  p.path('M-26 0C-34-22-20-44-10-54C-18-66-16-78-14-92L-2-82H10L20-92C24-76 22-62 16-54C26-40 26-16 24 0Z', night)
  p.line('M-24-4C-50 0-58-14-50-28', night, 8)
}

/** Rain that is bright where it crosses the light. */
function drops(p: Pen, W: number, H: number, cx: number, foot: number): void {
  for (let i = 0; i < W / 4.5; i++) {
    const [x, y, l] = [p.r() * W, p.r() * H, p.between(24, 80)]
    const lit = Math.abs(x - cx) < 150 && y > foot - 230
    p.line(
      path`M${x} ${y}l${-l * 0.06} ${l}`,
      lit ? '#ffe6a3' : '#bfe0dc',
      p.between(0.7, 1.7),
      `opacity="${lit ? 0.8 : 0.35}"`,
    )
  }
}

function splashes(p: Pen, W: number, H: number, cx: number, foot: number): void {
  for (let i = 0; i < W / 14; i++) {
    const [x, y] = [p.r() * W, p.between(foot + 30, H)]
    const size = 4 + ((y - foot) / (H - foot)) * 14
    p.oval(
      x,
      y,
      size,
      size * 0.3,
      'none',
      `stroke="${Math.abs(x - cx) < 130 ? '#ffe6a3' : '#8f93b8'}" stroke-width="1.4" opacity=".6"`,
    )
  }
}
