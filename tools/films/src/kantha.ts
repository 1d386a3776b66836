import { along, between, clamp, during, lerp, luck, many, randomFrom, sway } from './ease.ts'
import type { Picture } from './picture.ts'
import { disc, shape, wire } from './scenery.ts'
import { blend, curtain, glow, height, layer, patch, placed, sheer, vertical, vignette, width, within, type Paint, type Pen } from './stage.ts'

/** A quilt is stitched completely; after the thread is bitten off, its figures begin to move. */
export const kantha: Picture = {
  rehearse,
  poem: [
    { from: 1.2, to: 4.2, en: 'Four old saris, one upon another.', bn: 'চারখানা পুরোনো শাড়ি,\nএকটার ওপর একটা।' },
    { from: 5, to: 8.6, en: 'A stitch, and one more:\nthat is how a river begins.', bn: 'একটা ফোঁড়, আর একটা:\nনদীর শুরু এইভাবেই।' },
    { from: 9.6, to: 13, en: 'Here the boat that brought her.\nHere the tree that knew her.', bn: 'এই নৌকোয় সে এসেছিল।\nএই গাছ তাকে চিনত।' },
    { from: 14, to: 16.2, en: 'She bites the thread.', bn: 'দাঁতে সুতো কাটে।' },
    { from: 17.4, to: 21, en: 'Nobody has told it to lie still.', bn: 'চুপ করে থাকতে\nওদের তো কেউ বলেনি।' },
    { from: 23, to: 26.6, en: 'All night it sails and swims and walks', bn: 'সারারাত ভাসে,\nসাঁতরায়, হাঁটে,' },
    { from: 28.2, to: 32.6, en: 'over whoever sleeps below.', bn: 'নিচে যে ঘুমোয়,\nতার ওপর দিয়ে।' },
  ],
}

type Point = readonly [x: number, y: number]
type Move = (p: Point, t: number, live: number) => Point
/** A thread of one colour: the ends of its stitches, and when they are sewn. */
type Thread = { colour: string; stitches: (readonly [Point, Point])[]; from: number; to: number; move: Move; wakes: number; patch?: readonly Point[] }

export const bitten = 15.6
const red = '#b3262a', blue = '#1f4f8f', teal = '#23777a', ochre = '#d18a1c', green = '#3f7a3a', plum = '#6b2a58', ink = '#2c2433'
const still: Move = (p) => p

function rehearse(): Paint {
  const cloth = weave(), threads = sewn()
  return (pen, t) => {
    const view = { x: along(t, [[0, 214], [1.4, 222], [4.6, 372], [11.5, 640], [26, 640], [33, 548]]), y: along(t, [[0, 474], [4.6, 476], [11.5, 360], [26, 360], [33, 352]]), zoom: along(t, [[0, 3.3], [4.6, 2.7], [11.5, 1.01], [16, 1.04], [26, 1.01], [33.5, 0.67]]) }
    const night = between(t, 20.5, 27), away = between(t, 25.5, 28)
    pen.fillStyle = '#0a0d18'
    pen.fillRect(0, 0, width, height)
    within(pen, () => {
      pen.translate(width / 2, height / 2)
      pen.scale(view.zoom, view.zoom)
      pen.translate(-view.x, -view.y)
      if (away > 0) paintBed(pen, t)
      within(pen, () => {
        pen.beginPath()
        pen.roundRect(-4, -4, width + 8, height + 8, 10 * away)
        pen.clip()
        pen.drawImage(cloth, -8, -6, width + 16, height + 12)
        paintNight(pen, t, night)
        for (const thread of threads) sew(pen, thread, t, night)
        paintBody(pen, t, away)
      })
      for (const thread of threads) paintNeedle(pen, thread, t)
      paintBite(pen, t)
      paintMoonlight(pen, between(t, 28, 32))
    })
    lamp(pen, t, night)
    vignette(pen, lerp(0.44, 0.62, night))
    curtain(pen, 0.5 * (1 - between(t, 0, 1.8)) + between(t, 33, 35.6))
  }
}

// ---------------------------------------------------------------- cloth

/** The worn cotton: its weave, two sari borders, and pale rows of quilting stitches. */
function weave() {
  return layer(width * 1.5, height * 1.5, (pen) => {
    const random = randomFrom(15), w = width * 1.5, h = height * 1.5
    pen.fillStyle = '#ecdfc3'
    pen.fillRect(0, 0, w, h)
    for (let k = 0; k < 26; k++) patch(pen, random() * w, random() * h, 190 + 240 * random(), 120 + 160 * random(), k % 2 ? '#f9f0dc' : '#dcc9a4', 0.34)
    for (let x = 0; x < w; x += 3) {
      pen.fillStyle = sheer(random() < 0.5 ? '#b59a6c' : '#fffaf0', 0.02 + 0.045 * random())
      pen.fillRect(x, 0, 1.2, h)
    }
    for (let y = 0; y < h; y += 3) {
      pen.fillStyle = sheer(random() < 0.5 ? '#a98c5e' : '#fffaf0', 0.02 + 0.05 * random())
      pen.fillRect(0, y, w, 1.2)
    }
    for (const [y, tall, colour, strength] of [[0, 52, red, 0.8], [60, 10, blue, 0.7], [h - 52, 52, red, 0.8], [h - 70, 10, blue, 0.7]] as const) {
      pen.fillStyle = sheer(colour, strength)
      pen.fillRect(0, y, w, tall)
    }
    for (let row = 0; row < 60; row++) for (let x = (row % 2) * 9; x < w; x += 18) {
      const y = 92 + row * 15 + 2 * Math.sin(x * 0.02 + row)
      pen.fillStyle = 'rgba(110,84,44,.15)'
      pen.fillRect(x, y + 1.8, 10, 1.8)
      pen.fillStyle = 'rgba(255,252,240,.5)'
      pen.fillRect(x, y, 10, 2)
    }
  })
}

const pitch = 13

/** A thread with an appliqué of coloured sari cloth inside its outline. */
const onCloth = (colour: string, from: number, to: number, points: readonly Point[], move?: Move): Thread => ({ ...thread(colour, from, to, points, move), patch: points })

/** Running stitch along a line: eight units on, five off. */
function thread(colour: string, from: number, to: number, points: readonly Point[], move: Move = still): Thread {
  const stitches: (readonly [Point, Point])[] = []
  let gone = 0, start: Point | undefined
  points.forEach((next, i) => {
    const last = points[i - 1]
    if (!last) return
    const long = Math.hypot(next[0] - last[0], next[1] - last[1]), parts = Math.max(1, Math.ceil(long / 1.5))
    for (let k = 1; k <= parts; k++) {
      const p: Point = [lerp(last[0], next[0], k / parts), lerp(last[1], next[1], k / parts)], inside = gone % pitch
      gone += long / parts
      if (inside < 8.4) start ??= p
      else if (start) {
        stitches.push([start, p])
        start = undefined
      }
    }
  })
  if (start) stitches.push([start, points.at(-1) ?? start])
  const middle = points[Math.floor(points.length / 2)] ?? [0, 0]
  return { colour, stitches, from, to, move, wakes: bitten + 0.5 + Math.hypot(middle[0] - 1190, middle[1] - 640) / 700 }
}

const inARow = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i))

const round = (x: number, y: number, r: number, ry = r, from = 0, to = Math.PI * 2): Point[] => inARow(41, (i) => [x + Math.cos(lerp(from, to, i / 40)) * r, y + Math.sin(lerp(from, to, i / 40)) * ry])
const spiral = (x: number, y: number, r: number, turns: number, start = 0): Point[] => inARow(80, (i) => [x + Math.cos(start + (i / 79) * turns * 6.283) * r * (1 - i / 84), y + Math.sin(start + (i / 79) * turns * 6.283) * r * (1 - i / 84)])

/** A densely sampled curve through a few points. */
function bent(points: readonly Point[]): Point[] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to, before = points[i - 1] ?? from, after = points[i + 2] ?? to
    return inARow(12, (k): Point => {
      const s = k / 11, at = (a: number, b: number, c: number, d: number) => 0.5 * (2 * b + (c - a) * s + (2 * a - 5 * b + 4 * c - d) * s * s + (3 * b - a - 3 * c + d) * s ** 3)
      return [at(before[0], from[0], to[0], after[0]), at(before[1], from[1], to[1], after[1])]
    })
  })
}

function sewn(): Thread[] {
  return [...river(), ...borders(), ...sun(), ...boat(), ...tree(), ...elephant(), ...fish(), ...birds(), ...stars(), corner()]
}

const bank = (x: number, row: number, t: number, live: number) => 440 + row * 20 + 13 * Math.sin(x * 0.0085 + row * 0.35 - live * t * 0.5) + live * 5 * Math.sin(x * 0.021 + t * 1.6 + row)

/** The river moves along its rows by one stitch length at a time, so that the rows look unchanged. */
function river() {
  return [blue, teal, blue, '#3f86b8', blue].map((colour, row) => thread(colour, row === 0 ? 0.4 : 4.8 + row * 0.8, row === 0 ? 12.4 : 8.4 + row * 0.7,
    inARow(140, (i) => [-30 + i * 9.7, bank(-30 + i * 9.7, row, 0, 0)]),
    ([x], t, live) => {
      const on = x + ((live * (t - bitten) * (30 + 9 * row)) % pitch)
      return [on, bank(on, row, t, live)]
    }))
}

function borders() {
  return [44, 676].flatMap((y, k) => [
    thread('#f3e3b8', 6, 11.4, inARow(88, (i) => [-10 + i * 15, y - (k ? -20 : 20) + (i % 2) * 13 - 6])),
    thread(red, 7 + k, 12 + k * 0.6, inARow(130, (i) => [-10 + i * 10, y + (k ? -26 : 26) + 7 * Math.sin(i * 0.9)]), ([x, yy], t, live) => [x, yy + live * 2.5 * Math.sin(x * 0.03 + t * 2)]),
  ])
}

/** A move around a point: offset, rotation and scale. */
const about = (x: number, y: number, how: (t: number) => { dx?: number; dy?: number; turn?: number; tall?: number; wide?: number }): Move => ([px, py], t, live) => {
  const { dx = 0, dy = 0, turn = 0, tall = 1, wide = 1 } = how(t), a = turn * live
  const rx = (px - x) * lerp(1, wide, live), ry = (py - y) * lerp(1, tall, live)
  return [x + dx * live + rx * Math.cos(a) - ry * Math.sin(a), y + dy * live + rx * Math.sin(a) + ry * Math.cos(a)]
}

function sun() {
  const x = 1010, y = 190, turning = (speed: number) => about(x, y, (t) => ({ turn: speed * (t - bitten) }))
  return [
    thread(red, 7, 9, spiral(x, y, 48, 4), turning(0.5)),
    onCloth(ochre, 8, 10, round(x, y, 62), turning(0.3)),
    ...inARow(16, (i) => {
      const a = (i / 16) * 6.283, at = (r: number, da: number): Point => [x + Math.cos(a + da) * r, y + Math.sin(a + da) * r]
      return onCloth(i % 2 ? ochre : red, 9 + i * 0.1, 10.6 + i * 0.1, bent([at(70, -0.13), at(104, 0), at(70, 0.13)]), ([px, py], t, live) => {
        const out = 1 + live * 0.1 * Math.max(0, Math.sin(t * 1.6 + i * 2.4)), p: Point = [x + (px - x) * out, y + (py - y) * out]
        return turning(0.3)(p, t, live)
      })
    }),
  ]
}

function boat() {
  const x = 420, y = 440, sails = about(x, y + 10, (t) => ({ dx: 470 * between(t, 17.2, 36) + 30 * between(t, 17, 19), dy: 7 * Math.sin(t * 1.5) - 4, turn: 0.06 * Math.sin(t * 1.3 + 1) }))
  const billow: Move = ([px, py], t, live) => sails([px + live * 14 * between(t, 17, 19) * Math.sin(((py - 250) / 160) * Math.PI), py], t, live)
  return [
    onCloth(plum, 7.4, 9, bent([[322, 424], [346, 452], [390, 466], [452, 466], [500, 450], [530, 414], [460, 442], [370, 442], [322, 424]]), sails),
    onCloth(ochre, 8.8, 10.4, bent([[430, 246], [480, 252], [516, 300], [520, 350], [496, 414], [430, 418], [430, 246]]), billow),
    thread(ochre, 8.8, 9.8, bent([[338, 440], [390, 455], [456, 455], [516, 432]]), sails),
    thread(ink, 8.6, 9.8, [[424, 442], [424, 236]], sails),
    ...inARow(9, (i) => thread(i % 3 === 1 ? ochre : red, 9 + i * 0.2, 10.6 + i * 0.2, bent([[431, 254 + i * 19], [466 + i * 2, 250 + i * 19], [500 + i * 1.5 - (i - 4) ** 2, 262 + i * 17]]), billow)),
    thread(ink, 10.6, 11.2, round(362, 408, 9), sails),
    thread(ink, 10.8, 11.8, bent([[362, 418], [358, 434], [352, 446]]), sails),
    thread(ink, 11, 12, [[370, 424], [338, 470], [330, 482]], ([px, py], t, live) => sails([px + live * 8 * Math.sin(t * 1.8) * ((py - 424) / 58), py], t, live)),
  ]
}

function tree() {
  const wind: Move = ([x, y], t, live) => [x + live * (430 - y) * 0.045 * Math.sin(t * 1.2 + y * 0.006), y]
  const limbs: Point[][] = [
    [[176, 432], [180, 360], [170, 300], [182, 230], [172, 150]], [[196, 432], [194, 360], [190, 300], [194, 240], [186, 156]],
    [[180, 330], [140, 296], [104, 270], [84, 232]], [[190, 312], [236, 280], [262, 250], [274, 206]], [[182, 262], [146, 232], [124, 196], [122, 160]], [[188, 244], [220, 216], [238, 180], [236, 138]],
  ]
  const ends: Point[] = [[84, 232], [274, 206], [122, 160], [236, 138], [178, 132], [104, 286], [254, 276]]
  return [
    ...limbs.map((limb, i) => thread(i < 2 ? '#7a4a24' : '#8f5a2c', 8 + i * 0.4, 9.6 + i * 0.4, bent(limb), wind)),
    ...ends.map(([x, y], i) => thread([green, teal, red, green, ochre, green, teal][i] ?? green, 9.8 + i * 0.25, 11.6 + i * 0.25, spiral(x, y - 10, 30, 2.5, i), wind)),
    ...inARow(26, (i) => {
      const [ex, ey] = ends[i % 7] ?? [0, 0], a = luck(i + 5) * 6.283, r = 42 + 10 * luck(i), x = ex + Math.cos(a) * r, y = ey - 10 + Math.sin(a) * r, falls = i % 6 === 0
      return onCloth(i % 4 === 3 ? red : green, 10.6 + i * 0.08, 12 + i * 0.08, bent([[x, y], [x + Math.cos(a + 0.5) * 13, y + Math.sin(a + 0.5) * 13], [x + Math.cos(a) * 22, y + Math.sin(a) * 22], [x + Math.cos(a - 0.5) * 13, y + Math.sin(a - 0.5) * 13], [x, y]]), (p, t, live) => {
        const [wx, wy] = wind(p, t, live), drop = falls ? between(t, 18 + i * 0.25, 25 + i * 0.25) * live : 0
        return [wx + drop * (120 + 30 * Math.sin(t * 2 + i)), wy + drop * (440 - y)]
      })
    }),
  ]
}

function elephant() {
  const walks = (t: number) => 330 * between(t, 17.4, 35), y = 640
  const body: Move = ([px, py], t, live) => [px + live * walks(t), py + live * 3 * Math.sin(t * 4.4)]
  const trunk: Move = (p, t, live) => body([p[0] + live * ((p[1] - 575) / 60) * 12 * Math.sin(t * 1.7), p[1]], t, live)
  const leg = (phase: number): Move => ([px, py], t, live) => [px + live * (walks(t) + ((py - 606) / 38) * 9 * Math.sin(t * 4.4 + phase)), py + live * Math.min(0, 5 * Math.sin(t * 4.4 + phase + 1.5)) * clamp((py - 606) / 30)]
  const legs: [number, number][] = [[596, 0], [632, Math.PI], [690, 1.2], [722, Math.PI + 1.2]]
  return [
    thread(ink, 9, 11.6, bent([[590, 612], [582, 584], [598, 560], [640, 552], [690, 554], [728, 550], [752, 540], [780, 546], [790, 566], [786, 578]]), body),
    thread(ink, 10, 12, bent([[786, 578], [800, 596], [802, 618], [792, 634], [804, 640]]), trunk),
    thread(ink, 10, 12, bent([[768, 588], [752, 600], [736, 612], [708, 606], [660, 610], [616, 608], [590, 612]]), body),
    onCloth(red, 10.6, 12.2, bent([[734, 556], [726, 580], [742, 596], [756, 576], [746, 556]]), (p, t, live) => body([p[0] + live * 4 * Math.sin(t * 2.6), p[1]], t, live)),
    onCloth(ochre, 11, 12.6, bent([[622, 556], [626, 596], [690, 598], [694, 556]]), body), thread(red, 11.4, 13, bent([[634, 556], [638, 586], [680, 588], [684, 556]]), body), thread(teal, 11.8, 13, spiral(659, 572, 11, 2), body),
    thread(ink, 11.6, 12.4, round(764, 562, 3), body), thread('#8a7a5c', 11.8, 12.6, bent([[784, 590], [806, 600], [822, 592]]), body),
    thread(ink, 11.6, 12.6, bent([[586, 580], [574, 596], [570, 616]]), (p, t, live) => body([p[0] + live * ((p[1] - 580) / 36) * 8 * Math.sin(t * 3), p[1]], t, live)),
    ...legs.flatMap(([x, phase], i) => [-9, 9].map((dx) => thread(ink, 11 + i * 0.3, 12.4 + i * 0.2, [[x + dx, 606], [x + dx, y]], leg(phase)))),
  ]
}

function fish() {
  const shoal = [
    { x: 700, y: 486, size: 1.25, colour: red, band: ochre, from: 9.4, leaps: 18.4 }, { x: 980, y: 492, size: 0.95, colour: plum, band: teal, from: 10, leaps: 20.6 }, { x: 190, y: 494, size: 0.9, colour: ochre, band: red, from: 10.8, leaps: 22.6 },
  ]
  return shoal.flatMap(({ x, y, size: s, colour, band, from, leaps }) => {
    const swims: Move = ([px, py], t, live) => {
      const leap = clamp((t - leaps) / 2.1), high = Math.sin(leap * Math.PI), wag = live * 5 * Math.sin(t * 7 + (px - x) * 0.05) * clamp((x - px) / (50 * s), 0, 1)
      return about(x, y, (now) => ({ dx: (now - bitten) * 20 + 190 * leap, dy: -190 * high + 6 * Math.sin(now * 1.4 + x), turn: leap > 0 && leap < 1 ? lerp(-1, 1, leap) * Math.min(1, 4 * high) : 0.05 * Math.sin(now * 2 + x) }))([px, py + wag], t, live)
    }
    const at = (dx: number, dy: number): Point => [x + dx * s, y + dy * s]
    return [
      onCloth(colour, from, from + 1.6, bent([at(58, 0), at(30, -22), at(-10, -24), at(-44, -4), at(-44, 4), at(-10, 24), at(30, 22), at(58, 0)]), swims),
      onCloth(colour, from + 0.8, from + 1.8, bent([at(-44, -4), at(-72, -24), at(-66, 0), at(-72, 24), at(-44, 4)]), swims),
      ...[14, -4, -22].map((dx, i) => thread(band, from + 1 + i * 0.2, from + 2 + i * 0.2, bent([at(dx, -17 + i * 3), at(dx + 10, 0), at(dx, 17 - i * 3)]), swims)),
      thread(ink, from + 1.4, from + 2.2, round(x + 38 * s, y - 4 * s, 3.4), swims),
    ]
  })
}

function birds() {
  return inARow(6, (i) => {
    const x = 590 + i * 58 + (i % 2) * 12, y = 150 + (i % 3) * 44 - i * 4, s = 22 - (i % 3) * 3
    const flies = about(x, y, (t) => ({ dx: 60 * Math.sin(t * 0.34 + i) + 34 * (t - 17) * between(t, 17, 20), dy: -36 * between(t, 17, 21) + 16 * Math.sin(t * 0.9 + i * 2), tall: 0.4 + 1.2 * Math.sin(t * 6 + i * 1.7) }))
    return thread([ink, red, blue, ink, plum, blue][i] ?? ink, 10.4 + i * 0.3, 12 + i * 0.3, bent([[x - s, y - s * 0.7], [x - s * 0.5, y - s * 0.75], [x, y], [x + s * 0.5, y - s * 0.75], [x + s, y - s * 0.7]]), flies)
  })
}

const heaven = many(30, randomFrom(8), (pick, i) => ({ x: pick(300, 1240), y: pick(96, 400), i })).filter(({ x, y }) => Math.hypot(x - 1010, y - 190) > 120)

/** Cross-stitch stars that fade in with the dark. */
function stars() {
  return heaven.flatMap(({ x, y, i }) => [[6, 0], [0, 6]].map(([dx = 0, dy = 0]) => thread('#fff3cf', 22 + i * 0.12, 22.4 + i * 0.12, [[x - dx, y - dy], [x + dx, y + dy]])))
}

function corner() {
  return thread(red, 12.8, 15, [...spiral(1190, 596, 34, 2.6).toReversed(), ...bent([[1224, 596], [1214, 634], [1190, 650], [1160, 640]])])
}

// ---------------------------------------------------------------- sewing

const liveAt = ({ wakes }: Thread, t: number) => between(t, wakes, wakes + 1.6)

/** The offset of a point by the ripple that spreads from the last stitch. */
function carried(thread: Thread, p: Point, t: number): Point {
  const [x, y] = thread.move(p, t, liveAt(thread, t)), far = Math.hypot(x - 1190, y - 640) - (t - bitten - 0.5) * 700
  const lift = t > bitten ? Math.exp(-((far / 90) ** 2)) * (1 - between(t, 17.6, 18.6)) : 0
  return [x, y - 16 * lift]
}

function sew(pen: Pen, thread: Thread, t: number, night: number) {
  const done = clamp((t - thread.from) / (thread.to - thread.from)) * thread.stitches.length
  if (done === 0) return
  const lines = thread.stitches.slice(0, Math.ceil(done)).map(([from, to], i): readonly [Point, Point] => {
    const a = carried(thread, from, t), b = carried(thread, to, t), share = clamp(done - i)
    return [a, [lerp(a[0], b[0], share), lerp(a[1], b[1], share)]]
  })
  const lit = blend(thread.colour, '#fff0d0', ([ink, blue, plum].includes(thread.colour) ? 0.62 : 0.28) * night)
  if (thread.patch) {
    pen.fillStyle = sheer(lit, 0.34 * between(done / thread.stitches.length, 0.2, 1))
    pen.beginPath()
    for (const p of thread.patch) pen.lineTo(...carried(thread, p, t))
    pen.fill()
  }
  pen.lineCap = 'round'
  for (const [colour, thick, dx, dy] of [['rgba(70,40,10,.3)', 5.2, 0.9, 2.2], [lit, 4.6, 0, 0], [sheer(blend(lit, '#ffffff', 0.5), 0.7), 1.2, -0.4, -1.1]] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = thick
    pen.beginPath()
    for (const [[ax, ay], [bx, by]] of lines) {
      pen.moveTo(ax + dx, ay + dy)
      pen.lineTo(bx + dx, by + dy)
    }
    pen.stroke()
  }
}

function paintNeedle(pen: Pen, thread: Thread, t: number) {
  if (t < thread.from - 0.3 || t > thread.to || thread.stitches.length < 17) return
  const done = clamp((t - thread.from) / (thread.to - thread.from)) * thread.stitches.length
  const at = thread.stitches[Math.min(Math.floor(done), thread.stitches.length - 1)]
  if (!at) return
  const share = done % 1, [[ax, ay], [bx, by]] = at, x = lerp(ax, bx, share), y = lerp(ay, by, share), turn = Math.atan2(by - ay, bx - ax), dip = Math.sin(share * Math.PI)
  const eye: Point = [x - Math.cos(turn - 0.5) * 4 + 26 - 8 * dip, y - 34 - 10 * dip]
  pen.strokeStyle = thread.colour
  pen.lineWidth = 1.8
  wire(pen, [x, y], eye, 12)
  wire(pen, eye, [eye[0] + 56, eye[1] - 46 + 6 * Math.sin(t * 5)], 26)
  needle(pen, eye[0], eye[1], 2.1 + 0.1 * dip)
}

function needle(pen: Pen, x: number, y: number, turn: number) {
  placed(pen, x, y, () => {
    pen.fillStyle = 'rgba(60,40,20,.25)'
    shape(pen, 'M-2 8L40 10L-2 12Z')
    pen.fillStyle = '#7d8794'
    shape(pen, 'M-6-2.4Q-9 0-6 2.4L10 1.9L44 0L10-1.9Z')
    pen.fillStyle = '#f4f8fc'
    shape(pen, 'M-5-1.6L10-1.3L40-.1L10 .1L-5-.1Z')
    pen.fillStyle = '#3d4450'
    disc(pen, -2, 0, 2.4, 0.8)
  }, { turn })
}

/** The last thread is bitten off and the needle moves away. */
function paintBite(pen: Pen, t: number) {
  const off = clamp((t - 15) / 1.4)
  if (off === 0 || off === 1) return
  const x = lerp(1188, 1420, off ** 2), y = lerp(606, 430, off)
  pen.strokeStyle = red
  pen.lineWidth = 1.8
  if (t < bitten) wire(pen, [1160, 640], [x - 6, y], 30 * (1 - off))
  else wire(pen, [x - 6, y], [x - 60, y + 50 * (1 - off)], 20)
  needle(pen, x, y, lerp(2.1, 5.6, off))
  glow(pen, 1162, 640, 120, '#fff0c0', 0.9 * during(t, bitten - 0.1, bitten + 1, 0.4))
}

// ---------------------------------------------------------------- lamp, night, bed

function lamp(pen: Pen, t: number, night: number) {
  const flame = 0.9 + 0.07 * sway(t * 6, 3)
  glow(pen, 250, 90, 800, '#ffb45e', 0.09 * flame * (1 - night), 560)
  within(pen, () => {
    pen.globalCompositeOperation = 'multiply'
    const shade = pen.createRadialGradient(420, 240, 160, 640, 360, 980)
    shade.addColorStop(0, '#ffffff')
    shade.addColorStop(1, blend('#b98a56', '#7f88b8', night))
    pen.fillStyle = shade
    pen.fillRect(0, 0, width, height)
  })
}

function paintNight(pen: Pen, t: number, night: number) {
  if (night === 0) return
  within(pen, () => {
    pen.globalCompositeOperation = 'multiply'
    pen.fillStyle = night < 0.45 ? blend('#ffffff', '#dd9a80', night / 0.45) : blend('#dd9a80', '#2a3f86', (night - 0.45) / 0.55)
    pen.fillRect(-10, -10, width + 20, height + 20)
  })
  for (const { x, y, i } of heaven) glow(pen, x, y, 24, '#fff0c0', 0.5 * between(t, 22 + i * 0.12, 24 + i * 0.12) * (0.6 + 0.4 * sway(t * 1.6, i)))
  glow(pen, 1010, 190, 210, '#ffe3a0', 0.5 * night)
  glow(pen, 1010, 190, 76, '#fff6d8', 0.4 * night)
}

const breath = (t: number) => 0.5 + 0.5 * Math.sin(t * 1.5)

/** The sleeping person under the quilt, breathing. */
function paintBody(pen: Pen, t: number, away: number) {
  if (away === 0) return
  const rise = 0.75 + 0.25 * breath(t)
  patch(pen, 430, 262, 620, 96, '#b9c8ff', 0.2 * away * rise)
  patch(pen, 470, 500, 680, 130, '#030717', 0.5 * away * rise)
  patch(pen, 1050, 380, 60, 300, '#030717', 0.2 * away)
}

function paintBed(pen: Pen, t: number) {
  pen.fillStyle = '#10131f'
  pen.fillRect(-900, -600, 3000, 2000)
  for (let k = 0; k < 16; k++) {
    pen.fillStyle = k % 2 ? '#151826' : '#121521'
    pen.fillRect(-900, -600 + k * 120, 3000, 116)
  }
  pen.fillStyle = '#241a1c'
  pen.beginPath()
  pen.roundRect(-380, -64, 1740, 848, 26)
  pen.fill()
  pen.fillStyle = vertical(pen, -40, 760, [[0, '#98a3c4'], [1, '#5d6890']])
  pen.beginPath()
  pen.roundRect(-352, -40, 1684, 800, 18)
  pen.fill()
  paintCat(pen, t)
  pen.fillStyle = '#c3cce4'
  pen.beginPath()
  pen.roundRect(-326, 150, 300, 420, 60)
  pen.fill()
  patch(pen, -176, 360, 150, 170, '#5a658e', 0.6)
  placed(pen, -104 - 3 * breath(t), 352, () => {
    pen.fillStyle = '#0d0b12'
    shape(pen, 'M-96 6C-112-60-60-104 2-96C52-92 78-50 76-2C80 56 34 96-26 92C-66 90-92 60-96 6Z')
    pen.fillStyle = '#6f4a3f'
    shape(pen, 'M-10-58C40-68 84-40 86 0C84 42 44 66-4 58C-34 40-36-36-10-58Z')
    pen.fillStyle = '#0d0b12'
    shape(pen, 'M-12-64C-40-40-46 30-14 64C-6 30-2-30 22-62Z')
    pen.strokeStyle = '#2a1512'
    pen.lineWidth = 4
    pen.lineCap = 'round'
    wire(pen, [36, -34], [38, -10], 12)
    wire(pen, [40, 16], [38, 38], -10)
    pen.lineWidth = 3
    wire(pen, [70, -7], [70, 9], 0)
    pen.fillStyle = '#7d5547'
    disc(pen, 58, 2, 9, 6)
  })
}

/** A cat sleeps above the pillow. */
function paintCat(pen: Pen, t: number) {
  placed(pen, -196, 54, () => {
    pen.fillStyle = 'rgba(6,8,22,.45)'
    disc(pen, 5, 10, 84, 54)
    pen.fillStyle = '#b4713c'
    disc(pen, 0, 0, 78 + 2 * breath(t + 1), 52 + 1.5 * breath(t + 1))
    pen.strokeStyle = '#8a4d26'
    pen.lineCap = 'round'
    pen.lineWidth = 6
    for (let k = 0; k < 5; k++) wire(pen, [-6 + k * 17, -46 + k * 4], [2 + k * 14, -22 + k * 4], 4)
    pen.fillStyle = '#c47e45'
    shape(pen, 'M-84 10C-96-14-86-32-70-36L-68-56L-50-40C-32-38-24-24-26-6C-28 18-74 30-84 10Z')
    pen.strokeStyle = '#5c2f16'
    pen.lineWidth = 3
    wire(pen, [-74, -8], [-64, -6], 6)
    wire(pen, [-52, -8], [-42, -10], 6)
    pen.strokeStyle = '#a8642f'
    pen.lineWidth = 15
    pen.beginPath()
    pen.moveTo(72, 12)
    pen.quadraticCurveTo(46, 62 + 3 * sway(t, 4), -34, 42)
    pen.stroke()
  })
}

/** The moonlight of the window on the bed. */
function paintMoonlight(pen: Pen, away: number) {
  if (away === 0) return
  within(pen, () => {
    pen.globalCompositeOperation = 'lighter'
    pen.fillStyle = sheer('#9fb8ff', 0.13 * away)
    for (const [x, y] of [[-40, -200], [330, -200], [-130, 300], [240, 300]] as const) shape(pen, `M${x} ${y}H${x + 330}L${x + 245} ${y + 460}H${x - 85}Z`)
  })
}
