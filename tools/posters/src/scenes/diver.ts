import { type Pen, type Scene, path, put, round } from '../pen.ts'

const back =
  'M-430 22C-420-60-340-128-210-152C-60-178 120-182 320-150C520-120 700-40 900 10V420' +
  'C640 330 420 300 240 300C20 300-240 262-350 170C-410 120-432 70-430 22Z'
const jaw = 'M-430 22C-380 66-300 84-200 82C-120 80-70 66-20 96'

/** A diver's small lamp lights the eye of a huge animal. */
export const diver: Scene = (p, { W, H, tall }) => {
  const whale = tall
    ? { x: W * 0.66, y: H * 0.6, s: 0.86, turn: -8 }
    : { x: W * 0.67, y: H * 0.55, s: 1.08, turn: -6 }
  const man = tall ? { x: W * 0.27, y: H * 0.37, s: 1.05 } : { x: W * 0.42, y: H * 0.25, s: 1.1 }
  const angle = (whale.turn * Math.PI) / 180
  const eye = {
    x: whale.x + whale.s * (22 * Math.cos(angle) - 48 * Math.sin(angle)),
    y: whale.y + whale.s * (22 * Math.sin(angle) + 48 * Math.cos(angle)),
  }

  p.fill(p.linear([[0, '#0f7f8f'], [0.22, '#0a5468'], [0.55, '#062a40'], [1, '#020a18']]))
  for (let i = 0; i < 9; i++) {
    const x = W * p.r()
    p.path(
      path`M${x} -20h${p.between(20, 60)}L${x + p.between(60, 160)} ${H * 0.6}h-${p.between(60, 150)}Z`,
      p.linear([[0, '#9ff2e6', 0.22], [1, '#9ff2e6', 0]]),
    )
  }
  snow(p, 110, '#9fe0e0')
  p.group(put(whale.x, whale.y, whale.s, whale.turn), () => body(p, '#061a2e', '#174663'))

  const lamp = { x: man.x + 50 * man.s, y: man.y + 22 * man.s }
  const cone = coneOfLight(lamp, eye, 104 * whale.s)
  p.path(cone, p.linear([[0, '#fff3b8', 0.75], [0.5, '#ffe9a0', 0.3], [1, '#ffe9a0', 0.1]], 0, 0, 1, 0.6))
  p.clip(cone, () => {
    p.group(put(whale.x, whale.y, whale.s, whale.turn), () => body(p, '#51717a', '#8fa69b'))
    p.glow(eye.x, eye.y, 150 * whale.s, '#fff0b4', 0.55)
    p.ink('#0d2a40', () =>
      p.disc(eye.x, eye.y, 180 * whale.s, p.radial([[0, '#000', 0], [0.4, '#000', 0.2], [1, '#000', 0.9]])),
    )
    snow(p, 90, '#fffbe0')
  })
  p.group(put(eye.x, eye.y, whale.s, whale.turn), () => whaleEye(p))
  p.group(put(man.x, man.y, man.s), () => swimmer(p))
  p.glow(lamp.x, lamp.y, 54, '#fff6c8', 0.95)
  p.disc(lamp.x, lamp.y, 6, '#fffbe6')
  p.title(['ডুবুরি'], { x: 44, y: 176, size: 168, weight: 700, width: 90, color: '#eafff4' })
}

function coneOfLight(from: { x: number; y: number }, to: { x: number; y: number }, half: number) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const rim = (side: number) => `${round(to.x - side * uy * half)} ${round(to.y + side * ux * half)}`
  return path`M${from.x} ${from.y}L${rim(1)}A${half} ${half} 0 0 0 ${rim(-1)}Z`
}

function body(p: Pen, skin: string, crease: string) {
  p.path(back, skin)
  p.clip(back, () => {
    for (let i = 0; i < 9; i++) {
      p.line(
        path`M${-400 + i * 30} ${96 + i * 13}` +
          path`C${-250 + i * 20} ${130 + i * 17} ${-40 + i * 6} ${140 + i * 17} ${360} ${150 + i * 20}`,
        crease,
        3,
      )
    }
    p.ink('#01060f', () => p.path(back, p.linear([[0, '#000', 0], [0.5, '#000', 0], [1, '#000', 0.9]])))
  })
  p.line(
    'M-430 22C-420-60-340-128-210-152C-60-178 120-182 320-150C520-120 700-40 900 10',
    '#3fa9b5',
    3,
    'opacity=".7"',
  )
  p.line(jaw, crease, 6)
  for (const [x, y, r] of [
    [-330, -62, 9],
    [-286, -84, 7],
    [-246, -104, 8],
    [-300, -34, 6],
    [-372, -20, 7],
    [-200, -120, 6],
  ] as const) {
    p.disc(x, y, r, crease)
  }
  p.path('M120 170C170 230 190 320 130 420C100 330 60 270 40 210Z', skin)
  p.line('M40 210C60 270 100 330 130 420C190 320 170 230 120 170', crease, 4)
}

function whaleEye(p: Pen) {
  p.path('M-44 4C-28-26 26-30 46 2C26 26-26 28-44 4Z', '#233f4d')
  p.path('M-32 4C-20-16 20-20 34 2C18 18-20 20-32 4Z', '#fff3c4')
  p.disc(0, 0, 15, '#d98a2b')
  p.disc(0, 0, 8.5, '#10151c')
  p.disc(-5, -6, 4, '#fff')
  for (const d of ['M-58-10C-36-46 34-48 60-8', 'M-52 20C-30 42 30 42 54 18', 'M-70-22C-40-66 40-68 74-20']) {
    p.line(d, '#233f4d', 4)
  }
}

function swimmer(p: Pen) {
  const ink = '#03101c'
  p.line('M-34-10C-24-22-4-20 10-8', '#e8a23a', 15)
  p.path('M-44-8C-30-26 6-18 26 0C32 8 26 18 14 16C-8 14-34 10-44-8Z', ink)
  p.disc(34, 4, 13, ink)
  p.path('M38-4C48-4 50 8 42 12Z', '#8ff0e4')
  p.line('M14 10L32 24L48 22', ink, 8)
  p.line('M-38-8L-66-16L-92-6M-38-2L-62 8L-86 26', ink, 9)
  p.path('M-88-12C-104-12-122-4-132 6C-116 8-100 4-86 0Z', '#e8a23a')
  p.path('M-82 20C-94 28-106 44-108 56C-96 52-84 42-78 30Z', '#e8a23a')
  for (const [x, y, r] of [[30, -26, 4], [38, -42, 6], [32, -62, 5], [42, -82, 8], [34, -106, 6]]) {
    p.add(`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#b8f4ea" stroke-width="1.6" opacity=".7"/>`)
  }
}

/** Particles that sink through the deep water. */
function snow(p: Pen, count: number, color: string) {
  for (let i = 0; i < count; i++) {
    p.disc(p.r() * p.W, p.r() * p.H, p.r() ** 2 * 2.2 + 0.5, color, `opacity="${round(p.between(0.15, 0.6))}"`)
  }
}
