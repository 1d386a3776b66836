import { type Pen, type Scene, path, put, round } from '../pen.ts'

/** A racing boat from above: forty rowers and golden water at their oars. */
export const oars: Scene = (p, { W, H, tall }) => {
  const boat = tall
    ? { x: W * 0.57, y: H * 0.53, s: 0.84, turn: 20 }
    : { x: W * 0.67, y: H * 0.48, s: 0.94, turn: 58 }

  p.fill(p.linear([[0, '#0d6a4e'], [0.5, '#0b5040'], [1, '#04261f']], 1, 0, 0, 1))
  p.group(put(boat.x, boat.y, boat.s, boat.turn), () => ripples(p))
  p.ink('#03201a', () =>
    p.rect(0, 0, W, H, p.linear([[0, '#000', 0.65], [0.5, '#000', 0.1], [1, '#000', 0.75]], 0, 0, 1, 0.6)),
  )
  p.group(put(boat.x, boat.y, boat.s, boat.turn), () => {
    wake(p)
    p.path('M26-340C58-200 58 200 30 356C12 396 14 390 26 340Z', '#021712', 'opacity=".6"')
    for (let i = 0; i < 20; i++) for (const side of [-1, 1]) oar(p, side, -262 + i * 27)
    hull(p)
    for (let i = 0; i < 20; i++) for (const side of [-1, 1]) rower(p, side, -262 + i * 27, i)
    steersman(p)
  })
  p.title(['চল্লিশ', 'বৈঠা'], { x: 38, y: 132, size: 116, gap: 1.04, weight: 800, width: 86, color: '#ffe08a' })
}

/** The river's ripples, across the course of the boat. */
function ripples(p: Pen) {
  for (let i = 0; i < 420; i++) {
    const [x, y, length] = [p.between(-1000, 1000), p.between(-900, 900), p.between(20, 90)]
    p.line(
      path`M${x} ${y}q${length / 2} ${-length * 0.16} ${length} 0`,
      p.r() < 0.5 ? '#24a077' : '#06352a',
      p.between(1.2, 3),
      `opacity="${round(p.between(0.3, 0.8))}"`,
    )
  }
}

/** The wake behind the stern, with a pair of rings per stroke. */
function wake(p: Pen) {
  const gold = '#ffd257'
  p.path(
    'M-20 300C-60 460-150 700-260 1000H260C150 700 60 460 20 300Z',
    p.linear([[0, '#ffe69a', 0.5], [0.25, '#f2b632', 0.2], [0.6, '#f2b632', 0]]),
  )
  p.ink('#ffe9a0', () =>
    p.path(
      'M-16 310C-40 460-110 700-190 1000H190C110 700 40 460 16 310Z',
      p.linear([[0, '#000', 0.85], [0.7, '#000', 0.1], [1, '#000', 0]]),
    ),
  )
  for (let i = 0; i < 90; i++) {
    const far = p.r() ** 1.4
    const width = p.between(0.15, 0.6) * (30 + far * 190)
    p.rect(
      p.between(-1, 1) * (14 + far * 130) - width / 2,
      316 + far * 560,
      width,
      2 + far * 4,
      gold,
      `rx="2" opacity="${round(0.9 - far * 0.75)}"`,
    )
  }
  for (const side of [-1, 1]) {
    p.path(
      `M${side * 3}-400C${side * 60}-260 ${side * 120}-60 ${side * 214} 330` +
        `C${side * 110}-40 ${side * 50}-240 ${side * 3}-380Z`,
      gold,
      'opacity=".45"',
    )
    for (let i = 0; i < 9; i++) {
      const y = 318 + i * 46
      const ring = `stroke="${gold}" stroke-width="3" opacity="${round(0.8 - i * 0.085)}"`
      p.oval(side * (126 + i * 9), y, 18 + i * 3, 9 + i * 1.6, 'none', ring)
    }
  }
}

function oar(p: Pen, side: number, y: number) {
  const [endX, endY] = [side * 132, y + 26]
  p.line(`M${side * 14} ${y - 4}L${endX} ${endY}`, '#f3d9a0', 3.4)
  p.path('M-8-6C4-11 24-9 32 0C24 9 4 11-8 6Z', '#f3d9a0', put(endX, endY, 1, side > 0 ? 14 : 166))
  p.path(
    'M4-7C20-14 34-6 44 4C30 8 12 10 2 7Z',
    '#fff6d6',
    `${put(endX + side * 12, endY + 6, 0.8, side > 0 ? 30 : 150)} opacity=".85"`,
  )
  for (let k = 0; k < 3; k++) {
    p.disc(endX + side * p.between(8, 34), endY + p.between(-14, 16), p.between(1.2, 2.8), '#fff6d6')
  }
}

/** The narrow black hull with a red spine and golden rails. */
function hull(p: Pen) {
  p.path(
    `M0-416C14-360 34-260 36-120V160C34 300 16 350 0 396C-16 350-34 300-36 160V-120C-34-260-14-360 0-416Z`,
    '#140d0a',
  )
  p.path(
    `M0-376C10-330 28-250 29-120V160C28 280 12 330 0 362C-12 330-28 280-29 160V-120C-28-250-10-330 0-376Z`,
    '#5b2417',
  )
  p.rect(-3, -310, 6, 610, '#140d0a')
  for (const flip of [-1, 1] as const) {
    p.group(put(0, 0, 1, 0, flip), () =>
      p.line('M0-408C13-358 32-260 33-120V160C32 300 14 348 0 388', '#ffc93c', 2.6),
    )
  }
  for (let k = 0; k < 5; k++) {
    p.path('M0-16L10 0L0 16L-10 0Z', k % 2 ? '#ffc93c' : '#d33b26', put(0, -362 + k * 17, 0.34 + k * 0.13))
  }
  p.line(`M0-414v-22`, '#ffc93c', 4)
}

/** A rower's back, arms and head, leaning into the stroke. */
function rower(p: Pen, side: number, y: number, seat: number) {
  p.group(put(side * 15, y, 1), () => {
    p.line(`M${side * -6} 0L${side * 6}-8L${side * 20}-1M${side * 7} 2L${side * 22} 1`, '#7a4630', 4.4)
    p.oval(0, 2, 11, 8, seat % 2 ? '#f4f0de' : '#e2452c')
    p.disc(side, -4, 6, '#180e0b')
    p.path('M-6-4C-5-12 5-12 6-4C2-6-2-6-6-4Z', '#ffc93c', `transform="translate(${side} 0)"`)
  })
}

/** The steersman in the stern with the long oar. */
function steersman(p: Pen) {
  p.line('M-6 318L78 452', '#f3d9a0', 5)
  p.path('M-9-5C6-12 40-10 54 0C40 10 6 12-9 5Z', '#f3d9a0', put(74, 444, 1, 58))
  p.line('M-8 312L2 330M8 310L6 334', '#7a4630', 5)
  p.oval(0, 310, 14, 9, '#f4f0de')
  p.disc(0, 304, 7, '#180e0b')
  p.path('M-8 304C-6 293 6 293 8 304C3 300-3 300-8 304Z', '#e2452c')
}
