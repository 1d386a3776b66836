import { type Pen, type Scene, path, put } from '../pen.ts'

/** A paper-cut circus: layers of paper with one lamp in the tent. */
export const circus: Scene = (p, { W, H, tall }) => {
  const cx = W * (tall ? 0.5 : 0.66)
  const floor = H * (tall ? 0.84 : 0.88)
  const scale = tall ? 1 : 1.02

  p.fill('#0c3d55')
  const sheets = ['#10566a', '#177a83', '#38a598', '#9bdcb8']
  sheets.forEach((color, i) => {
    const reach = (tall ? 560 : 640) - i * (tall ? 92 : 104)
    cut(p, cloudRing(cx, floor - 250 * scale, reach), color)
  })
  paperStars(p, W, H, cx, tall)
  cut(
    p,
    path`M-20 ${floor - 40}` +
      path`C${W * 0.2} ${floor - 90} ${W * 0.5} ${floor - 20} ${W * 0.7} ${floor - 60}` +
      path`S${W} ${floor - 70} ${W + 20} ${floor - 40}V${H + 20}H-20Z`,
    '#f08763',
  )
  p.group(put(cx, floor, scale), () => tent(p))
  cut(
    p,
    path`M-20 ${floor + 34}` +
      path`C${W * 0.25} ${floor - 10} ${W * 0.45} ${floor + 50} ${W * 0.62} ${floor + 24}` +
      path`S${W * 0.9} ${floor} ${W + 20} ${floor + 30}V${H + 20}H-20Z`,
    '#b93a5c',
  )
  for (let i = 0; i < 26; i++) {
    p.path(
      'M0-16L4.5-5L16-5L7 2.5L10 14L0 7L-10 14L-7 2.5L-16-5L-4.5-5Z',
      '#ffd9b0',
      `${put(p.r() * W, floor + 50 + p.r() * (H - floor - 50), p.between(0.2, 0.45), p.between(0, 70))} opacity=".7"`,
    )
  }
  p.title(['The Paper', 'Circus'], {
    x: W / 2,
    y: 108,
    size: 104,
    gap: 0.8,
    anchor: 'middle',
    weight: 800,
    width: 90,
    color: '#fff6df',
  })
}

/** A sheet of paper with a shadow and a thin lit edge. */
function cut(p: Pen, d: string, color: string, lift = 7) {
  p.soft(lift, () => p.path(d, '#0c3a44', `opacity=".5" transform="translate(0 ${lift})"`))
  p.path(d, color, 'stroke="#fff" stroke-opacity=".28" stroke-width="1.5"')
}

function cloudRing(x: number, y: number, reach: number) {
  const lobes = 14
  const point = (i: number) => {
    const angle = (i / lobes) * Math.PI * 2
    return path`${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach * 0.92}`
  }
  const bulge = reach * 0.235
  const arcs = Array.from({ length: lobes }, (_, i) => path`A${bulge} ${bulge} 0 0 1 ${point(i + 1)}`)
  return `M${point(0)}${arcs.join('')}Z`
}

/** Stars on threads. */
function paperStars(p: Pen, W: number, H: number, cx: number, tall: boolean) {
  const star = 'M0-30L8.5-10L30-9L13 5L19 27L0 15L-19 27L-13 5L-30-9L-8.5-10Z'
  const places = tall
    ? [
        [0.1, 0.3, 1],
        [0.24, 0.4, 0.7],
        [0.88, 0.29, 1.05],
        [0.77, 0.4, 0.65],
        [0.05, 0.47, 0.6],
        [0.95, 0.46, 0.7],
      ]
    : [
        [0.36, 0.3, 0.8],
        [0.44, 0.16, 1.1],
        [0.5, 0.42, 0.7],
        [0.82, 0.14, 0.8],
        [0.88, 0.34, 1.1],
        [0.95, 0.2, 0.9],
      ]
  for (const [x = 0, y = 0, size = 1] of places) {
    p.line(path`M${W * x} -10V${H * y - 28 * size}`, '#fff6df', 1.4, 'opacity=".8"')
    p.group(put(W * x, H * y, size, (x * W - cx) / 30), () => {
      cut(p, star, '#ffd257', 5)
      p.path('M0-30L8.5-10L30-9L13 5L19 27L0 15Z', '#f2a93b')
    })
  }
}

/** A tent, 480 units wide with its foot at 0 0: a round top, striped walls and an open curtain. */
function tent(p: Pen) {
  p.glow(0, -120, 460, '#ffe9a0', 0.75)
  cut(p, 'M-236 0L-214-210H214L236 0Z', '#fff0d8')
  for (let i = 0; i < 5; i++) {
    const x = -214 + i * 95.1
    p.path(path`M${x} -210h47.5L${(x + 47.5) * 1.103} 0L${x * 1.103} 0Z`, '#e4566a')
  }
  p.ink('#8c2742', () => p.path('M-236 0L-214-210H-90L-110 0ZM236 0L214-210H90L110 0Z', '#000', 'opacity=".3"'))
  opening(p)
  cut(
    p,
    'M-250-196C-150-236-60-300 0-392C60-300 150-236 250-196C220-168 190-168 178-196' +
      'C160-166 124-166 107-196C90-166 54-166 36-196C20-166-20-166-36-196' +
      'C-54-166-90-166-107-196C-124-166-160-166-178-196C-190-168-220-168-250-196Z',
    '#e4566a',
  )
  for (const flip of [-1, 1] as const) {
    p.group(put(0, 0, 1, 0, flip), () => {
      p.path('M0-392C34-300 92-236 178-196C160-166 124-166 107-196C60-240 22-310 0-392Z', '#fff0d8')
      p.path('M0-392C8-310 18-240 36-196C26-174 0-174 0-174Z', '#fff0d8')
    })
  }
  p.ink('#8c2742', () =>
    p.path(
      'M0-392C60-300 150-236 250-196C220-168 190-168 178-196C160-166 124-166 107-196C60-240 20-310 0-392Z',
      '#000',
      'opacity=".35"',
    ),
  )
  p.line('M0-388V-446', '#fff6df', 5)
  cut(p, 'M2-446C24-458 40-434 66-446L58-428L66-410C40-400 24-424 2-412Z', '#ffd257', 4)
}

function opening(p: Pen) {
  const mouth = 'M-118 0C-112-90-84-150 0-196C84-150 112-90 118 0Z'
  cut(p, 'M-134 0C-126-100-94-166 0-214C94-166 126-100 134 0Z', '#c23c58')
  p.path(mouth, '#ffc24a')
  p.clip(mouth, () => {
    p.glow(0, -90, 150, '#fffbe0', 1)
    for (let k = 0; k < 12; k += 2) {
      p.path('M-14-300L14-300L0 0Z', '#fff3b0', `transform="translate(0 -70) rotate(${k * 30 - 165})" opacity=".5"`)
    }
    p.group('transform="translate(0 2)"', () => elephant(p))
  })
  const curtain = 'M4-206C90-168 124-96 132 2H96C104-40 92-58 84-66C96-110 60-160 4-206Z'
  for (const flip of [-1, 1] as const) p.group(put(0, 0, 1, 0, flip), () => cut(p, curtain, '#2a6f97', 4))
}

/** An elephant on a ball with its trunk up, facing right. */
function elephant(p: Pen) {
  const grey = '#4d5f8a'
  const far = '#3a4970'
  p.disc(0, -26, 27, '#e4566a')
  p.path('M-27-26C-14-36 14-36 27-26C14-16-14-16-27-26Z', '#fff0d8')
  p.path('M0-53C-10-36-10-16 0 1C10-16 10-36 0-53Z', '#e4566a')
  p.path('M-24-84L-8-52H4L-8-86ZM12-86L6-52H17L28-84Z', far)
  cut(
    p,
    'M-46-100C-46-124-20-132 6-128C14-136 34-138 44-126C50-120 52-112 51-106' +
      'C60-104 66-112 63-124C62-132 68-136 73-131C80-114 72-92 52-92C46-90 42-88 38-86' +
      'C32-82 28-78 26-74L20-52H7L4-76C-6-74-14-74-20-76L-6-52H-19C-34-66-46-84-46-100Z',
    grey,
    3,
  )
  p.path('M10-126C22-132 34-124 32-108C28-92 14-90 8-98C2-106 2-120 10-126Z', far)
  p.disc(42, -116, 2.4, '#fff6df')
  p.path('M46-100C54-96 62-98 66-102C62-92 52-92 45-95Z', '#fff6df')
  p.line('M-45-104C-54-100-54-90-58-86', grey, 3)
  p.path('M-22-131C-10-136 0-134 6-130L2-106H-20Z', '#ffd257')
  p.path('M32-138L42-160L50-132Z', '#e4566a')
  p.disc(42, -160, 4, '#fff6df')
}
