import { along, between, clamp, during, lerp, luck, many, randomFrom, sway } from './ease.ts'
import type { Picture } from './picture.ts'
import { bird, disc, hills, palm, person, shape, wire } from './scenery.ts'
import { atDepth, blend, curtain, glow, height, layer, patch, placed, sheer, vertical, vignette, width, within, type Camera, type Paint, type Pen } from './stage.ts'

/** A winter morning at a tea stall: a train stops briefly and drags the mist along. */
export const mist: Picture = {
  rehearse,
  poem: [
    { from: 1.2, to: 4.4, en: 'In January the world ends at the fence.', bn: 'পৌষ মাসে পৃথিবী শেষ হয়\nবেড়ার ধারে।' },
    { from: 5.2, to: 9, en: 'I fill two cups: one for me,\none for the mist.', bn: 'দু-ভাঁড় চা ঢালি:\nএকটা আমার, একটা কুয়াশার।' },
    { from: 10, to: 12.6, en: 'The six-ten never stops here.', bn: 'ছটা দশের গাড়ি\nএখানে থামে না।' },
    { from: 14.2, to: 16.8, en: 'Today it stops, for one breath,', bn: 'আজ থামল,\nএক নিশ্বাসের জন্য,' },
    { from: 17.6, to: 20.6, en: 'and takes the mist along.', bn: 'যাওয়ার সময়\nকুয়াশাটা নিয়ে গেল।' },
    { from: 22.4, to: 26.4, en: 'What I had taken for the end\nwas mustard in flower,', bn: 'যাকে শেষ ভেবেছিলাম,\nসে তো সর্ষের ফুল,' },
    { from: 28.4, to: 33, en: 'and somebody, coming across\nfor the second cup.', bn: 'আর কে যেন আসছে,\nঅন্য ভাঁড়টার জন্য।' },
  ],
}

const horizon = 424
const rails = 548
const steps = { down: 15.2, off: 25 }

function rehearse(): Paint {
  const field = mustard(), trees = farTrees(), carriage = coach(), locomotive = engine()
  return (pen, t) => {
    const camera = { x: along(t, [[0, -210], [11, -20], [19, 10], [25, 10], [37, -96]]), y: along(t, [[0, 70], [11, 4], [25, 4], [37, 40]]), zoom: along(t, [[0, 1.36], [11, 1.04], [20, 1.02], [25, 1.04], [37, 1.3]]) }
    const day = between(t, 0, 13), open = between(t, 18.2, 22.4)
    paintSky(pen, t, camera, day, open)
    atDepth(pen, camera, 0.3, () => {
      within(pen, () => {
        pen.globalAlpha = 0.3 + 0.5 * open
        pen.drawImage(trees, -160, 0)
      })
    })
    veil(pen, t, camera, 0.3, horizon + 30, 0.7)
    atDepth(pen, camera, 0.55, () => {
      pen.drawImage(field, -160, 0)
      pen.fillStyle = sheer(blend('#3c4e60', '#a9b4b4', day), 0.75 * (1 - open))
      pen.fillRect(-300, horizon - 4, 1900, 420)
      paintWind(pen, t, open)
    })
    veil(pen, t, camera, 0.55, rails - 30, 0.75)
    atDepth(pen, camera, 0.75, () => {
      paintTrack(pen, t, open)
      paintTrain(pen, t, carriage, locomotive)
      paintWires(pen, t, open)
    })
    if (t < steps.off) atDepth(pen, camera, 0.75, () => paintTraveller(pen, t, open))
    veil(pen, t, camera, 0.75, rails + 16, 0.78)
    atDepth(pen, camera, 1, () => {
      paintGround(pen, open)
      if (t >= steps.off) paintTraveller(pen, t, open)
      paintStall(pen, t, open)
    })
    atDepth(pen, camera, 1.25, () => paintNearFlowers(pen, t, open))
    vignette(pen, along(t, [[0, 0.6], [10, 0.34], [20, 0.28], [36, 0.36]]))
    curtain(pen, 0.55 * (1 - between(t, 0, 2.2)) + between(t, 36, 38))
  }
}

// ---------------------------------------------------------------- sky and mist

function paintSky(pen: Pen, t: number, camera: Camera, day: number, open: number) {
  const top = blend(blend('#2b3a4f', '#b3b9c9', day), '#7fb6d6', open), low = blend(blend('#5a6880', '#ecd9c9', day), '#fbe9bd', open)
  pen.fillStyle = vertical(pen, 0, horizon + 60, [[0, top], [0.6, blend(top, low, 0.6)], [1, low]])
  pen.fillRect(0, 0, width, height)
  atDepth(pen, camera, 0.1, () => {
    const y = along(t, [[5, 470], [22, 268], [37, 190]]), shine = between(t, 7, 14)
    glow(pen, 868, y, 540, '#ffcf8a', 0.3 * shine + 0.06 * open)
    glow(pen, 868, y, 190, '#ffe2ae', 0.4 * shine)
    pen.fillStyle = sheer(blend('#fff4e4', '#fffdf0', open), shine)
    disc(pen, 868, y, 54)
    pen.fillStyle = sheer('#fffaf0', 0.55 * open)
    for (const { x, cy, w } of clouds) shape(pen, `M${x - w / 2 + t * 3} ${cy}q${w * 0.4} ${-w * 0.13} ${w} -2q${-w * 0.4} ${w * 0.07} ${-w} 2Z`)
  })
}

const clouds = many(6, randomFrom(7), (pick) => ({ x: pick(-100, 1250), cy: pick(50, 250), w: pick(150, 320) }))

/** Mist clears behind the train towards the left. */
const cleared = (t: number, x: number) => between(t, 17 + clamp((1400 - x) / 1500) * 2.5, 19.2 + clamp((1400 - x) / 1500) * 2.6)

const banks = many(54, randomFrom(21), (pick, i) => ({ x: pick(-260, 1560), dy: pick(-70, 70), rx: pick(190, 420), ry: pick(34, 84), speed: pick(5, 16), depth: [0.3, 0.55, 0.75][i % 3] ?? 0.3, i }))

function veil(pen: Pen, t: number, camera: Camera, depth: number, y: number, strength: number) {
  const colour = blend(blend('#5b7088', '#d9cfd2', between(t, 0, 8)), '#efe4d6', between(t, 7, 14))
  atDepth(pen, camera, depth, () => {
    const sheet = pen.createLinearGradient(-300, 0, 1600, 0)
    for (let i = 0; i <= 10; i++) sheet.addColorStop(i / 10, sheer(colour, 0.42 * strength * (1 - cleared(t, -300 + i * 190))))
    pen.fillStyle = sheet
    within(pen, () => {
      for (let k = 0; k < 24; k++) {
        pen.globalAlpha = (k + 1) / 25
        pen.fillRect(-300, y - 230 + k * 8, 1900, 8)
      }
      pen.globalAlpha = 1
      pen.fillRect(-300, y - 38, 1900, 600)
    })
    for (const bank of banks) {
      if (bank.depth !== depth) continue
      const gone = cleared(t, bank.x), drift = bank.x + bank.speed * t + 30 * sway(t * 0.3, bank.i)
      patch(pen, drift - 900 * gone ** 2, y + bank.dy - 40 * gone, bank.rx * (1 + gone), bank.ry, colour, strength * 0.62 * (1 - gone))
    }
  })
}

function farTrees() {
  return layer(width + 420, height, (pen) => {
    const random = randomFrom(31)
    pen.fillStyle = pen.strokeStyle = '#5c7a78'
    hills(pen, random, { y: horizon - 14, rise: 15, waves: 11, right: width + 420, bottom: horizon + 60 })
    for (let k = 0; k < 26; k++) disc(pen, k * 70 + 40 * random(), horizon - 12, 26 + 30 * random(), 14 + 24 * random())
    pen.fillStyle = pen.strokeStyle = '#49656a'
    for (const [x, tall] of [[150, 130], [236, 96], [690, 118], [760, 150], [1190, 104], [1420, 150], [1490, 112], [1580, 136]] as const) palm(pen, random, x, horizon + 10, tall, 0.06)
    for (const x of [430, 1050]) shape(pen, `M${x - 46} ${horizon + 6}V${horizon - 28}L${x - 60} ${horizon - 26}L${x - 20} ${horizon - 66}H${x + 30}L${x + 68} ${horizon - 26}L${x + 54} ${horizon - 28}V${horizon + 6}Z`)
  })
}

/** Rows of yellow mustard on both sides of the railway line. */
function mustard() {
  return layer(width + 420, height + 120, (pen) => {
    const random = randomFrom(64)
    pen.fillStyle = vertical(pen, horizon, height, [[0, '#e3c64a'], [0.16, '#eabf1c'], [0.5, '#b79a1e'], [1, '#59701f']])
    pen.fillRect(0, horizon, width + 420, 500)
    for (let k = 0; k < 9000; k++) {
      const near = (k / 9000) ** 1.25, y = horizon + 3 + near * 330
      pen.fillStyle = random() < 0.3 ? (random() < 0.6 ? '#6f8a2c' : '#4f6d24') : random() < 0.3 ? '#ffe866' : random() < 0.5 ? '#ffd21c' : '#f0b40c'
      const x = random() * (width + 420), r = 0.9 + near * 5.4
      disc(pen, x, y + (random() - 0.5) * 10 * near, r * (0.7 + 0.6 * random()), r * 0.62)
    }
  })
}

/** Wind moves over the field in long pale waves. */
function paintWind(pen: Pen, t: number, open: number) {
  if (open === 0) return
  for (let k = 0; k < 9; k++) {
    const near = ((k * 0.37 + t * 0.05) % 1), y = horizon + 12 + near * 230
    patch(pen, -200 + ((k * 311 + t * (60 + 90 * near)) % 1800), y, 190 + 160 * near, 7 + 15 * near, '#fff6b0', 0.42 * open * Math.sin(near * Math.PI))
  }
}

// ---------------------------------------------------------------- the line

const stop = { brakes: 11, from: 14.9, to: 16.1, gone: 20.6 }

/** The position of the train's front: it enters from the right, stops, and leaves to the left. */
export function trainAt(t: number) {
  if (t < stop.from) return lerp(-560, 1560, (1 - clamp((t - stop.brakes) / (stop.from - stop.brakes))) ** 1.8)
  return lerp(-560, -2900, clamp((t - stop.to) / (stop.gone - stop.to)) ** 2)
}

function paintTrack(pen: Pen, t: number, open: number) {
  pen.fillStyle = blend('#39424a', '#7c6a4a', open)
  shape(pen, `M-320 ${rails + 34}L-320 ${rails + 2}H1640V${rails + 34}Z`)
  pen.fillStyle = blend('#20272e', '#4c3e2c', open)
  for (let x = -300; x < 1640; x += 34) pen.fillRect(x, rails + 1, 17, 6)
  const lamp = between(t, 9.6, 12) * (1 - between(t, 13, 14))
  pen.fillStyle = blend(blend('#8b949a', '#ffe3a8', lamp), '#d8d2c2', open)
  pen.fillRect(-320, rails - 3, 1960, 3)
  const x = trainAt(t)
  glow(pen, Math.max(x, 700), rails - 66, 640, '#ffe6b0', 0.85 * lamp, 240)
  glow(pen, Math.max(x, 700) + 60, rails - 66, 240, '#fff6de', 0.8 * lamp, 150)
}

const long = 420
const coaches = 5

function paintTrain(pen: Pen, t: number, carriage: ReturnType<typeof coach>, locomotive: ReturnType<typeof engine>) {
  const front = trainAt(t)
  if (front > 1500 || t > stop.gone) return
  const shake = t < stop.from || t > stop.to ? 1.2 * Math.sin(t * 38) : 0
  pen.drawImage(locomotive, front, rails - 162 + shake * 0.5)
  for (let k = 0; k < coaches; k++) {
    const x = front + 330 + k * long
    if (x < -700 || x > 1700) continue
    glow(pen, x + 205, rails - 96, 330, '#ffb45e', 0.26, 120)
    pen.drawImage(carriage, x, rails - 156 + shake * Math.sin(k * 2 + t * 21))
    for (let seat = 0; seat < 8; seat++) if (luck(k * 9 + seat) < 0.6) {
      pen.fillStyle = '#4a2b1c'
      const at = x + 72 + seat * 37, up = rails - 92 + 5 * luck(k * 31 + seat)
      disc(pen, at, up, 6.4)
      pen.fillRect(at - 9, up + 7, 18, 9)
    }
  }
}

function coach() {
  return layer(430, 170, (pen) => {
    pen.fillStyle = '#20313f'
    pen.fillRect(0, 128, 420, 12)
    for (const x of [56, 96, 324, 364]) disc(pen, x, 146, 12)
    pen.fillStyle = '#2c5a78'
    pen.beginPath()
    pen.roundRect(3, 26, 412, 106, 9)
    pen.fill()
    pen.fillStyle = '#cfd4c4'
    pen.fillRect(3, 92, 412, 8)
    pen.fillStyle = '#1c2c38'
    pen.beginPath()
    pen.roundRect(8, 16, 402, 16, 8)
    pen.fill()
    for (let k = 0; k < 8; k++) {
      pen.fillStyle = '#ffdf9a'
      pen.fillRect(58 + k * 37, 48, 27, 30)
      pen.fillStyle = 'rgba(70,40,20,.5)'
      for (const dy of [9, 18]) pen.fillRect(58 + k * 37, 48 + dy, 27, 1.6)
    }
    for (const x of [16, 372]) {
      pen.fillStyle = '#ffd08a'
      pen.fillRect(x, 46, 28, 82)
      pen.fillStyle = '#173244'
      pen.fillRect(x - 3, 44, 4, 88)
      pen.fillRect(x + 27, 44, 4, 88)
    }
  })
}

function engine() {
  return layer(340, 180, (pen) => {
    pen.fillStyle = '#151c24'
    pen.fillRect(20, 134, 310, 14)
    for (const x of [64, 110, 156, 226, 272]) disc(pen, x, 150, 14)
    pen.fillStyle = '#8e2f2a'
    shape(pen, 'M10 138V74Q14 56 34 52L60 26H318Q328 26 328 36V138Z')
    pen.fillStyle = '#e8c27a'
    pen.fillRect(10, 98, 318, 9)
    pen.fillStyle = '#ffe9b8'
    shape(pen, 'M40 54L62 32H92V62H38Z')
    pen.fillStyle = '#5c1d1c'
    for (let k = 0; k < 9; k++) pen.fillRect(122 + k * 21, 44, 12, 34)
    pen.fillStyle = '#fffbe8'
    disc(pen, 15, 80, 9)
  })
}

/** Posts and wires along the line, with birds that fly off when the ground shakes. */
function paintWires(pen: Pen, t: number, open: number) {
  const dark = blend('#2c343d', '#3f2f22', open)
  pen.strokeStyle = pen.fillStyle = dark
  for (let x = -230; x < 1640; x += 460) {
    pen.fillRect(x - 3, 262, 6, rails - 226)
    pen.fillRect(x - 26, 278, 52, 5)
    pen.fillRect(x - 20, 298, 40, 4)
    pen.lineWidth = 1.3
    for (const [dx, y] of [[-22, 276], [22, 276], [0, 296]] as const) wire(pen, [x + dx, y], [x + dx + 460, y], 32)
  }
  for (let k = 0; k < 7; k++) {
    const x = 800 + k * 23 + 9 * luck(k), away = clamp((t - 11.4 - 0.12 * k) / 3), back = between(t, 23 + 0.3 * k, 25.6 + 0.3 * k)
    const y = 289 + 9 * Math.sin(((x - 690) / 460) * Math.PI)
    if (away > 0 && back < 1) bird(pen, x + (away * (260 + 40 * k)) * (1 - back), y - (away * (170 + 20 * luck(k + 4))) * (1 - back), 9, t * 2.6 + k * 0.3)
    else shape(pen, `M${x - 6} ${y}q2 -13 8 -14q5 0 5 6l-3 8l-5 7Z`)
  }
}

// ---------------------------------------------------------------- who gets off

function paintTraveller(pen: Pen, t: number, open: number) {
  if (t < steps.down) return
  const walk = between(t, steps.off, 32.4), down = between(t, steps.down, 16)
  const x = t < steps.off ? lerp(935, 915, down) : lerp(916, 652, walk), y = t < steps.off ? rails + lerp(-26, 14, down) : lerp(rails + 14, 652, walk)
  const moving = walk > 0.01 && walk < 0.985
  pen.fillStyle = 'rgba(60,40,10,.25)'
  disc(pen, x + 10, y, 34, 5)
  const colour = blend('#33241f', '#4a1424', open)
  person(pen, x, y, lerp(84, 142, walk), -1, colour, { skirt: true, ...(moving ? { stride: t * 5.4 } : {}), arms: [lerp(0.1, 1.5, between(t, 32.4, 33.6)) + 0.45 * between(t, 34.2, 35.4), -0.12], lean: 0.02 })
  placed(pen, x, y, () => {
    pen.fillStyle = blend('#4a3a30', '#d9482e', open)
    shape(pen, 'M-8-84C-15-76-15-60-13-50Q0-44 13-52C14-64 12-76 7-83C11-92 6-101-2-101C-12-101-14-90-8-84Z')
    pen.fillStyle = blend('#7a5a44', '#8a4a34', open)
    disc(pen, 4.4, -91, 5, 6.4)
    pen.fillStyle = '#2a1a14'
    pen.beginPath()
    pen.roundRect(10, -40 + (moving ? 1.5 * Math.sin(t * 5.4) : 0), 24, 19, 3)
    pen.fill()
  }, { scale: lerp(0.84, 1.42, walk), flip: -1 })
}

// ---------------------------------------------------------------- the stall

function paintGround(pen: Pen, open: number) {
  pen.fillStyle = vertical(pen, 626, 800, [[0, blend('#4a5158', '#8a6a35', open)], [0.3, blend('#333a41', '#5c4526', open)], [1, '#1a1512']])
  shape(pen, 'M-340 636C-40 622 320 634 620 642C820 650 1100 690 1700 724V900H-340Z')
  pen.fillStyle = sheer('#ffb25e', 0.16)
  disc(pen, 360, 662, 330, 20)
}

const cups = [456, 492] as const
const top = 552

function paintStall(pen: Pen, t: number, open: number) {
  const dark = '#21150f', flame = 0.85 + 0.1 * sway(t * 7, 2) + 0.05 * sway(t * 17, 5)
  pen.fillStyle = vertical(pen, 400, 640, [[0, '#7a4522'], [0.45, '#5a3019'], [1, '#2e1a11']])
  pen.fillRect(156, 404, 372, 240)
  pen.strokeStyle = 'rgba(30,16,8,.5)'
  pen.lineWidth = 2
  for (let k = 0; k < 19; k++) wire(pen, [160 + k * 20, 404], [160 + k * 20, 640], 0)
  for (let k = 0; k < 11; k++) wire(pen, [156, 412 + k * 22], [528, 412 + k * 22], 0)
  glow(pen, 330, 462, 250, '#ffae55', 0.52 * flame)
  paintShelf(pen)
  paintSeller(pen, t)
  pen.fillStyle = dark
  pen.fillRect(196, top, 342, 100)
  pen.fillStyle = '#6b4023'
  pen.fillRect(186, top - 8, 362, 12)
  pen.fillStyle = '#e0a25e'
  pen.fillRect(186, top - 8, 362, 2)
  paintStove(pen, t, flame)
  paintCups(pen, t)
  pen.fillStyle = dark
  for (const x of [150, 524]) pen.fillRect(x, 372, 10, 286)
  shape(pen, 'M96 414L196 320Q340 306 486 320L594 414Q340 384 96 414Z')
  pen.strokeStyle = dark
  pen.lineWidth = 3
  for (let k = 0; k < 62; k++) {
    const x = 100 + k * 8, y = 411 - 22 * Math.sin(((x - 96) / 498) * Math.PI)
    wire(pen, [x, y - 6], [x + 3 * sway(t, k) + (luck(k) - 0.5) * 8, y + 8 + 12 * luck(k + 8)], 0)
  }
  pen.strokeStyle = sheer(blend('#93a3b0', '#ffe39a', open), 0.4 + 0.35 * open)
  pen.lineWidth = 2.4
  wire(pen, [488, 321], [592, 412], -6)
  wire(pen, [200, 320], [488, 321], -26)
  paintLantern(pen, 330 + 3 * sway(t * 0.8, 1) + quake(t), flame)
  paintBench(pen, t)
}

/** The shaking of hanging things while the train passes. */
const quake = (t: number) => 6 * Math.sin(t * 9) * (during(t, 11.6, 14.8, 1.2) + 0.7 * during(t, 17, 20.8, 1.4))

function paintLantern(pen: Pen, x: number, flame: number) {
  pen.strokeStyle = '#21150f'
  pen.lineWidth = 2
  wire(pen, [330, 392], [x, 424], 0)
  glow(pen, x, 446, 150, '#ffb45e', 0.7 * flame)
  glow(pen, x, 446, 44, '#fff0c4', 0.9 * flame)
  pen.fillStyle = '#fff6dc'
  disc(pen, x, 446, 9, 13)
  pen.fillStyle = '#21150f'
  pen.fillRect(x - 12, 424, 24, 6)
  pen.fillRect(x - 13, 461, 26, 8)
  for (const dx of [-12, 10.5]) pen.fillRect(x + dx, 428, 1.6, 34)
}

function paintShelf(pen: Pen) {
  pen.fillStyle = '#2e1a11'
  pen.fillRect(398, 484, 126, 6)
  for (const [k, colour] of ['#c98a45', '#a85a35', '#dcb36a', '#8a4a3a'].entries()) {
    const x = 406 + k * 29
    pen.fillStyle = 'rgba(255,226,170,.3)'
    pen.beginPath()
    pen.roundRect(x, 450, 22, 34, 4)
    pen.fill()
    pen.fillStyle = colour
    pen.fillRect(x + 3, 462 + (k % 2) * 5, 16, 20 - (k % 2) * 5)
    pen.fillStyle = '#4a1d16'
    pen.fillRect(x + 1, 445, 20, 6)
  }
}

/** The kettle leaves the fire, fills two cups, and returns. */
function kettleAt(t: number) {
  const out = between(t, 4.6, 5.6), second = between(t, 7, 7.5), home = between(t, 8.6, 9.6), away = out - home
  return { x: lerp(252, lerp(cups[0], cups[1], second) - 44, away), y: lerp(512, 446, away) - 20 * Math.sin(Math.PI * Math.min(1, away * 1.2)) * 0.4, turn: 0.52 * (during(t, 5.4, 7, 0.4) + during(t, 7.1, 8.7, 0.4)) }
}

const stream = (t: number, k: number) => (k === 0 ? during(t, 5.7, 6.9, 0.25) : during(t, 7.4, 8.6, 0.25))

function paintSeller(pen: Pen, t: number) {
  const nods = 0.1 * during(t, 0.6, 3.8, 0.8) + 0.02 * sway(t, 3), kettle = kettleAt(t), dark = '#180e0b', waits = between(t, 20, 22) - between(t, 31, 33)
  placed(pen, 342 - 14 * during(t, 0.4, 4, 1), 646, () => {
    pen.fillStyle = '#3c2a3f'
    shape(pen, 'M-30-20C-40-60-42-112-24-134C-14-146 14-146 26-132C42-108 42-60 34-20Z')
    pen.fillStyle = '#57405c'
    shape(pen, 'M-26-132C-8-118 16-112 34-112L38-74C10-80-24-96-34-112Z')
    pen.fillStyle = '#7a4a34'
    disc(pen, 4, -160, 17, 19)
    pen.fillStyle = dark
    shape(pen, 'M-16-156C-18-184 22-188 23-162L24-156C14-166 2-168-5-160L-6-142Q-14-146-16-156Z')
    disc(pen, 2, -184, 5)
  }, { turn: nods + 0.05 * waits, scale: 1.12 })
  const hand = { x: kettle.x - 2, y: kettle.y - 34 }, resting = 1 - between(t, 4, 4.6) + between(t, 9.6, 10.4)
  pen.strokeStyle = '#4a3550'
  pen.lineCap = 'round'
  pen.lineWidth = 15
  wire(pen, [352, 560], [lerp(hand.x, 372, clamp(resting)), lerp(hand.y, 540, clamp(resting))], lerp(24, 8, clamp(resting)))
}

function paintStove(pen: Pen, t: number, flame: number) {
  pen.fillStyle = '#8a4b2c'
  shape(pen, 'M202 562L214 528H292L304 562Z')
  pen.fillStyle = '#5a2c1a'
  shape(pen, 'M214 528H292L296 538H210Z')
  const fans = 1 + 0.5 * during(t, 0.8, 3.6, 0.6)
  glow(pen, 253, 522, 120, '#ff7a2a', 0.75 * flame * fans)
  for (let k = 0; k < 7; k++) {
    const tall = (14 + 10 * sway(t * 9, k)) * fans
    pen.fillStyle = k % 2 ? '#ffd27a' : '#ff8a30'
    shape(pen, `M${222 + k * 9} 529Q${226 + k * 9} ${529 - tall} ${229 + k * 9 + 3 * sway(t * 6, k)} ${526 - tall}Q${234 + k * 9} ${529 - tall * 0.4} ${235 + k * 9} 529Z`)
  }
  for (let k = 0; k < 16; k++) {
    const age = ((t * (0.5 + 0.3 * luck(k)) + luck(k + 20)) % 1)
    pen.fillStyle = sheer('#ffc46b', (1 - age) * (0.3 + 0.7 * during(t, 0.8, 4.4, 0.6)))
    disc(pen, 230 + 46 * luck(k + 40) + 16 * sway(t * 2, k) * age, 520 - 130 * age, 1.7)
  }
  const { x, y, turn } = kettleAt(t)
  placed(pen, x, y, () => {
    pen.fillStyle = '#14100f'
    shape(pen, 'M-30 14C-36-14-20-24 0-24C20-24 36-14 30 14Q28 18 22 18H-22Q-28 18-30 14ZM28-4Q44-8 48-24L54-22Q52 4 30 12Z')
    disc(pen, 0, -27, 5)
    pen.strokeStyle = '#14100f'
    pen.lineWidth = 4
    wire(pen, [-22, -18], [22, -18], -48)
    pen.fillStyle = 'rgba(255,190,110,.55)'
    shape(pen, 'M-27 12C-30-8-22-14-14-18C-20-10-24-2-22 15Z')
  }, { turn })
  const spout = { x: x + 52 * Math.cos(turn) + 22 * Math.sin(turn), y: y + 52 * Math.sin(turn) - 22 * Math.cos(turn) }
  cups.forEach((cup, k) => {
    const flows = stream(t, k)
    if (flows <= 0.01) return
    pen.strokeStyle = sheer('#d98a45', flows)
    pen.lineWidth = 3.4 * flows
    pen.beginPath()
    pen.moveTo(spout.x, spout.y)
    pen.quadraticCurveTo(cup + 1, spout.y + 4, cup, top - 20)
    pen.stroke()
  })
  steam(pen, t, spout.x, spout.y, 1 - 0.5 * during(t, 5.4, 8.6, 0.4), 3)
}

function paintCups(pen: Pen, t: number) {
  const taken = between(t, 32.8, 33.9), sip = between(t, 34.2, 35.4)
  cups.forEach((x, k) => {
    const y = top - 8 - (k === 1 ? 16 * sip + 14 * Math.sin(taken * Math.PI) : 0), at = x + (k === 1 ? 110 * taken : 0)
    pen.fillStyle = '#b5623a'
    shape(pen, `M${at - 12} ${y - 22}H${at + 12}L${at + 8} ${y}H${at - 8}Z`)
    pen.fillStyle = '#e09a66'
    disc(pen, at, y - 22, 12, 3.2)
    const full = between(t, k === 0 ? 5.8 : 7.5, k === 0 ? 6.8 : 8.5)
    pen.fillStyle = sheer('#7a3a18', full)
    disc(pen, at, y - 21.5, 9.5, 2.2)
    if (full > 0) steam(pen, t, at, y - 24, 0.8 * full, 11 + k)
  })
}

/** Steam rises and fades; each puff is computed from its number. */
function steam(pen: Pen, t: number, x: number, y: number, strength: number, seed: number) {
  for (let k = 0; k < 15; k++) {
    const age = (t * 0.34 + k / 15 + 0.05 * luck(k + seed)) % 1, curl = 22 * age * Math.sin(age * 7 + k * 1.3 + seed + t * 0.7)
    patch(pen, x + curl + 12 * age, y - 128 * age ** 0.85, 7 + 26 * age, 8 + 24 * age, '#fff4e4', 0.34 * strength * Math.sin(Math.PI * Math.min(1, age * 1.05)) ** 0.8)
  }
}

/** A bench, and a dog that reacts only to the cup. */
function paintBench(pen: Pen, t: number) {
  pen.fillStyle = '#21150f'
  pen.fillRect(566, 604, 128, 8)
  for (const x of [578, 676]) pen.fillRect(x, 608, 7, 52)
  const up = between(t, 30.4, 31.4)
  placed(pen, 86, 664, () => {
    pen.fillStyle = '#6b4a30'
    shape(pen, `M-46 4C-52-26-18-34 6-30C34-28 46-12 42 4Q0 10-46 4Z`)
    pen.fillStyle = '#84603f'
    placed(pen, 26, -12 - 18 * up, () => shape(pen, 'M-18 8C-20-8-8-16 6-14L10-24L17-12C28-8 30 0 28 4C16 8 0 14-18 8Z'), { turn: 0.3 - 0.42 * up })
    pen.strokeStyle = '#6b4a30'
    pen.lineWidth = 7
    pen.lineCap = 'round'
    wire(pen, [-42, -2], [-66, -8 - 10 * up * Math.sin(t * 12)], 10)
  })
}

// ---------------------------------------------------------------- between it and us

const stalks = many(46, randomFrom(90), (pick, i) => ({ x: pick(640, 1560), y: pick(700, 770), tall: pick(70, 190), i }))

function paintNearFlowers(pen: Pen, t: number, open: number) {
  for (const { x, y, tall, i } of stalks) {
    const rise = tall * clamp((x - 600) / 500, 0.3, 1), bend = 12 * sway(t * 1.1, i) - 46 * during(t, 17.6, 21.4, 1.6) * (0.6 + 0.4 * luck(i))
    pen.strokeStyle = blend('#2b343a', '#4d5f1c', open)
    pen.lineWidth = 3
    wire(pen, [x, y], [x + bend, y - rise], -8)
    for (let k = 0; k < 9; k++) {
      pen.fillStyle = blend('#3d484e', ['#ffd21c', '#ffe45c', '#f2b60e'][k % 3] ?? '#ffd21c', open)
      disc(pen, x + bend + (luck(i * 9 + k) - 0.5) * 30, y - rise + (luck(i * 13 + k) - 0.5) * 26, 4.6 + 3 * luck(k + i), 4)
    }
  }
}
