import { Path2D } from '@napi-rs/canvas'
import { along, between, clamp, during, lerp, luck, many, randomFrom, ride, sway, type Random } from './ease.ts'
import type { Picture } from './picture.ts'
import { disc, palm, person, shape, wire } from './scenery.ts'
import { atDepth, blend, curtain, glow, height, layer, mirror, patch, placed, sheer, vertical, vignette, width, within, type Camera, type Layer, type Paint, type Pen } from './stage.ts'

/** The last tram takes one man through the sleeping city to a lit window. */
export const tram: Picture = {
  rehearse,
  poem: [
    { from: 1, to: 3.8, en: 'The last tram is late.\nHe is in no hurry.', bn: 'শেষ ট্রামের আসতে দেরি।\nতারও কোনো তাড়া নেই।' },
    { from: 4.4, to: 7.4, en: 'Then a bell, and a room full of light\ncoming down the street.', bn: 'তারপর ঘণ্টা, আর পথ বেয়ে আসে\nআলোভরা একখানা ঘর।' },
    { from: 11, to: 14.4, en: 'Sit by the window.\nLet the city do the walking.', bn: 'জানালার ধারে বোসো।\nএবার শহরটাই হাঁটুক।' },
    { from: 15, to: 18.6, en: 'Sweets, a tailor,\na cat that owns a staircase.', bn: 'মিষ্টির দোকান, দর্জির দোকান,\nসিঁড়ির মালিক এক বিড়াল।' },
    { from: 20.6, to: 24.4, en: 'Under the bridge the river goes by\nwith lamps of its own.', bn: 'সেতুর নীচে নদী চলে\nনিজের আলো নিয়ে।' },
    { from: 28, to: 31.4, en: 'Somebody has left a window on.', bn: 'কেউ একজন একটা জানালায়\nআলো জ্বেলে রেখেছে।' },
    { from: 35, to: 39, en: 'Good night, twenty-four.', bn: 'শুভরাত্রি, চব্বিশ নম্বর।' },
  ],
}

const ground = 566
const stop = 700
const home = 6100
const bridge = { from: 3250, to: 4950 }
const amber = '#ffb65c'

/** The position of the first car's middle along the street. */
export const tramAt = (t: number) =>
  lerp(-1000, stop, ride(t, -2, 7.6, 3)) + (home - stop) * ride(t, 10.4, 31, 3.6) + 2400 * ride(t, 33, 40, 3)
export const tramSpeed = (t: number) => (tramAt(t + 0.02) - tramAt(t - 0.02)) / 0.04

function rehearse(): Paint {
  const upper = layer(width, height, () => {})
  const above = upper.getContext('2d')
  const street = { far: skyline(), middle: roofs(), houses: houses() }
  return (pen, t) => {
    const camera = cameraAt(t)
    paintStreet(above, t, camera, street)
    atDepth(above, camera, 1, () => paintTraffic(above, t))
    pen.drawImage(upper, 0, 0)
    paintWetGround(pen, upper, t, camera)
    atDepth(pen, camera, 1.7, () => paintPassingPoles(pen, t))
    paintDrizzle(pen, t, camera)
    vignette(pen, 0.5)
    curtain(pen, 0.5 * (1 - between(t, 0, 1.6)) + between(t, 40.8, 42.8))
  }
}

function cameraAt(t: number): Camera {
  const follow = lerp(stop, home, ride(t, 10.4, 31, 3.6)) - 620 + 330 * during(t, 10.8, 31, 5)
  const last = between(t, 33, 41)
  return { x: follow - 40 * (1 - between(t, 0, 9)) + 170 * last, y: -52 * last, zoom: along(t, [[0, 1], [9.5, 1.09], [16, 1], [30, 1], [41, 1.24]]) }
}

// ---------------------------------------------------------------- the city

type Street = { far: Layer; middle: Layer; houses: Layer[] }

const tile = 1600
const onBridge = (x: number) => between(x, bridge.from - 200, bridge.from + 500) * (1 - between(x, bridge.to - 500, bridge.to + 200))

function paintStreet(pen: Pen, t: number, camera: Camera, street: Street) {
  const open = onBridge(camera.x + 640)
  pen.fillStyle = vertical(pen, 0, ground, [[0, '#06101a'], [0.5, '#123742'], [1, blend('#37705f', '#7fa48a', open)]])
  pen.fillRect(0, 0, width, height)
  atDepth(pen, camera, 0.04, () => paintSky(pen, t))
  atDepth(pen, camera, 0.1, () => pen.drawImage(street.far, -120, 0))
  glow(pen, 640, ground, 780, amber, 0.2, 260)
  within(pen, () => {
    pen.globalAlpha = 1 - open
    if (open < 1) atDepth(pen, camera, 0.42, () => repeat(pen, street.middle, camera.x * 0.42))
  })
  patch(pen, 640, ground - 10, 900, 90, '#2c5a56', 0.5)
  atDepth(pen, camera, 1, () => {
    pen.fillStyle = '#0a1c21'
    pen.fillRect(camera.x - 300, ground - 3, width + 600, 40)
    street.houses.forEach((row, i) => {
      const x = rowsAt[i] ?? 0
      if (x + tile > camera.x - 100 && x < camera.x + width + 100) pen.drawImage(row, x, 0)
    })
    if (open > 0) paintBridge(pen, camera)
    paintHome(pen, t)
    paintStopLamp(pen, t)
    for (const x of lamps) if (Math.abs(x - camera.x - 640) < 800) paintLamp(pen, x, t)
    paintWires(pen, camera)
  })
}

const rowsAt = [-1000, 600, 1650, 4950, 6400, 7800]
const lamps = [-420, 330, 1330, 1990, 2690, 5260, 5760, 6560, 7260]

function repeat(pen: Pen, row: Layer, x: number) {
  for (let k = Math.floor((x - 200) / row.width); k * row.width < x + width + 200; k++) pen.drawImage(row, k * row.width, 0)
}

const stars = many(70, randomFrom(9), (pick, i) => ({ x: pick(-60, 1700), y: pick(0, 240), r: pick(0.4, 1.2), i }))

function paintSky(pen: Pen, t: number) {
  for (const { x, y, r, i } of stars) {
    pen.fillStyle = sheer('#cfe4e0', 0.28 + 0.14 * sway(t * 1.5, i))
    disc(pen, x, y, r)
  }
}

/** Across the river: temples, chimneys, one dome. */
function skyline() {
  return layer(2300, height, (pen) => {
    const random = randomFrom(44)
    pen.fillStyle = '#173f46'
    for (let x = 0; x < 2300;) {
      const w = 40 + random() * 90, h = 50 + random() * 130
      pen.fillRect(x, ground - h - 20, w + 1, h + 40)
      if (random() < 0.2) shape(pen, `M${x + w / 2 - 6} ${ground - h - 18}V${ground - h - 70}H${x + w / 2 + 6}V${ground - h - 18}Z`)
      x += w
    }
    shape(pen, `M700 ${ground}V${ground - 170}H720V${ground - 190}C720 ${ground - 270} 860 ${ground - 270} 860 ${ground - 190}V${ground - 170}H880V${ground}Z`)
    shape(pen, `M782 ${ground - 240}H798V${ground - 290}H782Z`)
    for (const x of [1240, 1420]) shape(pen, `M${x} ${ground}V${ground - 180}C${x} ${ground - 240} ${x + 30} ${ground - 260} ${x + 34} ${ground - 300}C${x + 38} ${ground - 260} ${x + 68} ${ground - 240} ${x + 68} ${ground - 180}V${ground}Z`)
    for (let i = 0; i < 90; i++) {
      pen.fillStyle = sheer(amber, 0.25 + random() * 0.4)
      pen.fillRect(random() * 2300, ground - 20 - random() * 110, 3, 5)
    }
  })
}

function roofs() {
  return layer(tile, height, (pen) => {
    const random = randomFrom(71)
    for (let x = 0; x < tile;) {
      const w = Math.min(tile - x, 120 + random() * 130), top = ground - 190 - random() * 170
      pen.fillStyle = '#0e2d34'
      pen.fillRect(x, top, w + 1, height - top)
      pen.fillRect(x + 8, top - 12, w - 16, 3)
      for (let k = 8; k < w - 8; k += 12) pen.fillRect(x + k, top - 12, 2, 12)
      if (random() < 0.5) shape(pen, `M${x + w * 0.6} ${top}V${top - 34}h30v34Z`)
      for (let row = top + 26; row < ground - 60; row += 52) for (let k = 22; k < w - 30; k += 42) {
        pen.fillStyle = random() < 0.13 ? sheer(amber, 0.35 + random() * 0.4) : '#0a2228'
        pen.fillRect(x + k, row, 16, 26)
      }
      x += w
    }
  })
}

// ---------------------------------------------------------------- the street we go through

function houses() {
  return rowsAt.map((at, i) => layer(tile, height, (pen) => {
    const random = randomFrom(at + 5)
    const shops = [['shut', 'arches', 'shut', 'stairs'], ['shut', 'arches', 'stairs', 'shut'], ['sweets', 'tailor', 'cat', 'books'], ['shut', 'arches', 'books', 'none'], ['arches', 'shut', 'sweets', 'shut'], ['shut', 'arches', 'shut', 'arches']][i] ?? []
    shops.forEach((shop, k) => placed(pen, k * 400, 0, () => paintHouse(pen, random, 400, shop)))
  }))
}

function paintHouse(pen: Pen, random: Random, w: number, shop: string) {
  if (shop === 'none') return paintTrees(pen, random)
  const top = 110 + random() * 150, wall = ['#0f2e36', '#12353a', '#163a3a', '#0d2a34'][Math.floor(random() * 4)] ?? '#0f2e36'
  pen.fillStyle = wall
  pen.fillRect(0, top, w - (random() < 0.4 ? 34 : 0), ground - top)
  pen.fillStyle = blend(wall, '#000000', 0.35)
  pen.fillRect(-4, top - 8, w - 24, 12)
  pen.fillRect(0, 402, w, 9)
  for (let x = 30; x < w - 70; x += 84) for (let y = top + 44; y < 330; y += 118) paintShutter(pen, random, x, y, wall)
  if (random() < 0.75) paintBalcony(pen, 44 + Math.floor(random() * 2) * 84, 356)
  placed(pen, 0, 0, () => (fronts[shop] ?? paintShut)(pen, random))
}

function paintTrees(pen: Pen, random: Random) {
  pen.fillStyle = pen.strokeStyle = '#08191d'
  for (const x of [80, 190, 300]) palm(pen, random, x, ground, 250 + random() * 120, random() * 0.2 - 0.1)
}

function paintShutter(pen: Pen, random: Random, x: number, y: number, wall: string) {
  const lit = random() < 0.1
  pen.fillStyle = lit ? sheer(amber, 0.75) : blend(wall, '#1d4a4a', 0.6)
  pen.beginPath()
  pen.roundRect(x, y, 42, 74, [21, 21, 0, 0])
  pen.fill()
  pen.fillStyle = sheer('#020609', 0.5)
  for (let k = 0; k < 11; k++) if (!lit || k > 6) pen.fillRect(x + 3, y + 8 + k * 6, 36, 2.4)
  pen.fillRect(x + 20, y, 2.4, 74)
  pen.fillStyle = blend(wall, '#000000', 0.4)
  pen.fillRect(x - 5, y + 74, 52, 5)
}

function paintBalcony(pen: Pen, x: number, y: number) {
  pen.fillStyle = '#040d11'
  pen.fillRect(x - 26, y, 180, 7)
  pen.fillRect(x - 26, y - 40, 180, 4)
  for (let k = -24; k < 152; k += 9) pen.fillRect(x + k, y - 40, 2.2, 42)
}

const fronts: Record<string, (pen: Pen, random: Random) => void> = {
  sweets: paintSweetShop, tailor: paintTailor, cat: paintCatStairs, stairs: paintStairs, books: paintBooks, arches: paintArches, shut: paintShut,
}

function paintLitRoom(pen: Pen, x: number, w: number) {
  glow(pen, x + w / 2, 500, 300, amber, 0.38, 190)
  pen.fillStyle = vertical(pen, 424, ground, [[0, '#ffe2a0'], [0.6, '#f1a24c'], [1, '#b5632c']])
  pen.fillRect(x, 424, w, ground - 424)
}

function paintAwning(pen: Pen, x: number, w: number, colours: readonly [string, string]) {
  for (let k = 0; k < 10; k++) {
    pen.fillStyle = colours[k % 2 ? 1 : 0]
    const a = x + (w / 10) * k, b = a + w / 10
    shape(pen, `M${a + 6} 408H${b + 6 - 12 * (k / 9)}L${b} 446Q${(a + b) / 2} 460 ${a} 446Z`)
  }
}

function paintSweetShop(pen: Pen) {
  paintLitRoom(pen, 60, 260)
  pen.fillStyle = '#3a1c12'
  for (const y of [476, 512]) pen.fillRect(70, y, 150, 4)
  for (let row = 0; row < 2; row++) for (let k = 0; k < 9; k++) {
    pen.fillStyle = row ? '#fff6df' : k % 2 ? '#c8602e' : '#f7d9a0'
    disc(pen, 82 + k * 16, 470 + row * 36, 7, 6)
  }
  pen.fillStyle = '#2a140e'
  pen.fillRect(60, 536, 260, 30)
  person(pen, 268, 566, 116, -1, '#2a140e', { arms: [0.8, 0.3] })
  paintAwning(pen, 50, 280, ['#8a2f24', '#e8b26a'])
}

function paintTailor(pen: Pen) {
  paintLitRoom(pen, 70, 230)
  pen.strokeStyle = pen.fillStyle = '#2a140e'
  pen.lineWidth = 3
  for (const [x, colour] of [[96, '#8a2f24'], [128, '#1f5a5a'], [160, '#6a3a5a']] as const) {
    pen.fillStyle = colour
    shape(pen, `M${x - 14} 462l14-10l14 10l4 54h-36Z`)
  }
  pen.fillStyle = '#2a140e'
  pen.fillRect(70, 450, 120, 3)
  shape(pen, 'M176 532H290V540H282V566H276V540H190V566H184V540H176ZM204 532V508H252V516H258V524H246V516H222V532Z')
  disc(pen, 262, 520, 8)
  placed(pen, 292, 566, () => shape(pen, 'M-24-4C-28-34-26-52-12-56C4-58 10-40 10-4ZM-13-53a10.5 10.5 0 1 1 0.1 0ZM-20-46L-44-38L-42-32L-16-36Z'))
  paintAwning(pen, 62, 246, ['#1f4f50', '#d9c48a'])
}

function paintStairs(pen: Pen) {
  pen.fillStyle = '#03090c'
  shape(pen, 'M120 566V440C120 410 230 410 230 440V566Z')
  pen.fillStyle = '#17393c'
  for (let k = 0; k < 5; k++) pen.fillRect(112 - k * 7, 526 + k * 8, 126 + k * 14, 8)
}

function paintCatStairs(pen: Pen, random: Random) {
  paintStairs(pen)
  glow(pen, 175, 440, 150, amber, 0.5)
  pen.fillStyle = '#ffd995'
  disc(pen, 175, 424, 6)
  pen.fillStyle = '#e8a04a'
  placed(pen, 150, 526, () => {
    shape(pen, 'M-18 0C-20-22-10-30-4-38L-8-54L2-46H12L20-54L18-36C18-28 16-24 18-12L18 0Z')
    pen.strokeStyle = '#e8a04a'
    pen.lineWidth = 5
    pen.lineCap = 'round'
    pen.stroke(curl())
    pen.fillStyle = '#0a1a1c'
    disc(pen, 2, -38, 1.7)
    disc(pen, 11, -38, 1.7)
  })
  paintShutter(pen, random, 290, 446, '#0d272c')
}

function curl() {
  return new Path2D('M-16-3C-38 0-40-18-30-24')
}

function paintBooks(pen: Pen, random: Random) {
  paintLitRoom(pen, 80, 210)
  for (let row = 0; row < 4; row++) for (let x = 86; x < 230;) {
    const w = 4 + random() * 6, h = 18 + random() * 8
    pen.fillStyle = ['#6a2a20', '#1f4a4a', '#3a2a44', '#8a6a2a', '#2a1810'][Math.floor(random() * 5)] ?? '#2a1810'
    pen.fillRect(x, 462 + row * 32 - h, w - 1, h)
    x += w
  }
  pen.fillStyle = '#2a140e'
  for (let row = 0; row < 4; row++) pen.fillRect(80, 462 + row * 32, 152, 4)
  person(pen, 262, 566, 104, -1, '#2a140e', { arms: [1.1, 0.9] })
}

function paintArches(pen: Pen) {
  for (const x of [40, 160, 280]) {
    pen.fillStyle = '#030a0d'
    shape(pen, `M${x} 566V466C${x} 424 ${x + 84} 424 ${x + 84} 466V566Z`)
  }
}

function paintShut(pen: Pen) {
  for (const x of [50, 210]) {
    pen.fillStyle = '#14343a'
    pen.fillRect(x, 430, 126, 136)
    pen.fillStyle = 'rgba(0,0,0,.35)'
    for (let k = 0; k < 17; k++) pen.fillRect(x, 430 + k * 8, 126, 2.4)
  }
}

// ---------------------------------------------------------------- bridge, lamps, wires

/** The steel bridge in front of the far shore: posts with cross bracing. */
function paintBridge(pen: Pen, camera: Camera) {
  pen.strokeStyle = pen.fillStyle = '#041016'
  pen.lineCap = 'butt'
  for (let x = bridge.from; x < bridge.to; x += 170) {
    if (Math.abs(x - camera.x - 640) > 950) continue
    const high = steelAt(x), next = steelAt(x + 170)
    pen.lineWidth = 9
    line(pen, x, ground, x, high)
    pen.lineWidth = 11
    line(pen, x, high, x + 170, next)
    pen.lineWidth = 4.5
    line(pen, x, high, x + 170, ground - 30)
    line(pen, x, ground - 30, x + 170, next)
  }
  pen.fillRect(bridge.from, ground - 34, bridge.to - bridge.from, 5)
  pen.fillRect(bridge.from - 20, ground - 6, bridge.to - bridge.from + 40, 30)
}

const steelAt = (x: number) => {
  const share = clamp((x - bridge.from) / (bridge.to - bridge.from))
  return 300 - 190 * (Math.exp(-(((share - 0.24) * 6) ** 2)) + Math.exp(-(((share - 0.76) * 6) ** 2)))
}

function line(pen: Pen, x1: number, y1: number, x2: number, y2: number) {
  pen.beginPath()
  pen.moveTo(x1, y1)
  pen.lineTo(x2, y2)
  pen.stroke()
}

function paintLamp(pen: Pen, x: number, t: number, bright = 0.6) {
  pen.strokeStyle = '#04090c'
  pen.lineWidth = 7
  line(pen, x, ground, x, 336)
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(x, 344)
  pen.quadraticCurveTo(x, 312, x + 42, 316)
  pen.stroke()
  const hum = bright * (0.96 + 0.04 * sway(t * 7, x))
  glow(pen, x + 46, 326, 190, amber, 0.55 * hum)
  pen.fillStyle = vertical(pen, 326, ground, [[0, sheer(amber, 0.22 * hum)], [1, sheer(amber, 0.05 * hum)]])
  shape(pen, `M${x + 34} 328L${x - 74} ${ground}H${x + 166}L${x + 58} 328Z`)
  glow(pen, x + 46, ground - 2, 150, amber, 0.4 * hum, 22)
  pen.fillStyle = '#fff0c4'
  disc(pen, x + 46, 324, 7, 5)
}

function paintStopLamp(pen: Pen, t: number) {
  glow(pen, 918, 470, 260, amber, 0.34, 210)
  paintLamp(pen, 872, t, 0.9)
  pen.fillStyle = '#04090c'
  pen.fillRect(1004, 420, 5, 146)
  pen.fillStyle = '#b43a2c'
  disc(pen, 1006, 412, 22)
  pen.fillStyle = '#ffe8bf'
  disc(pen, 1006, 412, 17)
  placed(pen, 1006, 412, () => paintNumber(pen, '#7c2b21'), { scale: 0.5 })
}

/** The route number ২৪ as shapes, independent of installed fonts. */
function paintNumber(pen: Pen, colour: string) {
  pen.strokeStyle = colour
  pen.lineWidth = 6
  pen.lineCap = pen.lineJoin = 'round'
  pen.stroke(number())
}

const number = () => new Path2D('M-22-12C-20-20-6-20-6-10C-6-2-18-2-22 6C-24 12-14 16-4 14M8-16C20-4 28 2 24 10C20 17 8 16 8 9C8 0 22-6 25-16')

function paintWires(pen: Pen, camera: Camera) {
  pen.strokeStyle = 'rgba(3,8,11,.9)'
  pen.lineWidth = 2
  const first = Math.floor((camera.x - 400) / 500) * 500
  for (let x = first; x < camera.x + width + 500; x += 500) {
    wire(pen, [x, 258], [x + 500, 258], 8)
    wire(pen, [x - 60, 96], [x + 440, 96], 46)
  }
}

// ---------------------------------------------------------------- the tram

function paintTraffic(pen: Pen, t: number) {
  const x = tramAt(t), speed = tramSpeed(t)
  const shake = speed / 500 * sway(t * 13, 4)
  if (t < 9.2) paintWaiting(pen, t)
  placed(pen, x, ground + 8 + shake, () => {
    glow(pen, -180, -100, 560, amber, 0.36, 260)
    paintCar(pen, t, -416, 380, false)
    paintCar(pen, t, 0, 420, true)
    paintPole(pen, t, speed)
    paintBeam(pen)
  })
  if (t > 31.6) paintHomecoming(pen, t)
}

function paintWaiting(pen: Pen, t: number) {
  const walk = between(t, 8, 9.2), gone = between(t, 9, 9.2)
  within(pen, () => {
    pen.globalAlpha = 1 - gone
    person(pen, lerp(958, 866, walk), ground, 112, walk > 0 || t > 5 ? -1 : 1, '#04090c', { ...(walk > 0 && walk < 1 ? { stride: t * 8 } : {}), lean: t < 5 ? 0.05 * between(t, 2.5, 3.5) : 0, arms: [0.2, -0.1] })
  })
}

function paintCar(pen: Pen, t: number, x: number, w: number, front: boolean) {
  placed(pen, x, 0, () => {
    const left = -w / 2, right = w / 2
    pen.fillStyle = '#04080b'
    for (const wheel of [left + 62, left + 104, right - 104, right - 62]) disc(pen, wheel, -12, 15)
    pen.fillRect(left + 30, -28, w - 60, 14)
    pen.fillStyle = '#0a1418'
    pen.beginPath()
    pen.roundRect(left, -196, w, 176, [34, front ? 44 : 30, 8, 8])
    pen.fill()
    pen.fillStyle = '#05090c'
    pen.fillRect(left + 40, -208, w - 84, 14)
    pen.fillStyle = vertical(pen, -86, -22, [[0, '#93362a'], [1, '#5c1f19']])
    pen.fillRect(left + 2, -84, w - 4, 62)
    pen.fillStyle = '#e8b26a'
    pen.fillRect(left + 2, -92, w - 4, 8)
    paintWindows(pen, t, left, w, front)
    if (front) paintFront(pen, right)
  })
}

function paintWindows(pen: Pen, t: number, left: number, w: number, front: boolean) {
  const count = 6, step = (w - 40) / count
  const light = vertical(pen, -176, -96, [[0, '#fff4cf'], [1, '#f4ac55']])
  for (let k = 0; k < count; k++) {
    const x = left + 20 + k * step, isDoor = k === (front ? 4 : 1)
    pen.fillStyle = light
    pen.beginPath()
    pen.roundRect(x + 3, -176, step - 8, isDoor ? 150 : 78, 5)
    pen.fill()
    if (!isDoor && luck(k + (front ? 3 : 60)) < 0.42) paintRider(pen, x + step / 2, luck(k + 7))
    if (front && k === 3 && t > 10.2 && t < 31) paintRider(pen, x + step / 2 - 2, 0.9, between(t, 10.2, 11))
    if (isDoor) paintDoor(pen, front ? t : 0, x + 3, step - 8)
    pen.fillStyle = '#0a1418'
    if (!isDoor) pen.fillRect(x + 3, -152, step - 8, 3)
  }
}

function paintRider(pen: Pen, x: number, turn: number, opacity = 1) {
  within(pen, () => {
    pen.globalAlpha = opacity * 0.92
    pen.fillStyle = '#2b1a12'
    disc(pen, x + (turn - 0.5) * 6, -129, 11.5)
    pen.beginPath()
    pen.roundRect(x - 18, -117, 36, 20, [14, 14, 0, 0])
    pen.fill()
  })
}

/** Two sliding doors that open at a stop, with light in the gap. */
function paintDoor(pen: Pen, t: number, x: number, w: number) {
  const ajar = Math.max(during(t, 7.6, 10.3, 0.7), during(t, 31, 33.1, 0.7)), leaf = (w / 2) * (1 - ajar * 0.82)
  pen.fillStyle = '#4a1c16'
  for (const side of [x, x + w - leaf]) {
    pen.fillRect(side, -176, leaf, 150)
    pen.fillStyle = '#f4b765'
    pen.fillRect(side + 4, -168, Math.max(0, leaf - 8), 66)
    pen.fillStyle = '#4a1c16'
  }
  const boarding = during(t, 9, 10.3, 0.25) + during(t, 30.9, 31.9, 0.25)
  if (boarding > 0) within(pen, () => {
    pen.globalAlpha = boarding
    person(pen, x + w / 2, -30, 104, -1, '#2b1a12')
  })
}

function paintFront(pen: Pen, right: number) {
  pen.fillStyle = '#05090c'
  pen.beginPath()
  pen.roundRect(right - 100, -244, 92, 42, 6)
  pen.fill()
  placed(pen, right - 55, -223, () => paintNumber(pen, '#ffd995'), { scale: 0.9 })
  pen.fillStyle = '#04080b'
  shape(pen, `M${right - 4}-34h20v14h-24Z`)
}

function paintBeam(pen: Pen) {
  pen.globalCompositeOperation = 'lighter'
  const light = pen.createLinearGradient(210, 0, 800, 0)
  light.addColorStop(0, 'rgba(255,226,160,.36)')
  light.addColorStop(1, 'rgba(255,226,160,0)')
  pen.fillStyle = light
  shape(pen, 'M208-62L820-150V14H208V-50Z')
  pen.globalCompositeOperation = 'source-over'
  glow(pen, 210, -56, 130, '#fff2cf', 0.95)
  pen.fillStyle = '#fffbe9'
  disc(pen, 210, -56, 10, 13)
}

/** The trolley pole touches the wire and sparks blue. */
function paintPole(pen: Pen, t: number, speed: number) {
  pen.strokeStyle = '#05090c'
  pen.lineWidth = 5
  line(pen, -60, -206, -150, -304)
  line(pen, -176, -304, -124, -304)
  const beat = Math.floor(t * 1.15), age = t * 1.15 - beat
  if (speed < 120 || luck(beat) > 0.45) return
  const flash = during(age, 0, 0.36, 0.1)
  glow(pen, -150, -306, 150, '#9fdcff', 0.8 * flash)
  for (let k = 0; k < 12; k++) {
    const fall = age * 1.6
    pen.fillStyle = sheer('#d8f1ff', during(age, 0, 0.7, 0.05))
    disc(pen, -150 - fall * (60 + 120 * luck(k + beat)) + (luck(k * 3) - 0.5) * 40 * fall, -304 + fall * fall * 160 - fall * 70 * luck(k + 9), 1.8 * (1 - age))
  }
}

// ---------------------------------------------------------------- home

const window = { x: home + 264, y: 262 }

function paintHome(pen: Pen, t: number) {
  const left = home + 150
  pen.fillStyle = '#0d2529'
  pen.fillRect(left, 150, 330, ground - 150)
  pen.fillStyle = '#071619'
  pen.fillRect(left - 8, 140, 346, 14)
  pen.fillRect(left, 402, 330, 9)
  paintShutter(pen, () => 0.9, left + 226, 262, '#0d2529')
  paintWindow(pen, t)
  const ajar = during(t, 37, 40, 0.8)
  pen.fillStyle = '#061114'
  shape(pen, `M${left + 74} 566V446C${left + 74} 420 ${left + 146} 420 ${left + 146} 446V566Z`)
  glow(pen, left + 110, 510, 150, amber, 0.5 * ajar)
  pen.fillStyle = sheer('#ffd28a', ajar)
  pen.fillRect(left + 82, 444, 56 * ajar, 122)
}

function paintWindow(pen: Pen, t: number) {
  glow(pen, window.x, window.y, 280, amber, 0.62)
  pen.fillStyle = vertical(pen, 200, 330, [[0, '#fff1c4'], [1, '#f1a54c']])
  pen.beginPath()
  pen.roundRect(window.x - 48, 206, 96, 128, [48, 48, 0, 0])
  pen.fill()
  within(pen, () => {
    pen.clip()
    person(pen, window.x - 14 - 8 * between(t, 39, 40), 384, 146, 1, '#2b1a12', { skirt: true, arms: [0.3 + 1.9 * during(t, 33.6, 37, 0.6) + 0.16 * Math.sin(t * 7) * during(t, 34, 36.8, 0.4), 0] })
    person(pen, window.x + lerp(76, 22, between(t, 39.2, 40.4)), 388, 156, -1, '#2b1a12')
  })
  pen.fillStyle = '#04090c'
  pen.fillRect(window.x - 62, 334, 124, 7)
  pen.fillRect(window.x - 62, 302, 124, 3)
  for (let k = -60; k < 60; k += 10) pen.fillRect(window.x + k, 302, 2, 34)
}

function paintHomecoming(pen: Pen, t: number) {
  const walk = between(t, 35.6, 37.8), inside = between(t, 38.2, 38.8)
  within(pen, () => {
    pen.globalAlpha = between(t, 31.6, 31.9) * (1 - between(t, 38.7, 38.8))
    person(pen, lerp(home + 116, home + 258, walk), ground + 2, 112, 1, blend('#04090c', '#ffd28a', inside), walk > 0.02 && walk < 0.98 ? { stride: t * 7.4 } : { lean: -0.06 * during(t, 33.4, 35.4, 0.8), arms: [0.2, -0.1] })
  })
}

// ---------------------------------------------------------------- wet ground and weather

function paintWetGround(pen: Pen, upper: Layer, t: number, camera: Camera) {
  const shore = (ground + 14 - camera.y - height / 2) * camera.zoom + height / 2
  const water = onBridge(camera.x + 640)
  mirror(pen, upper, t, { waterline: shore, bottom: height, strength: 1, ripple: lerp(5, 13, water), squash: lerp(0.62, 0.7, water) })
  pen.fillStyle = vertical(pen, shore, height, [[0, 'rgba(6,14,18,.35)'], [0.3, 'rgba(5,14,19,.5)'], [1, 'rgba(3,7,11,.9)']])
  pen.fillRect(0, shore, width, height)
  atDepth(pen, camera, 1, () => {
    for (const [y, shine] of [[ground + 15, 0.7], [ground + 27, 0.5]] as const) {
      pen.fillStyle = sheer('#ffcf8a', shine * 0.45)
      pen.fillRect(camera.x - 200, y, width + 400, 2)
    }
    pen.fillStyle = '#04090d'
    pen.fillRect(bridge.from - 20, ground + 34, bridge.to - bridge.from + 40, 12)
    for (let x = bridge.from; x < bridge.to; x += 170) pen.fillRect(x - 5, ground + 34, 10, 26)
    paintBoats(pen, t, water)
  })
}

/** Small boats under the bridge, each with a lamp. */
function paintBoats(pen: Pen, t: number, water: number) {
  if (water < 0.05) return
  for (const [x, speed] of [[3700, 16], [4150, -12], [4480, 20]] as const) {
    const at = x + speed * (t - 22), y = 672 + 2 * sway(t, x)
    glow(pen, at, y - 14, 90, amber, 0.75 * water)
    pen.fillStyle = '#03070a'
    shape(pen, `M${at - 70} ${y - 14}Q${at} ${y + 26} ${at + 74} ${y - 18}Q${at} ${y + 4} ${at - 70} ${y - 14}Z`)
    pen.fillStyle = '#fff0c4'
    disc(pen, at, y - 14, 4)
  }
}

function paintPassingPoles(pen: Pen, t: number) {
  pen.fillStyle = '#020507'
  for (const x of [1750, 3080, 4600, 6350, 8100, 9120]) {
    if (x > 5400 && x < 8400) continue
    pen.fillRect(x, -20, 26, 780)
    placed(pen, x + 13, 120, () => shape(pen, 'M-90-6H90V6H-90ZM-84-6v-16h8v16ZM76-6v-16h8v16Z'), { turn: 0.01 * sway(t, x) })
  }
}

const drops = many(110, randomFrom(88), (pick, i) => ({ x: pick(0, 1), at: pick(0, 1), speed: pick(1.1, 1.9), length: pick(16, 44), i }))

function paintDrizzle(pen: Pen, t: number, camera: Camera) {
  pen.lineWidth = 1
  for (const { x, at, speed, length, i } of drops) {
    const fall = (at + t * speed) % 1, near = 0.5 + (i % 3) * 0.4
    const px = (((x * 1500 - camera.x * near * 0.9) % 1500) + 1500) % 1500 - 100
    pen.strokeStyle = sheer('#ffe6b8', 0.1 + 0.1 * luck(i))
    line(pen, px - fall * 50, fall * 800 - 60, px - fall * 50 - length * 0.1, fall * 800 - 60 + length)
  }
}
