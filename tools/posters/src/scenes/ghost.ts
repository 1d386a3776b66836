import { type Pen, type Scene, path, put } from '../pen.ts'
import { stars } from '../things.ts'

/** A round ghost brings tea to a lit door, and bows. */
export const ghost: Scene = (p, { W, H, tall }) => {
  const ground = H * (tall ? 0.76 : 0.83)
  const gx = W * (tall ? 0.415 : 0.6)
  const doorX = W * (tall ? 0.885 : 0.85)
  const moon = { x: W * (tall ? 0.71 : 0.42), y: H * (tall ? 0.3 : 0.22) }

  p.fill(p.linear([[0, '#062a30'], [0.6, '#11575a'], [1, '#1d7a6d']]))
  stars(p, 60, H * 0.6, '#d9fff0')
  p.glow(moon.x, moon.y, 190, '#fff2b0', 0.4)
  p.path('M-10-62A62 62 0 1 0 60 22A54 54 0 0 1-10-62Z', '#fff2b8', put(moon.x, moon.y, 1))

  const grove = (count: number, drop: number, thin: number, thick: number, color: string) => {
    for (let i = 0; i < count; i++) {
      const x = W * ((i + 0.5) / count) + p.between(-20, 20)
      if (Math.abs(x - moon.x) > (tall ? 84 : 120)) bamboo(p, x, ground + drop, p.between(thin, thick), color)
    }
  }
  grove(tall ? 9 : 18, 10, 8, 13, '#17696a')
  grove(tall ? 5 : 10, 20, 15, 22, '#0a3f43')

  p.rect(0, ground, W, H - ground, '#07343a')
  for (let i = 0; i < 60; i++) {
    p.path(
      'M-5 0C-5-10-8-16-12-20C-4-16 0-8 0 0C2-12 5-18 10-24C7-16 5-8 5 0Z',
      '#07343a',
      put(p.r() * W, ground + 3, p.between(0.6, 1.2)),
    )
  }
  hut(p, doorX, ground, tall ? 1.06 : 1.2)
  p.path(
    path`M${doorX - 74} ${ground + 22}H${doorX + 74}L${doorX + 20} ${H}H${doorX - (tall ? 360 : 470)}Z`,
    p.linear([[0, '#ffb655', 0.8], [1, '#ff9a3d', 0.05]]),
  )
  p.ink('#03181d', () => p.rect(0, ground + 20, W, H - ground, p.linear([[0, '#000', 0], [1, '#000', 0.8]])))

  p.oval(gx - 20, ground + 52, 120, 13, '#03181d', 'opacity=".55"')
  p.group(put(gx, ground - (tall ? 112 : 128), tall ? 1.1 : 1.26), () => bowingGhost(p))
  p.title(['ভদ্র ভূত'], { x: 40, y: 148, size: 146, weight: 800, width: 88, color: '#eafff2' })
}

function bamboo(p: Pen, x: number, base: number, width: number, color: string) {
  const lean = p.between(-0.05, 0.05)
  const joint = width * p.between(7, 9)
  for (let y = base; y > -joint; y -= joint) {
    const dx = (base - y) * lean
    p.path(
      path`M${x + dx - width / 2} ${y}l${joint * lean} ${-joint + 4}h${width}l${-joint * lean} ${joint - 4}Z`,
      color,
    )
    const side = p.r() < 0.5 ? -1 : 1
    if (y < base - joint) {
      for (let k = 0; k < 3; k++) {
        p.path('M0 0C18-9 42-6 62 8C40 10 18 8 0 0Z', color, put(x + dx, y, width * 0.07, side * (k * 30 - 20), side))
      }
    }
  }
}

/** Mud walls with a low thatch and one lit door. */
function hut(p: Pen, x: number, ground: number, scale: number) {
  p.group(put(x, ground + 20, scale), () => {
    p.rect(-100, -270, 430, 270, '#0b2a2f')
    p.glow(0, -120, 230, '#ffb655', 0.75)
    p.rect(-76, -250, 152, 250, '#3d1f12')
    p.rect(-64, -240, 128, 240, p.linear([[0, '#fff0b4'], [1, '#ffab48']]))
    p.path('M30-240H64V0H30Z', '#e98a35')
    p.line('M47-232V-6M36-120H41', '#b86423', 2.5)
    p.path('M-190-236C-120-300-60-370-10-440H400V-270C260-292 60-286-190-236Z', '#0c3a33')
    for (let i = 0; i < 22; i++) {
      p.line(path`M${-180 + i * 17} ${-238 - i * 1.8}l${4 + i * 0.6}-${26 + (i % 3) * 14}`, '#155248', 3)
    }
    p.path('M-120 0H150L170 22H-140Z', '#1b4a44')
    p.path('M-120 0H150L152 5H-122Z', '#ffb655', 'opacity=".7"')
  })
}

function bowingGhost(p: Pen) {
  p.group('transform="translate(-62-30) rotate(-14)"', () => {
    p.line('M0 40V-176', '#3d1f12', 6)
    p.path(
      'M-128-120C-120-206-60-240 0-240C60-240 120-206 128-120C112-136 92-136 84-120' +
        'C70-138 44-138 30-120C18-136-18-136-30-120C-44-138-70-138-84-120' +
        'C-92-136-112-136-128-120Z',
      '#e2483f',
    )
    p.path('M-30-120C-34-180-20-220 0-240C20-220 34-180 30-120C18-136-18-136-30-120Z', '#ff7a5f')
    p.line('M0-240V-256', '#3d1f12', 6)
  })
  p.glow(30, 0, 210, '#eafff2', 0.3)
  const body =
    'M-112 128C-128 40-96-56-26-98C34-132 112-104 120-40C126 6 100 38 68 48' +
    'C52 66 62 104 80 132C68 150 50 150 40 132C28 152 4 152-6 132C-18 152-42 152-52 132' +
    'C-64 152-100 150-112 128Z'
  p.path(body, '#f4fff6')
  p.clip(body, () =>
    p.ink('#7fc7b4', () =>
      p.path(
        'M-140 160V-100C-90-60-70 20-66 70C-20 120 40 90 90 60V170Z',
        p.linear([[0, '#000', 0.75], [1, '#000', 0.2]], 0, 0, 1, 0),
      ),
    ),
  )
  p.line('M44-42q11 12 22 2M84-34q11 10 20-1', '#10393c', 5)
  p.oval(50, -14, 13, 8, '#ffae9e', 'opacity=".8"')
  p.oval(108, -8, 10, 7, '#ffae9e', 'opacity=".8"')
  p.line('M72-8q8 11 18 4', '#10393c', 4.5)
  p.line('M10 46C48 74 84 70 126 56', '#f4fff6', 30)
  p.line('M16 64C50 86 84 84 120 72', '#a9dccb', 4)
  p.line('M-58 10C-76 0-84-4-92-20', '#f4fff6', 28)
  p.oval(146, 50, 36, 8, '#d8f2e4')
  p.path('M118 12H176C176 36 164 48 147 48C130 48 118 36 118 12Z', '#e2483f')
  p.path('M175 18c18-2 18 20-5 20', 'none', 'stroke="#e2483f" stroke-width="6"')
  p.oval(147, 12, 29, 7, '#8d3f1d')
  p.line('M138 0q-12-14 0-28t0-28M156-2q-10-14 2-28', '#fff', 4, 'opacity=".7"')
}
