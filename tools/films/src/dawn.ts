import { along, between, clamp, during, lerp, luck, many, randomFrom, sway } from './ease.ts'
import type { Picture } from './picture.ts'
import { bird, blade, boat, disc, hills, palm, person, ring, shape } from './scenery.ts'
import { atDepth, blend, curtain, glitter, glow, height, layer, mirror, patch, placed, sheer, vertical, vignette, width, within, type Camera, type Layer, type Paint, type Pen } from './stage.ts'

/** A river before sunrise: one lamp, one man, and then the east. */
export const dawn: Picture = {
  rehearse,
  poem: [
    { from: 1.2, to: 4.6, en: 'The river holds on to the night\na little longer.', bn: 'রাতটুকু আরও কিছুক্ষণ\nধরে রাখে নদী।' },
    { from: 5.2, to: 8.6, en: 'One lamp is awake, and one man beside it.', bn: 'জেগে আছে একটি লণ্ঠন,\nআর তার পাশে একজন মাঝি।' },
    { from: 9.4, to: 12.8, en: 'Then the east remembers its own colour.', bn: 'তারপর পুব আকাশের মনে পড়ে\nনিজের রং।' },
    { from: 13.6, to: 16.6, en: 'As if somebody had called,\nthe egrets rise.', bn: 'কে যেন ডাক দিল,\nডানা মেলল বকের দল।' },
    { from: 17.4, to: 21.4, en: 'He blows out the lamp.\nHe raises the sail.', bn: 'মাঝি লণ্ঠন নেভায়,\nপাল তুলে দেয়।' },
    { from: 23.8, to: 27.2, en: 'The kingfisher is already at work.', bn: 'মাছরাঙার দিন শুরু হয়ে গেছে।' },
    { from: 28.4, to: 32.6, en: 'Good morning, river.\nTake me along.', bn: 'সুপ্রভাত, নদী।\nআমাকেও সঙ্গে নাও।' },
  ],
}

const horizon = 430
const sunX = 800
const perch = { x: 232, y: 452 }
const dive = { x: 432, y: 640, from: 23.4, hit: 24.2, home: 26.6 }

/** The sky's gradient from top to horizon at five times of the morning. */
const skies = [
  [0, ['#0d1430', '#1f2350', '#4a3567', '#8a4b6d']],
  [7, ['#16204a', '#3a3568', '#8a4a70', '#e2766a']],
  [14, ['#2d4379', '#7a638f', '#dd8572', '#ffc07a']],
  [23, ['#44709f', '#98a3b4', '#f2b98a', '#ffdb98']],
  [35, ['#5c95bd', '#aecad0', '#f8d9a6', '#fff0c4']],
] as const

function rehearse(): Paint {
  const upper = layer(width, height, () => {})
  const above = upper.getContext('2d')
  const banks = { far: farBank(), near: nearBank() }
  return (pen, t) => {
    const camera = { x: along(t, [[0, -34], [35, 44]]), y: 0, zoom: along(t, [[0, 1.03], [35, 1.11]]) }
    const light = between(t, 4, 24)
    paintAir(above, t, camera, light, banks)
    pen.drawImage(upper, 0, 0)
    paintRiver(pen, upper, t, camera, light)
    atDepth(pen, camera, 1, () => {
      paintMist(pen, t, light)
      paintSailor(pen, t, light)
      paintKingfisher(pen, t, light)
    })
    atDepth(pen, camera, 1.5, () => paintGrass(pen, t, light))
    vignette(pen, lerp(0.55, 0.28, light))
    curtain(pen, 0.55 * (1 - between(t, 0, 2)) + between(t, 32.2, 34.6))
  }
}

type Banks = { far: Layer; near: Layer }

function paintAir(pen: Pen, t: number, camera: Camera, light: number, banks: Banks) {
  const colours = skyAt(t)
  pen.fillStyle = vertical(pen, 0, horizon, colours.map((colour, i) => [[0, 0.42, 0.78, 1][i] ?? 1, colour] as const))
  pen.fillRect(0, 0, width, height)
  atDepth(pen, camera, 0.12, () => {
    paintStars(pen, t)
    paintSun(pen, t)
    paintClouds(pen, t, light)
  })
  atDepth(pen, camera, 0.3, () => paintBank(pen, banks.far, blend('#33264f', '#a98190', light)))
  atDepth(pen, camera, 0.55, () => {
    paintEgrets(pen, t, light)
    paintBank(pen, banks.near, blend('#1c1736', '#5d4152', light))
  })
}

function skyAt(t: number) {
  const next = skies.findIndex(([at]) => at > t)
  const [from, before] = skies[next < 0 ? skies.length - 1 : next - 1] ?? skies[0]
  const [to, after] = skies[next < 0 ? skies.length - 1 : next] ?? skies[0]
  const share = clamp((t - from) / Math.max(0.01, to - from))
  return before.map((colour, i) => blend(colour, after[i] ?? colour, share))
}

const starField = many(90, randomFrom(7), (pick, i) => ({ x: pick(-60, 1340), y: pick(0, 300), r: pick(0.5, 1.5), i }))

function paintStars(pen: Pen, t: number) {
  const left = 1 - between(t, 1, 9)
  if (left === 0) return
  for (const star of starField) {
    pen.fillStyle = sheer('#ffeede', left * (0.45 + 0.3 * sway(t * 2, star.i)) * (1 - star.y / 330))
    disc(pen, star.x, star.y, star.r)
  }
}

const sunAt = (t: number) => horizon + 84 - 196 * between(t, 1.5, 29)

function paintSun(pen: Pen, t: number) {
  const y = sunAt(t), up = between(t, 3, 13)
  glow(pen, sunX, Math.min(y, horizon), 620, '#ff8a4d', 0.34 * up, 330)
  glow(pen, sunX, y, 270, '#ffbe73', 0.62 * up)
  within(pen, () => {
    pen.beginPath()
    pen.rect(0, 0, width, horizon)
    pen.clip()
    pen.fillStyle = vertical(pen, y - 96, y + 96, [[0, blend('#ffe2a0', '#fff9de', between(t, 14, 26))], [0.7, '#ffc069'], [1, '#ff8a4a']])
    disc(pen, sunX, y, 96)
  })
}

const clouds = many(11, randomFrom(31), (pick, i) => ({ x: pick(-100, 1400), y: pick(90, 390), w: pick(120, 360), i }))

function paintClouds(pen: Pen, t: number, light: number) {
  for (const { x, y, w, i } of clouds) {
    const drift = x + t * (1.5 + (i % 3)), thick = w * 0.045
    const near = Math.max(0, 1 - Math.abs(drift - sunX) / 560)
    pen.fillStyle = sheer(blend(blend('#3a2a58', '#c4566a', between(t, 4, 12)), '#fff0d2', near * light * 0.7 + light * 0.15), 0.5)
    pen.beginPath()
    pen.moveTo(drift - w / 2, y)
    pen.quadraticCurveTo(drift - w * 0.1, y - thick * 1.6, drift + w / 2, y)
    pen.quadraticCurveTo(drift + w * 0.05, y + thick, drift - w / 2, y)
    pen.fill()
  }
}

// ---------------------------------------------------------------- shores

function farBank() {
  return layer(width + 200, height, (pen) => {
    const random = randomFrom(11)
    pen.fillStyle = pen.strokeStyle = '#000'
    hills(pen, random, { y: horizon - 11, rise: 17, waves: 9, right: width + 200, bottom: horizon + 3 })
    for (let i = 0; i < 46; i++) disc(pen, random() * 1480, horizon - 8, 12 + random() * 26, 8 + random() * 16)
  })
}

function nearBank() {
  return layer(width + 200, height, (pen) => {
    const random = randomFrom(5)
    pen.fillStyle = pen.strokeStyle = '#000'
    shape(pen, `M-10 ${horizon + 3}V398C120 392 240 404 330 ${horizon - 8}C380 ${horizon - 2} 420 ${horizon} 480 ${horizon + 3}Z`)
    shape(pen, `M1090 ${horizon + 3}C1180 ${horizon - 10} 1300 410 1490 396V${horizon + 3}Z`)
    for (const [x, h] of [[60, 150], [104, 118], [150, 176], [214, 132], [300, 96], [1236, 104], [1290, 150], [1352, 128], [1420, 168]] as const) {
      palm(pen, random, x, horizon - 14, h, lerp(-0.18, 0.2, random()))
    }
    for (let i = 0; i < 30; i++) disc(pen, random() * 300, 404 + random() * 16, 10 + random() * 22, 10 + random() * 15)
    for (let i = 0; i < 16; i++) disc(pen, 1230 + random() * 240, 408 + random() * 16, 10 + random() * 22, 8 + random() * 14)
    shape(pen, 'M356 424V404L348 406L384 384L420 406L412 404V424Z')
  })
}

/** The banks are painted black and tinted by the time of day. */
function paintBank(pen: Pen, bank: Layer, colour: string) {
  const tinted = layer(bank.width, bank.height, (ink) => {
    ink.drawImage(bank, 0, 0)
    ink.globalCompositeOperation = 'source-in'
    ink.fillStyle = colour
    ink.fillRect(0, 0, bank.width, bank.height)
  })
  pen.drawImage(tinted, -100, 0)
}

// ---------------------------------------------------------------- river

function paintRiver(pen: Pen, upper: Layer, t: number, camera: Camera, light: number) {
  const shore = (horizon - height / 2) * (1 + (camera.zoom - 1) * 0.7) + height / 2
  mirror(pen, upper, t, { waterline: shore, bottom: height, strength: 1, ripple: 9, squash: 1.15 })
  pen.fillStyle = vertical(pen, shore, height, [[0, sheer('#1a1436', 0.08)], [0.5, sheer(blend('#141233', '#6b4a66', light), 0.42)], [1, sheer(blend('#080a1c', '#2d2a4a', light), 0.88)]])
  pen.fillRect(0, shore, width, height)
  atDepth(pen, camera, 0.6, () => {
    glitter(pen, sunX, horizon + 4, height + 20, 150 + 90 * light, '#ffd591', 0.85 * between(t, 6, 14), t)
  })
  atDepth(pen, camera, 1, () => paintRipples(pen, t, light))
}

const ripples = many(110, randomFrom(3), (pick, i) => ({ x: pick(-80, 1360), depth: pick(0, 1) ** 0.8, w: pick(20, 90), i }))

function paintRipples(pen: Pen, t: number, light: number) {
  for (const { x, depth, w, i } of ripples) {
    const y = horizon + 8 + depth * (height - horizon), shine = 0.5 + 0.5 * sway(t * 0.9, i)
    const colour = i % 3 ? blend('#0a0a20', '#3a2c50', light) : blend('#6a5688', '#ffe3b8', light)
    pen.fillStyle = sheer(colour, 0.26 * shine)
    pen.fillRect(x + sway(t * 0.5, i + 40) * 14, y, w * (0.3 + depth) * (0.5 + 0.5 * shine), 1 + depth * 1.4)
  }
}

const mists = many(12, randomFrom(17), (pick, i) => ({ x: pick(-200, 1480), y: pick(424, 500), w: pick(190, 420), i }))

function paintMist(pen: Pen, t: number, light: number) {
  const left = 1 - 0.75 * between(t, 14, 28)
  for (const { x, y, w, i } of mists) {
    const drift = x + t * (5 + (i % 4) * 2.2) + 24 * sway(t * 0.2, i)
    patch(pen, drift, y - 26 * between(t, 12, 30), w, 26 + (i % 3) * 9, blend('#8d7aa6', '#ffe6c9', light), left * 0.2)
  }
}

// ---------------------------------------------------------------- those who live here

const sailorAt = (t: number) => ({
  x: along(t, [[-6, 190], [18, 520]]) + 330 * between(t, 17.5, 38),
  y: 590 - 66 * between(t, 17, 37),
  scale: 1.18 - 0.38 * between(t, 17, 37),
})

function paintSailor(pen: Pen, t: number, light: number) {
  const { x, y, scale } = sailorAt(t)
  const rock = 0.012 * sway(t * 1.3, 2), heave = 2 * sway(t * 1.1, 5)
  const dark = blend('#0b0918', '#241528', light), lamp = 1 - between(t, 17.2, 17.9)
  paintBoatShadow(pen, x, y, scale, light, lamp, t)
  placed(pen, x, y + heave, () => {
    paintSail(pen, t, light)
    boat(pen, dark, sheer('#ffca8a', 0.18 + 0.35 * light))
    pen.fillStyle = blend('#120c1e', '#33202c', light)
    shape(pen, 'M-52 4C-52-40 26-42 28 4Z')
    paintPoler(pen, t, dark)
    if (lamp > 0) paintLamp(pen, t, lamp)
  }, { scale, turn: rock })
}

function paintBoatShadow(pen: Pen, x: number, y: number, scale: number, light: number, lamp: number, t: number) {
  pen.fillStyle = sheer(blend('#05050f', '#2a1c38', light), 0.5)
  disc(pen, x, y + 25 * scale, 132 * scale, 7 * scale)
  placed(pen, x, y + 44 * scale, () => {
    pen.globalAlpha = 0.3
    pen.scale(1, -0.8)
    pen.transform(1, 0, 0.03 * Math.sin(t * 1.4), 1, 0, 0)
    boat(pen, '#08071a', 'rgba(0,0,0,0)')
    paintSail(pen, t, light)
  }, { scale })
  glitter(pen, x + 84 * scale, y + 22 * scale, y + 118 * scale, 26, '#ffcf7a', 0.8 * lamp, t)
  for (let k = 0; k < 4; k++) ring(pen, x - 60 * scale - k * 14, y + 24 * scale, 90, (t * 0.4 + k * 0.27) % 1, blend('#7c6b9c', '#ffe3b8', light), 0.35)
}

/** A patched square sail, hoisted once and then filled by the wind. */
function paintSail(pen: Pen, t: number, light: number) {
  const up = between(t, 18, 21.5)
  pen.strokeStyle = blend('#0b0918', '#2b1a26', light)
  pen.lineCap = 'round'
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(36, 0)
  pen.lineTo(36, -196)
  pen.stroke()
  if (up <= 0.01) return
  const top = lerp(-40, -190, up), belly = 16 + 10 * up + 3 * sway(t * 1.6, 9)
  pen.fillStyle = vertical(pen, top, -24, [[0, '#e2703a'], [0.6, '#b8432e'], [1, '#7d2a2a']])
  shape(pen, `M-22 ${top + 8}L98 ${top}Q${112 + belly} ${top / 2 - 12} 102 -26Q40 -14 -16 -24Q${belly} ${top / 2} -22 ${top + 8}Z`)
  pen.fillStyle = 'rgba(255,214,140,.8)'
  if (up > 0.6) shape(pen, `M50 ${top + 44}l26 -3l5 28l-27 4Z`)
  pen.fillStyle = 'rgba(60,16,30,.35)'
  if (up > 0.8) shape(pen, `M2 ${top + 92}l22 -1l4 24l-23 3Z`)
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(-26, top + 8)
  pen.lineTo(102, top - 1)
  pen.stroke()
}

/** The boatman leans on his pole until the sail drives the boat. */
function paintPoler(pen: Pen, t: number, colour: string) {
  const rest = between(t, 16.2, 17.4), push = Math.sin(t * 1.15) * (1 - rest)
  person(pen, -86, -2, 80, 1, colour, { lean: 0.08 + 0.1 * push, arms: [0.5 + 0.2 * push, 0.9 + 0.2 * push - rest * 0.9] })
  pen.strokeStyle = colour
  pen.lineWidth = 2.6
  pen.beginPath()
  pen.moveTo(lerp(-54 + push * 8, -100, rest), lerp(-96, -24, rest))
  pen.lineTo(lerp(-110 - push * 12, 20, rest), lerp(52, -20, rest))
  pen.stroke()
}

function paintLamp(pen: Pen, t: number, lamp: number) {
  const flame = lamp * (0.92 + 0.08 * sway(t * 9, 1))
  glow(pen, 84, -20, 120, '#ff9f45', 0.42 * flame)
  glow(pen, 84, -20, 42, '#ffd98a', 0.95 * flame)
  pen.fillStyle = sheer('#fff4cf', lamp)
  pen.beginPath()
  pen.roundRect(79, -28, 10, 15, 3)
  pen.fill()
  pen.strokeStyle = '#0b0918'
  pen.lineWidth = 1.2
  pen.stroke()
}

const egrets = many(15, randomFrom(23), (pick, i) => ({ delay: pick(0, 2.6), rise: pick(210, 330), lag: pick(-40, 40), size: pick(9, 15), speed: pick(0.85, 1.15), i }))

function paintEgrets(pen: Pen, t: number, light: number) {
  for (const { delay, rise, lag, size, speed, i } of egrets) {
    const age = t - 12.6 - delay
    if (age < 0) continue
    const x = 150 + (i % 5) * 34 + age * 56 * speed + age * age * 2.2, y = 404 - rise * between(age, 0, 9) + lag * between(age, 0, 4) + 5 * sway(age * 2, i)
    pen.fillStyle = sheer(blend('#e9c7d2', '#fff6e4', light), 0.95)
    bird(pen, x, y, size * (1 - 0.25 * between(age, 6, 20)), age * (2.1 - 0.5 * between(age, 1, 5)) + luck(i))
  }
}

/** The kingfisher sits on its bamboo until its dive. */
function paintKingfisher(pen: Pen, t: number, light: number) {
  pen.strokeStyle = blend('#0a0716', '#2a1826', light)
  pen.lineCap = 'round'
  pen.lineWidth = 7
  pen.beginPath()
  pen.moveTo(perch.x - 12, 706)
  pen.lineTo(perch.x, perch.y + 12)
  pen.stroke()
  const { x, y, turn, wing } = kingfisherAt(t)
  if (y < dive.y + 4) placed(pen, x, y, () => paintFisher(pen, light, wing * Math.sin(t * 46), t), { scale: 1.25, turn })
  for (let k = 0; k < 3; k++) ring(pen, dive.x, dive.y, 120, (t - dive.hit - k * 0.22) / 2.4, '#ffe9c4', 0.85)
  for (let k = 0; k < 9; k++) {
    const age = t - dive.hit, rise = 34 + 40 * luck(k)
    pen.fillStyle = sheer('#fff3d6', during(age, 0, 0.75, 0.15))
    if (age > 0 && age < 0.75) disc(pen, dive.x + (luck(k + 50) - 0.5) * 90 * age, dive.y - rise * 4 * age * (0.75 - age) * 1.8, 2.2)
  }
}

function kingfisherAt(t: number) {
  const down = clamp((t - dive.from) / (dive.hit - dive.from)), up = between(t, dive.hit + 0.35, dive.home)
  if (t < dive.from || up === 1) return { x: perch.x, y: perch.y, turn: 0, wing: 0 }
  if (t < dive.hit + 0.35) return { x: lerp(perch.x, dive.x, down), y: lerp(perch.y, dive.y + 8, down ** 2.2) - 60 * Math.sin(down * Math.PI), turn: 0.2 + down, wing: 1 - down }
  return { x: lerp(dive.x, perch.x, up) + 60 * Math.sin(up * Math.PI), y: lerp(dive.y, perch.y, up) - 50 * Math.sin(up * Math.PI), turn: -0.15, wing: 1 - between(up, 0.9, 1) }
}

function paintFisher(pen: Pen, light: number, flap: number, t: number) {
  pen.fillStyle = blend('#14304a', '#1f86a8', light)
  shape(pen, 'M-20 6L-34 16L-16 12C-6 16 8 12 10 0C11-6 16-8 16-14C16-22 4-24 0-16C-4-8-14-6-20 6Z')
  pen.fillStyle = blend('#5a2c2a', '#f0803a', light)
  shape(pen, 'M-12 11C-4 15 8 12 10 0C8-4 4-4 2-2C-2 6-8 8-12 11Z')
  pen.fillStyle = blend('#1a0f16', '#5c2418', light)
  shape(pen, 'M15-17L36-11L15-11Z')
  if (flap !== 0) {
    pen.fillStyle = blend('#1b3f5e', '#35a7c9', light)
    shape(pen, `M-8-4Q-20 ${-10 - 26 * flap} -30 ${-8 - 34 * flap}Q-14 ${-2 - 6 * flap} 4 2Z`)
  }
  if (t > dive.hit && t < 29) {
    pen.fillStyle = '#f4e6c8'
    shape(pen, 'M30-14q8-5 14 2q-6 8-14 3l-5 3v-9Z')
  }
  pen.fillStyle = '#fff'
  disc(pen, 10, -16, 1.6)
}

const grasses = many(64, randomFrom(41), (pick, i) => ({ x: i < 30 ? pick(-220, 190) : pick(1130, 1560), h: pick(90, 260), i }))

/** Kash grass in the foreground; the light reaches its plumes first. */
function paintGrass(pen: Pen, t: number, light: number) {
  for (const { x, h, i } of grasses) {
    const bend = (x < 600 ? 34 : -34) + 16 * sway(t * 0.8 + x * 0.004, i % 7)
    pen.fillStyle = blend('#070614', '#1c1020', light)
    blade(pen, x, height + 30, h, bend, 4)
    if (i % 2) continue
    pen.fillStyle = sheer(blend('#2a2140', '#ffe6c4', light), 0.8)
    placed(pen, x + bend, height + 30 - h, () => shape(pen, 'M0 8C-7-8-4-34 4-54C10-34 8-8 0 8Z'), { turn: bend * 0.012, scale: 0.8 + (i % 4) * 0.12 })
  }
}
