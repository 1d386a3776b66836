import { type Pen, type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

const [night, lit] = ['#050b22', '#ffb45c']

/** A banyan as wide as a room; a village council sits under it around one lantern. */
export const banyan: Scene = (p, { W, H, tall }) => {
  const [x, y] = [W * (tall ? 0.52 : 0.65), H * (tall ? 0.79 : 0.82)]
  const foot = y - (tall ? 64 : 66)
  p.fill(p.linear([[0, '#0a1638'], [0.5, '#2c5c9c'], [0.75, '#86b6d2'], [0.8, '#1a3a6e']]))
  p.glow(x, foot - 90, W * 0.5, '#d9efee', 0.6, H * 0.26)
  pillars(p, W, H, foot - 20, tall ? 13 : 26, '#5e93bf', 0.5)
  pillars(p, W, H, foot - 10, tall ? 9 : 17, '#35659f', 0.8)
  trunk(p, x + (tall ? 40 : 60), foot + 4, tall ? 1 : 1.1)
  p.path(
    path`M-20 ${foot - 6}Q${W / 2} ${foot - 22} ${W + 20} ${foot - 4}V${H + 20}H-20Z`,
    p.linear([[0, '#24487c'], [0.4, '#122750'], [1, night]]),
  )
  canopy(p, W, H, '#16305f', 0.36, 1)
  pillars(p, W, H, foot + 12, tall ? 6 : 11, '#16305f', 1.25, x, tall ? 120 : 190)
  p.glow(x, y, tall ? 330 : 380, '#ff9a3d', 0.75, tall ? 120 : 124)
  court(p, x, y, tall ? 1 : 1.06)
  canopy(p, W, H, night, 0.27, 1.4)
  nearPillar(p, W * (tall ? 0.03 : 0.36), H, tall ? 1.1 : 1.2, 1)
  nearPillar(p, W * (tall ? 0.98 : 0.96), H, 1.2, -1)
  if (!tall) nearPillar(p, W * 0.06, H, 1.5, 1)
  p.ink(night, () => p.rect(0, y, W, H - y, p.linear([[0, '#000', 0], [1, '#000', 0.9]])))
  p.title(['বটতলার', 'বিচার'], {
    x: W / 2,
    y: 128,
    size: 118,
    gap: 1,
    anchor: 'middle',
    weight: 700,
    width: 90,
    color: '#ffe2b0',
  })
}

/** Aerial roots; most have reached the ground. */
function pillars(
  p: Pen,
  W: number,
  H: number,
  foot: number,
  count: number,
  paint: string,
  size: number,
  keep = 0,
  free = 0,
): void {
  for (let i = 0; i < count; i++) {
    const x = ((i + p.between(0.1, 0.9)) / count) * W
    if (Math.abs(x - keep) < free) continue
    const [wide, sway] = [p.between(5, 13) * size, p.between(-22, 22)]
    p.path(
      path`M${x + sway - wide * 0.8} -10Q${x - wide} ${foot * 0.6} ${x - wide * 2.4} ${foot + 6}` +
        path`H${x + wide * 2.4}Q${x + wide} ${foot * 0.6} ${x + sway + wide * 0.9} -10Z`,
      paint,
    )
    for (let k = 0; k < 3; k++) {
      const [hang, end] = [x + p.between(-60, 60) * size, foot * p.between(0.5, 0.85)]
      p.line(
        path`M${hang} ${H * 0.1}Q${hang + p.between(-14, 14)} ${end * 0.6} ${hang + p.between(-8, 8)} ${end}`,
        paint,
        p.between(1, 2.6) * size,
      )
    }
  }
}

function trunk(p: Pen, x: number, foot: number, scale: number): void {
  p.group(put(x, foot, scale), () => {
    const wood =
      'M-150 4C-96-20-84-120-92-240C-100-340-170-400-260-470' +
      'H250C180-400 108-340 96-240C88-120 100-20 160 4Q110-10 78 2Q40-16 4 4Q-40-14-78 4Q-110-8-150 4Z'
    p.path(wood, '#1d3c70')
    p.ink('#0a1838', () =>
      p.path(wood, p.linear([[0, '#000', 0.9], [0.5, '#000', 0.1], [1, '#000', 0.8]], 0, 0, 1, 0)),
    )
    const glow = p.linear([[0.45, lit, 0], [1, lit, 0.8]])
    for (const [from, bend] of [[-62, -20], [-34, 6], [-6, -10], [26, 14], [56, -4]] as const) {
      p.line(`M${from}-4C${from + bend}-120 ${from - bend}-240 ${from * 1.8 + bend}-420`, '#0a1838', 5)
      p.line(`M${from + 5}-4C${from + bend + 5}-120 ${from - bend + 5}-240 ${from * 1.8 + bend + 5}-420`, glow, 2.4)
    }
  })
}

function canopy(p: Pen, W: number, H: number, paint: string, reach: number, size: number): void {
  p.rect(0, 0, W, H * reach * 0.62, paint)
  for (let i = 0; i < W / 3.2; i++) {
    const [x, y] = [p.r() * W, H * reach * (0.5 + 0.5 * p.r() ** 1.6)]
    const turn = p.between(-60, 60)
    p.path('M0-14C12-8 12 8 0 20C-12 8-12-8 0-14Z', paint, put(x, y, size * p.between(0.6, 1.2), Math.round(turn)))
  }
}

function nearPillar(p: Pen, x: number, H: number, size: number, light: 1 | -1): void {
  p.group(put(x, H, size), () => {
    p.path('M-96 20C-40-40-34-200-26-420C-22-560-40-660-60-820H66C40-660 28-560 30-420C34-200 44-40 104 20Z', night)
    const edge = light > 0 ? 'M30-420C34-200 44-40 104 20' : 'M-26-420C-34-200-40-40-96 20'
    p.line(edge, p.linear([[0.1, lit, 0], [0.75, lit, 0.9], [1, lit, 0.2]]), 3.4)
    p.line('M-8 0C-14-200 10-400-6-640M16 0C8-140 18-300 8-480', '#12244c', 4)
  })
}

/** Villagers in a ring: the far half has lit faces, the near half is dark. */
function court(p: Pen, x: number, y: number, scale: number): void {
  const count = 17
  const place = (i: number) => {
    const turn = -Math.PI / 2 + ((i + 0.5) / count) * Math.PI * 2
    return { sx: x + Math.cos(turn) * 196 * scale, sy: y + Math.sin(turn) * 56 * scale, near: Math.sin(turn) }
  }
  const ring = Array.from({ length: count }, (_, i) => place(i)).toSorted((a, b) => a.near - b.near)
  for (const each of ring.filter(({ near }) => near <= 0.1)) {
    p.group(put(each.sx, each.sy, scale * (0.56 + each.near * 0.08)), () => seated(p, '#7a3a26', '#d98245', true))
  }
  p.path(path`M${x + 56 * scale} ${y - 10}l${170 * scale} ${-26 * scale}l4 14Z`, night, 'opacity=".5"')
  person(p, 'man', x + 58 * scale, y - 4, 84 * scale, '#3a1a20')
  p.glow(x, y - 14, 120 * scale, '#ffe0a0', 0.9)
  p.group(put(x, y, scale), () => {
    p.path('M-11 0H11L9-5H-9ZM-8-28H8L4-36H-4Z', '#2a130c')
    p.rect(-8, -28, 16, 23, '#fff6d0', 'rx="4"')
    p.line('M-9-26C-14-50 14-50 9-26', '#2a130c', 2)
  })
  for (const each of ring.filter(({ near }) => near > 0.1)) {
    p.group(put(each.sx, each.sy + 10, scale * (0.62 + each.near * 0.14)), () => seated(p, night, '#0b1638', false))
  }
}

/** A cross-legged villager, about 90 units high. */
function seated(p: Pen, body: string, cloth: string, facing: boolean): void {
  p.path('M-10-58C-26-54-27-34-28-20C-44-16-50-4-44 2Q0 10 44 2C50-4 44-16 28-20C27-34 26-54 10-58Z', cloth)
  p.path('M-28-20C-44-16-50-4-44 2Q0 10 44 2C50-4 44-16 28-20Q0-10-28-20Z', body)
  p.disc(0, -72, 12, body)
  if (facing) p.path('M-12-73C-12-90 12-90 12-73Q0-80-12-73Z', '#ffe9bd')
  if (!facing) p.line('M-24-46C-22-56-14-59-9-60M24-46C22-56 14-59 9-60M-10-79Q0-88 10-79', lit, 2.2, 'opacity=".8"')
}
