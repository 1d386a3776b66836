import { Path2D } from '@napi-rs/canvas'
import { along, between, clamp, during, lerp, luck, many, randomFrom, sway } from './ease.ts'
import type { Picture } from './picture.ts'
import { disc, palm, person, ring, shape, wire } from './scenery.ts'
import { atDepth, blend, curtain, glitter, glow, height, layer, mirror, patch, placed, sheer, vertical, vignette, width, within, type Camera, type Layer, type Paint, type Pen } from './stage.ts'

/** The first monsoon rain in a courtyard. */
export const monsoon: Picture = {
  rehearse,
  poem: [
    { from: 1, to: 4, en: 'Three months the courtyard has waited.', bn: 'তিন মাস ধরে উঠোন\nপথ চেয়ে আছে।' },
    { from: 5, to: 8.4, en: 'The wind comes first,\nto say who is behind it.', bn: 'আগে আসে হাওয়া,\nবলে যায় পিছনে কে।' },
    { from: 10, to: 12.8, en: 'One drop. The dust remembers\nhow it smells.', bn: 'এক ফোঁটা। ধুলোর মনে পড়ে যায়\nনিজের গন্ধ।' },
    { from: 13.8, to: 16.4, en: 'Then all of the sky at once.', bn: 'তারপর গোটা আকাশ একসঙ্গে।' },
    { from: 17.2, to: 20.2, en: '“Come inside!”\nBut she is already the rain.', bn: '‘ভিতরে আয়!’\nততক্ষণে সে নিজেই বৃষ্টি।' },
    { from: 22.8, to: 26.6, en: 'Her ship is a page of sums.\nIt does not mind.', bn: 'অঙ্কের পাতা এখন জাহাজ,\nতাতে তার দুঃখ নেই।' },
    { from: 31, to: 36, en: 'Where the courtyard ends,\nthe sea begins.', bn: 'উঠোন যেখানে ফুরোয়,\nসাগর সেখানেই শুরু।' },
  ],
}

const floor = 548
const drain = 676
const door = { x: 850, w: 96 }
const red = '#e5482f'

const stormAt = (t: number) => between(t, 2, 9)
const clearAt = (t: number) => between(t, 27.5, 36)
const windAt = (t: number) => 0.1 + 0.9 * during(t, 2.5, 15, 4) + 0.25 * during(t, 12, 30, 3)
const wetAt = (t: number) => between(t, 10.6, 17)
/** How hard it rains, from 0 to 1. */
export const rainAt = (t: number) => along(t, [[9.4, 0], [12.6, 0.16], [15, 1], [25, 0.95], [33.5, 0.03], [38, 0]])

function rehearse(): Paint {
  const upper = layer(width, height, () => {})
  const above = upper.getContext('2d')
  const town = farTown()
  return (pen, t) => {
    const camera = { x: along(t, [[0, -24], [21, 6], [37, 92]]), y: along(t, [[22, 0], [36, 34]]), zoom: along(t, [[0, 1.03], [12, 1.06], [21, 1.04], [36, 1.2]]) }
    paintBehind(above, t, camera, town)
    pen.drawImage(upper, 0, 0)
    paintFloor(pen, upper, t, camera)
    atDepth(pen, camera, 1, () => paintLife(pen, t))
    paintRain(pen, t, camera)
    atDepth(pen, camera, 1.6, () => paintLeaves(pen, t))
    vignette(pen, 0.46)
    curtain(pen, 0.5 * (1 - between(t, 0, 1.6)) + between(t, 36.2, 38.2))
  }
}

/** Interpolates a colour through the afternoon: dry, overcast, and after the rain. */
function tone(t: number, dry: string, storm: string, clear: string) {
  return blend(blend(dry, storm, stormAt(t)), clear, clearAt(t))
}

// ---------------------------------------------------------------- sky and town

function paintBehind(pen: Pen, t: number, camera: Camera, town: Layer) {
  pen.fillStyle = vertical(pen, 0, 470, [
    [0, tone(t, '#7a4a3a', '#0b161e', '#1d4a63')], [0.45, tone(t, '#c9803c', '#16303a', '#6f8f92')],
    [0.8, tone(t, '#f0b45c', '#3b5a58', '#f2b76a')], [1, tone(t, '#ffd283', '#8a8a62', '#ffdf9c')],
  ])
  pen.fillRect(0, 0, width, height)
  atDepth(pen, camera, 0.15, () => {
    const shine = Math.max(1 - stormAt(t), clearAt(t)), y = along(t, [[0, 350], [9, 380], [27, 330], [38, 362]])
    glow(pen, 500, y, 460, '#ffcf73', 0.85 * shine)
    pen.fillStyle = sheer('#fff0c0', shine)
    disc(pen, 500, y, 50)
    paintClouds(pen, t)
    paintLightning(pen, t)
  })
  atDepth(pen, camera, 0.35, () => paintTinted(pen, town, tone(t, '#7d4430', '#142a30', '#5c5a58')))
  atDepth(pen, camera, 0.6, () => paintPalms(pen, t))
  atDepth(pen, camera, 1, () => {
    paintLeftHouse(pen, t)
    paintLine(pen, t)
    paintVerandah(pen, t)
  })
}

const billows = many(46, randomFrom(15), (pick, i) => ({ x: pick(-260, 1500), y: pick(-60, 240), r: pick(70, 190), i }))

/** The clouds enter from the right as one wall and leave in pieces. */
function paintClouds(pen: Pen, t: number) {
  const come = lerp(1250, 0, between(t, 0.5, 9.5)), go = clearAt(t)
  for (const { x, y, r, i } of billows) {
    const at = x + come + t * (3 + (i % 4)) - 60, thin = 1 - go * (0.5 + 0.5 * (i % 2))
    const dark = blend(i % 3 ? '#1c2c33' : '#2b4046', '#e0a878', go * 0.55)
    pen.fillStyle = sheer(blend(dark, '#7a4a34', (1 - stormAt(t)) * 0.55), 0.5 * thin)
    disc(pen, at, y + 26 * go - 40 * go * (i % 3) + 6 * sway(t * 0.3, i), r, r * 0.42)
  }
}

const flashes = [12.7, 18.4, 23.6] as const

/** At most one soft flash in five seconds, for photosensitive viewers. */
function paintLightning(pen: Pen, t: number) {
  for (const at of flashes) {
    const age = t - at
    if (age < 0 || age > 1.1) continue
    const flash = Math.exp(-age * 4.6) * between(age, 0, 0.12)
    glow(pen, 470, 60, 900, '#a8cdd8', 0.7 * flash, 420)
    if (age > 0.42 || at === 23.6) continue
    pen.strokeStyle = sheer('#f2fbff', 1 - age / 0.42)
    pen.lineWidth = 3
    pen.lineJoin = 'round'
    pen.stroke(at < 15 ? forkLeft() : forkRight())
  }
}
const forkLeft = () => new Path2D('M452 60L430 140L462 168L428 250L448 268L414 372M428 250L392 292L398 330')
const forkRight = () => new Path2D('M610 40L636 120L604 170L640 238L616 262L642 380M604 170L572 214L578 252')

function farTown() {
  return layer(width + 200, height, (pen) => {
    const random = randomFrom(33)
    pen.fillStyle = '#000'
    for (let x = 0; x < width + 200;) {
      const w = 50 + random() * 90, h = 30 + random() * 74
      pen.fillRect(x, 460 - h, w + 1, 200)
      if (random() < 0.4) pen.fillRect(x + w * 0.3, 440 - h, 26, 30)
      if (random() < 0.4) pen.fillRect(x + w * 0.7, 410 - h, 2.4, 60)
      x += w
    }
    shape(pen, 'M560 470V380C560 350 574 332 600 300C626 332 640 350 640 380V470ZM597 304V270H603V304Z')
    shape(pen, 'M536 470V404C536 388 544 380 554 366C564 380 570 388 570 404V470ZM630 470V404C630 388 638 380 648 366C658 380 664 388 664 404V470Z')
  })
}

function paintTinted(pen: Pen, shapes: Layer, colour: string) {
  pen.drawImage(layer(shapes.width, shapes.height, (ink) => {
    ink.drawImage(shapes, 0, 0)
    ink.globalCompositeOperation = 'source-in'
    ink.fillStyle = colour
    ink.fillRect(0, 0, shapes.width, shapes.height)
  }), -100, 0)
}

function paintPalms(pen: Pen, t: number) {
  pen.fillStyle = pen.strokeStyle = tone(t, '#4a2a22', '#0d1d22', '#2c3a38')
  for (const [x, h, lean, seed] of [[392, 250, 0.06, 3], [446, 190, -0.1, 8], [690, 270, -0.04, 5]] as const) {
    palm(pen, randomFrom(seed), x, 520, h, lean, -windAt(t) * (0.8 + 0.35 * sway(t * 2.3, seed)))
  }
  pen.fillRect(300, 470, 460, 130)
}

// ---------------------------------------------------------------- houses

function paintLeftHouse(pen: Pen, t: number) {
  pen.fillStyle = tone(t, '#7a3a28', '#1d2526', '#5a4038')
  shape(pen, `M-200 70H318V${floor + 26}H-200Z`)
  pen.fillStyle = tone(t, '#5a2a20', '#12191b', '#3d2d2a')
  pen.fillRect(-200, 58, 532, 18)
  pen.fillRect(-200, 312, 518, 9)
  for (const [x, y] of [[20, 126], [160, 126], [20, 370], [160, 370]] as const) paintWindow(pen, t, x, y)
  pen.fillStyle = tone(t, '#8d4a32', '#28312f', '#6a4c40')
  for (const [x, y, w] of [[260, 150, 34], [120, 300, 50], [250, 430, 44], [90, 500, 60], [280, 250, 26]] as const) {
    for (let k = 0; k < 3; k++) pen.fillRect(x + (k % 2) * 9 - 4, y + k * 9, w - k * 8, 7)
  }
}

function paintWindow(pen: Pen, t: number, x: number, y: number) {
  pen.fillStyle = tone(t, '#3c3a30', '#16302f', '#2f4a44')
  pen.beginPath()
  pen.roundRect(x, y, 86, 128, [43, 43, 0, 0])
  pen.fill()
  pen.fillStyle = 'rgba(6,8,10,.5)'
  for (let k = 0; k < 13; k++) pen.fillRect(x + 6, y + 22 + k * 8, 74, 3)
  pen.fillRect(x + 41, y, 4, 128)
  pen.fillStyle = tone(t, '#4a2219', '#0e1516', '#33241f')
  pen.fillRect(x - 8, y + 128, 102, 8)
}

function paintVerandah(pen: Pen, t: number) {
  const wall = tone(t, '#8a4630', '#26302f', '#64493c')
  pen.fillStyle = wall
  pen.fillRect(712, 200, 700, floor - 200)
  pen.fillStyle = tone(t, '#5f2c20', '#141c1e', '#45302a')
  pen.fillRect(712, 200, 700, 120)
  paintDoorway(pen, t)
  paintWindow(pen, t, 1052, 352)
  pen.fillStyle = tone(t, '#3a1c16', '#0a1012', '#2a1f1c')
  for (const x of [728, 978, 1220]) {
    pen.fillRect(x, 250, 17, floor - 250)
    pen.fillRect(x - 7, 262, 31, 9)
    pen.fillRect(x - 8, floor - 16, 33, 16)
  }
  paintRoof(pen, t)
  pen.fillStyle = tone(t, '#a05a3a', '#2f3a38', '#7a5a48')
  pen.fillRect(700, floor - 6, 720, 14)
  pen.fillStyle = tone(t, '#6a3424', '#161f20', '#4a352e')
  pen.fillRect(690, floor + 6, 730, 20)
}

function paintDoorway(pen: Pen, t: number) {
  const lit = 0.42 + 0.58 * stormAt(t) - 0.2 * clearAt(t)
  glow(pen, door.x, 440, 330, '#ffb65c', 0.6 * lit)
  pen.fillStyle = vertical(pen, 338, floor, [[0, blend('#8a5a30', '#ffe6ab', lit)], [1, blend('#7a4424', '#f09a45', lit)]])
  pen.fillRect(door.x - door.w / 2, 338, door.w, floor - 338)
  pen.fillStyle = '#23110d'
  for (const side of [-1, 1]) shape(pen, `M${door.x + side * 48} 334L${door.x + side * 82} 346V${floor}H${door.x + side * 48}Z`)
  pen.fillRect(door.x - 56, 328, 112, 11)
  const calls = during(t, 16.6, 20.6, 0.6)
  if (t > 15) within(pen, () => {
    pen.globalAlpha = between(t, 15, 16)
    person(pen, door.x + 8, floor, 158, -1, '#2b140e', { skirt: true, arms: [0.3 + 1.3 * calls + 0.3 * calls * Math.sin(t * 5), 0.15] })
  })
}

function paintRoof(pen: Pen, t: number) {
  pen.fillStyle = tone(t, '#4c2a22', '#18262b', '#3c4442')
  shape(pen, 'M664 258L740 158H1420V258Z')
  pen.strokeStyle = tone(t, '#6a4032', '#2a3d42', '#5f6a66')
  pen.lineWidth = 2
  for (let k = 0; k < 30; k++) {
    pen.beginPath()
    pen.moveTo(752 + k * 24, 158)
    pen.lineTo(682 + k * 26.6, 258)
    pen.stroke()
  }
  pen.fillStyle = tone(t, '#2f1814', '#0b1214', '#251d1b')
  pen.fillRect(660, 256, 760, 9)
}

// ---------------------------------------------------------------- washing on a line

const cloths = [[352, 74, 96, '#f1e2c4', '#b8322a'], [440, 54, 74, '#2f7a78', '#1d5552'], [520, 46, 66, red, '#f4d28a'], [594, 82, 84, '#e8b04a', '#9c4a24']] as const

function paintLine(pen: Pen, t: number) {
  pen.strokeStyle = tone(t, '#3a1c16', '#0a1012', '#2a1f1c')
  pen.lineWidth = 2
  wire(pen, [316, 214], [732, 268], 58)
  const gone = between(t, 11.6, 12.6)
  cloths.forEach(([x, w, h, colour, edge], i) => {
    const away = colour === red ? Math.max(0, t - 9.2) : 0, taken = colour === red ? 0 : gone
    const y = 214 + ((x + w / 2 - 316) / 416) * 54 + 116 * ((x + w / 2 - 316) / 416) * (1 - (x + w / 2 - 316) / 416) * 0.94
    if (taken < 1 && away < 3.2) placed(pen, x - 150 * away - 90 * away * away, y - 60 * away + 26 * Math.sin(away * 3), () => {
      pen.globalAlpha = 1 - taken
      paintCloth(pen, t, w, h, i, blend(colour, '#20303a', stormAt(t) * (colour === red ? 0.06 : 0.32)), edge)
    }, { turn: -away * 0.9, scale: 1 + away * 0.35 })
  })
}

function paintCloth(pen: Pen, t: number, w: number, h: number, i: number, colour: string, edge: string) {
  const wind = windAt(t), blow = -wind * (26 + 20 * sway(t * 3.1, i)), curl = 9 * wind * Math.sin(t * 6.3 + i * 2)
  const hem = (inset: number) => `C${w + blow * 0.3} ${h * 0.4} ${w + blow * 0.7 + curl} ${h * 0.7} ${w + blow} ${h - inset - Math.abs(blow) * 0.3}Q${w / 2 + blow} ${h - inset + curl - Math.abs(blow) * 0.3} ${blow} ${h - inset - Math.abs(blow) * 0.3}C${blow * 0.7 + curl} ${h * 0.7} ${blow * 0.3} ${h * 0.4} 0 0Z`
  pen.fillStyle = edge
  shape(pen, `M0 0H${w}${hem(0)}`)
  pen.fillStyle = colour
  shape(pen, `M0 0H${w}${hem(11)}`)
}

// ---------------------------------------------------------------- the floor, dry and wet

const bricks = many(90, randomFrom(53), (pick, i) => ({ x: pick(-200, 1480), depth: pick(0, 1), w: pick(40, 120), i }))
const spots = many(420, randomFrom(54), (pick, i) => ({ x: pick(-60, 1360), depth: pick(0, 1) ** 0.8, at: 9.4 + 5.2 * pick(0, 1) ** 0.55, i }))

function paintFloor(pen: Pen, upper: Layer, t: number, camera: Camera) {
  const shore = (floor + 18 - camera.y - height / 2) * camera.zoom + height / 2, wet = wetAt(t)
  pen.fillStyle = vertical(pen, shore, height, [[0, tone(t, '#c07a45', '#2c3a38', '#8a6a4c')], [1, tone(t, '#6a3622', '#10181a', '#2c2826')]])
  pen.fillRect(0, shore, width, height)
  within(pen, () => {
    pen.beginPath()
    pen.rect(0, shore, width, height)
    pen.clip()
    mirror(pen, upper, t, { waterline: shore, bottom: height, strength: 0.66 * wet, ripple: 3 + 5 * rainAt(t), squash: 0.72 })
    pen.fillStyle = vertical(pen, shore, height, [[0, 'rgba(8,14,18,0)'], [1, `rgba(6,10,14,${0.62 * wet})`]])
    pen.fillRect(0, shore, width, height)
  })
  atDepth(pen, camera, 1, () => {
    for (const { x, depth, w, i } of bricks) {
      pen.fillStyle = sheer(tone(t, i % 2 ? '#8a4c2c' : '#d8965a', i % 2 ? '#0c1416' : '#4a5c58', i % 2 ? '#3a2c26' : '#c09a6c'), 0.26)
      pen.fillRect(x, floor + 24 + depth * 112, w * (0.5 + depth), 1.4 + depth * 2)
    }
    for (const { x, depth, at, i } of spots) {
      const size = (2.5 + 4 * depth) * (0.6 + 0.8 * luck(i)) * (1 + 2.2 * between(t, at, at + 5))
      pen.fillStyle = sheer('#241510', 0.42 * between(t, at, at + 0.15) * (1 - wet))
      if (t > at) disc(pen, x, floor + 26 + depth * 112, size * 1.7, size * 0.55)
    }
    glitter(pen, door.x, floor + 24, 716, 90, '#ffc777', 0.62 * wet * (1 - 0.4 * clearAt(t)), t * 1.4)
    glitter(pen, 530, floor + 24, 716, 230, '#ffd591', 0.5 * wet * clearAt(t), t)
    paintAltar(pen, t)
    paintDrain(pen, t)
  })
}

/** A tulsi plant on its stand. */
function paintAltar(pen: Pen, t: number) {
  pen.fillStyle = tone(t, '#a85a3a', '#33403e', '#8a6450')
  shape(pen, 'M392 604V586H402V536H394V524H466V536H458V586H468V604Z')
  pen.fillStyle = tone(t, '#7a3a28', '#1f2a2a', '#5c4438')
  shape(pen, 'M430 604V586H434V536H430V524H466V536H458V586H468V604ZM414 574V554Q430 536 446 554V574Z')
  pen.fillStyle = tone(t, '#4a5a2c', '#1c3a30', '#4f7a3c')
  const wind = -windAt(t) * (9 + 6 * sway(t * 3, 1))
  for (let k = 0; k < 17; k++) disc(pen, 430 + (luck(k) - 0.5) * 58 + wind * (0.3 + luck(k + 30)), 520 - 56 * luck(k + 30), 10, 7)
}

function paintDrain(pen: Pen, t: number) {
  const full = between(t, 13, 20)
  pen.fillStyle = tone(t, '#4a2418', '#0a1113', '#1f1c1c')
  pen.fillRect(-300, drain - 12, 1900, 30)
  pen.fillStyle = vertical(pen, drain - 10, drain + 18, [[0, tone(t, '#5a3020', '#4f706c', '#e8b878')], [1, tone(t, '#4a2418', '#16282a', '#4a5a5c')]])
  within(pen, () => {
    pen.globalAlpha = full
    pen.fillRect(-300, drain - 7, 1900, 23)
    for (let k = 0; k < 46; k++) {
      const x = ((luck(k) * 1700 + t * (120 + 60 * luck(k + 9))) % 1700) - 150
      pen.fillStyle = sheer(tone(t, '#ffffff', '#a8c4c0', '#fff0c8'), 0.42)
      pen.fillRect(x, drain - 5 + 17 * luck(k + 77), 20 + 50 * luck(k + 5), 1.5)
    }
  })
}

// ---------------------------------------------------------------- she, and her ship

function paintLife(pen: Pen, t: number) {
  paintGirl(pen, t)
  paintShip(pen, t)
}

const girlAt = (t: number) => ({
  x: along(t, [[6.8, 838], [8, 838], [13.2, 838], [15, 612], [20.2, 600], [21.4, 500], [25.2, 500], [28.4, 760]]),
  y: along(t, [[13.4, floor + 2], [15, 626], [20.2, 626], [21.4, 652], [25.2, 652], [28.4, 648]]),
  tall: along(t, [[13.4, 96], [15, 122], [21.4, 130]]),
})

function paintGirl(pen: Pen, t: number) {
  if (t < 6.8) return
  const { x, y, tall } = girlAt(t), running = Math.abs(girlAt(t + 0.05).x - girlAt(t - 0.05).x) > 1.2
  const spin = during(t, 15, 20.2, 0.6), bow = during(t, 21.2, 24.6, 0.6), wave = during(t, 29, 36, 0.8)
  const facing = t < 21.6 ? -1 : 1
  const twirl = spin > 0.02 ? lerp(facing, Math.cos((t - 15) * 4.4 + Math.PI), spin) : facing
  const colour = blend('#2b140e', red, between(t, 12.8, 14.2))
  if (wetAt(t) > 0.1) within(pen, () => {
    pen.globalAlpha = 0.3 * wetAt(t)
    placed(pen, x, y + 3, () => {
      pen.scale(twirl * 1, -0.55)
      person(pen, 0, 0, tall, 1, colour, { skirt: true })
    })
  })
  pen.fillStyle = 'rgba(6,6,8,.34)'
  disc(pen, x, y + 2, tall * 0.2, 4)
  within(pen, () => {
    pen.globalAlpha = between(t, 6.8, 7.6)
    placed(pen, x, y, () => {
      pen.scale(Math.abs(twirl) < 0.16 ? 0.16 * (Math.sign(twirl) || 1) : twirl, 1 - 0.2 * bow)
      person(pen, 0, 0, tall, 1, colour, {
        skirt: true, lean: 0.42 * bow + 0.04 * Math.sin(t * 4) * spin, lift: spin * 5 * Math.abs(Math.sin(t * 4.4)),
        arms: [0.15 + 1.75 * spin + 0.7 * bow + wave * (2.3 + 0.3 * Math.sin(t * 6)), -0.15 - 1.75 * spin + 0.8 * bow],
        ...(running ? { stride: t * 13 } : {}),
      })
      paintFace(pen, tall, between(t, 12.8, 14.2), 0.42 * bow)
    })
  })
}

/** The head and braid, dark over the red frock. */
function paintFace(pen: Pen, tall: number, share: number, lean: number) {
  placed(pen, 0, 0, () => {
    pen.rotate(lean)
    pen.fillStyle = sheer('#3a1a12', share)
    disc(pen, 0.8, -91, 8.4)
    shape(pen, 'M-4-98a5 5 0 1 0-7 6C-16-84-14-72-15-64L-11-65C-9-74-7-82-6-88Z')
  }, { scale: tall / 100 })
}

function paintShip(pen: Pen, t: number) {
  const launch = between(t, 22.2, 23.2), away = Math.max(0, t - 23.4)
  if (launch <= 0) return
  const x = 532 + 26 * away + 1.15 * away * away, y = lerp(620, drain - 2, launch) + 2.6 * sway(t * 3.2, 2) * launch
  for (let k = 0; k < 3; k++) ring(pen, x - 10, drain + 2, 74, (t * 0.7 + k / 3) % 1, '#fff0cf', 0.4 * launch)
  glow(pen, x, y - 10, 120, '#ffdf9c', 0.26 + 0.3 * clearAt(t))
  placed(pen, x, y, () => {
    pen.fillStyle = '#cfc3a8'
    shape(pen, 'M-17-8L2-44L21-8Z')
    pen.fillStyle = '#f7efda'
    shape(pen, 'M2-44L21-8H4Z')
    pen.fillStyle = '#fffaf0'
    shape(pen, 'M-40-17L-20 6H24L44-17L14-8H-10Z')
    pen.fillStyle = '#d9cdb2'
    shape(pen, 'M-40-17L-20 6H2L-10-8Z')
    pen.strokeStyle = 'rgba(80,110,170,.55)'
    pen.lineWidth = 1.2
    pen.stroke(sums())
  }, { turn: 0.07 * sway(t * 2.6, 7), scale: 1.05 })
  within(pen, () => {
    pen.globalAlpha = 0.35 * launch
    pen.fillStyle = '#fff3d6'
    shape(pen, `M${x - 20} ${drain + 6}L${x + 2} ${drain + 22}L${x + 24} ${drain + 6}Z`)
  })
}
const sums = () => new Path2D('M-8-2H22M-12 2H18M8-18H14M6-14H16')

// ---------------------------------------------------------------- weather

const drops = many(520, randomFrom(91), (pick, i) => ({ x: pick(-0.1, 1.15), at: pick(0, 1), near: pick(0, 1) ** 1.6, speed: pick(0.9, 1.2), i }))

function paintRain(pen: Pen, t: number, camera: Camera) {
  const rain = rainAt(t)
  patch(pen, 640, 430, 1100, 240, '#6f8c8c', 0.26 * rain)
  const falling = drops.slice(0, Math.ceil(drops.length * rain))
  pen.lineCap = 'round'
  for (const { x, at, near, speed, i } of falling) {
    const fall = (at + t * speed * (1.3 + near)) % 1, slant = 0.1 + 0.1 * windAt(t)
    const px = x * width - camera.x * (0.4 + near) - fall * height * slant, py = fall * 860 - 80, length = 20 + 62 * near
    pen.strokeStyle = sheer(tone(t, '#ffe6b8', '#cfe4e4', '#ffeac4'), (0.1 + 0.24 * near) * (0.6 + 0.4 * luck(i)))
    pen.lineWidth = 0.7 + near * 1.1
    pen.beginPath()
    pen.moveTo(px, py)
    pen.lineTo(px - length * slant, py + length)
    pen.stroke()
  }
  atDepth(pen, camera, 1, () => {
    paintSplashes(pen, t, rain)
    paintEaves(pen, t)
  })
}

/** Splashes: each spot on the floor is hit repeatedly, with a crown and a ring. */
function paintSplashes(pen: Pen, t: number, rain: number) {
  for (let k = 0; k < 170 * rain; k++) {
    const turn = t * (1.5 + 0.8 * luck(k)) + luck(k + 500), life = Math.floor(turn), age = turn - life, seed = k * 131 + life
    const depth = luck(seed) ** 0.8, x = luck(seed + 7) * 1400 - 60, y = floor + 22 + depth * 150, size = 0.5 + depth
    ring(pen, x, y, 26 * size, age, '#dcecea', 0.55)
    if (age > 0.4) continue
    pen.fillStyle = sheer('#eef6f4', 0.7 * (1 - age / 0.4))
    for (const side of [-1, 0, 1]) disc(pen, x + side * 22 * age * size, y - (46 - 12 * side * side) * age * (0.42 - age) * 4 * size, 1.2 * size)
  }
}

/** Water runs off the roof, first in streams and later in drops. */
function paintEaves(pen: Pen, t: number) {
  const flow = between(t, 14.4, 17) * (1 - between(t, 29, 35)), drip = between(t, 12, 14) * (1 - 0.5 * between(t, 34, 38))
  for (let k = 0; k < 28; k++) {
    const x = 690 + k * 26.6, age = (t * (1.5 + 0.5 * luck(k)) + luck(k + 60)) % 1, y = 264 + (floor + 6 - 264) * age * age
    if (luck(k + 3) < 0.25 + 0.75 * flow) {
      pen.fillStyle = sheer(tone(t, '#ffffff', '#d8ebea', '#fff0cc'), 0.7 * drip)
      disc(pen, x, y, 1.5, 4 + 7 * age)
      ring(pen, x, floor + 12, 18, age * 1.6, '#e8f3f0', 0.5 * drip)
    }
    if (flow < 0.05) continue
    pen.strokeStyle = sheer('#cfe4e4', 0.22 * flow * (0.6 + 0.4 * sway(t * 5, k)))
    pen.lineWidth = 1.6
    pen.beginPath()
    pen.moveTo(x, 262)
    pen.quadraticCurveTo(x - 3 + 2 * sway(t * 4, k), 400, x - 4, floor + 8)
    pen.stroke()
  }
}

const litter = many(46, randomFrom(66), (pick, i) => ({ at: pick(0, 1), y: pick(180, 660), size: pick(4, 10), speed: pick(0.28, 0.5), i }))

/** Leaves and dust in the wind before the rain, and banana leaves in the foreground. */
function paintLeaves(pen: Pen, t: number) {
  const gust = during(t, 3, 13, 2)
  for (const { at, y, size, speed, i } of litter) {
    const turn = (at + t * speed) % 1
    pen.fillStyle = sheer(i % 3 ? '#3a2216' : '#c98a3c', gust)
    if (gust > 0) placed(pen, 1400 - turn * 1600, y - 60 * Math.sin(turn * 7 + i) , () => shape(pen, `M${-size} 0Q0 ${-size * 0.7} ${size} 0Q0 ${size * 0.7} ${-size} 0Z`), { turn: t * 5 + i })
  }
  const wind = windAt(t)
  for (const [x, y, length, angle, seed] of [[-60, 790, 470, -1.02, 1], [-110, 800, 430, -1.4, 2], [0, 800, 360, -0.62, 3], [1350, 800, 330, -2.1, 4], [1400, 790, 400, -1.75, 5]] as const) {
    pen.fillStyle = tone(t, seed % 2 ? '#26170f' : '#2f1d12', seed % 2 ? '#060b0c' : '#0a1213', seed % 2 ? '#12130f' : '#1a1c14')
    placed(pen, x, y, () => shape(pen, `M0 0C${length * 0.2}-46 ${length * 0.7}-60 ${length} ${30 - 26 * wind}C${length * 0.75} 20 ${length * 0.3} 40 0 12Z`), { turn: angle - 0.1 * wind + 0.05 * sway(t * 1.6, seed) + clamp(rainAt(t)) * 0.02 * Math.sin(t * 9 + seed) })
  }
}
