import { along, between, lerp, luck, many, randomFrom, sway } from './ease.ts'
import type { Picture } from './picture.ts'
import { bird, disc, person, shape, wire } from './scenery.ts'
import { atDepth, blend, curtain, glow, height, layer, patch, placed, sheer, vertical, vignette, width, within, type Camera, type Layer, type Paint, type Pen } from './stage.ts'

/** An afternoon on the roofs: two kites fight, one is cut, and its finder flies it again. */
export const kite: Picture = {
  rehearse,
  poem: [
    { from: 1.2, to: 4.4, en: 'At four o’clock the roofs belong to us.', bn: 'বিকেল চারটেয় ছাদগুলো আমাদের।' },
    { from: 5.2, to: 8.6, en: 'Let out the line, and let it out\nuntil it sings.', bn: 'সুতো ছাড়ো, আরও ছাড়ো,\nযতক্ষণ না গান গায়।' },
    { from: 9.6, to: 12.6, en: 'Somebody blue wants to talk.', bn: 'নীল রঙের কে যেন\nকথা বলতে চায়।' },
    { from: 13.8, to: 16.4, en: 'One touch, and the sky is one smaller.', bn: 'একটু ছোঁয়া, আর আকাশে\nএকজন কম।' },
    { from: 17.8, to: 21.6, en: 'What falls does not ask\nwhose roof it is.', bn: 'যা পড়ে, সে জিজ্ঞেস করে না\nছাদটা কার।' },
    { from: 23.2, to: 26.6, en: 'She ties a knot. She waits for wind.', bn: 'গিঁট দেয়।\nহাওয়ার জন্য দাঁড়ায়।' },
    { from: 28.6, to: 33, en: 'And up it goes, into my evening,\nand waves.', bn: 'তারপর উঠে আসে,\nআমার সন্ধের ভেতর, হাত নাড়ে।' },
  ],
}

const cut = 14.6
const landed = 21.2
const risen = 25.6

/** The sky's gradient from top to roofs at four times of the afternoon. */
const skies = [
  [0, ['#5fa8c9', '#a9d4d2', '#f7e3ae', '#ffd38a']],
  [12, ['#4f8fbd', '#b9c6c0', '#ffcf8f', '#ff9f63']],
  [22, ['#3b5c9c', '#a5749c', '#f58a6b', '#ffb45e']],
  [36, ['#17204f', '#4a3a78', '#a84f7a', '#f08a5c']],
] as const

const mine = { x: 318, y: 560 }
const hers = { x: 1046, y: 520 }

function rehearse(): Paint {
  const far = city(3, 452, 96, 0.6), middle = city(8, 540, 150, 1)
  return (pen, t) => {
    const camera = { x: along(t, [[0, -30], [14, 10], [36, 46]]), y: along(t, [[0, 14], [12, -22], [24, 8], [36, -14]]), zoom: along(t, [[0, 1.02], [36, 1.09]]) }
    const dusk = between(t, 12, 34)
    paintSky(pen, t, camera, dusk)
    atDepth(pen, camera, 0.3, () => paintTinted(pen, far, blend('#c98a6a', '#4d3a6e', dusk)))
    atDepth(pen, camera, 0.42, () => paintPigeons(pen, t, dusk))
    atDepth(pen, camera, 0.55, () => {
      paintTinted(pen, middle, blend('#8f5548', '#2c2350', dusk))
      paintWindows(pen, t)
    })
    atDepth(pen, camera, 0.8, () => paintFarRoof(pen, t, dusk))
    atDepth(pen, camera, 0.9, () => paintKites(pen, t))
    atDepth(pen, camera, 1.05, () => paintNearRoof(pen, t, dusk))
    vignette(pen, lerp(0.26, 0.5, dusk))
    curtain(pen, 0.5 * (1 - between(t, 0, 1.8)) + between(t, 33.6, 36))
  }
}

// ---------------------------------------------------------------- sky and city

function paintSky(pen: Pen, t: number, camera: Camera, dusk: number) {
  const next = Math.max(1, skies.findIndex(([at]) => at > t))
  const [from, before] = skies[next - 1] ?? skies[0], [to, after] = skies[next] ?? skies[0]
  const share = Math.min(1, (t - from) / (to - from))
  const stops = before.map((colour, i) => [[0, 0.4, 0.72, 1][i] ?? 1, blend(colour, after[i] ?? colour, share)] as const)
  pen.fillStyle = vertical(pen, 0, 620, stops)
  pen.fillRect(0, 0, width, height)
  atDepth(pen, camera, 0.1, () => {
    const y = along(t, [[0, 300], [36, 520]])
    glow(pen, 760, y, 520, '#ffb25e', 0.5, 320)
    glow(pen, 760, y, 190, '#ffe2a0', 0.75)
    pen.fillStyle = blend('#fff6d0', '#ffb066', dusk)
    disc(pen, 760, y, 58)
    for (const { x, cy, w, i } of clouds) {
      pen.fillStyle = sheer(blend('#fff6e0', '#f58f86', dusk), 0.5 - 0.2 * dusk)
      const drift = x + t * (3 + (i % 3) * 1.6)
      shape(pen, `M${drift - w / 2} ${cy}Q${drift - w * 0.1} ${cy - w * 0.12} ${drift + w / 2} ${cy - w * 0.02}Q${drift + w * 0.05} ${cy + w * 0.05} ${drift - w / 2} ${cy}Z`)
    }
    const night = between(t, 25, 34)
    for (let k = 0; k < 40; k++) {
      pen.fillStyle = sheer('#fff3df', night * (0.4 + 0.3 * sway(t * 2, k)))
      disc(pen, luck(k) * 1400 - 60, luck(k + 99) * 230, 0.6 + luck(k + 40))
    }
  })
}

const clouds = many(9, randomFrom(12), (pick, i) => ({ x: pick(-160, 1300), cy: pick(60, 330), w: pick(120, 300), i }))

/** A row of houses with parapets, tanks, stairs, a dome and aerials. Painted black and tinted by the time of day. */
function city(seed: number, top: number, tall: number, size: number) {
  return layer(width + 240, height, (pen) => {
    const random = randomFrom(seed)
    pen.fillStyle = pen.strokeStyle = '#000'
    for (let x = -20; x < width + 240;) {
      const w = lerp(70, 170, random()) * size, y = top + lerp(-tall, tall, random()) * 0.5
      pen.fillRect(x, y, w + 1, height)
      pen.fillRect(x - 4, y, w + 8, 7 * size)
      const what = random()
      if (what < 0.28) pen.fillRect(x + w * 0.2, y - 34 * size, 44 * size, 36 * size)
      else if (what < 0.5) {
        disc(pen, x + w * 0.6, y - 22 * size, 20 * size, 17 * size)
        pen.fillRect(x + w * 0.6 - 20 * size, y - 22 * size, 40 * size, 17 * size)
        for (const dx of [-15, 13]) pen.fillRect(x + w * 0.6 + dx * size, y - 8 * size, 3 * size, 10 * size)
      } else if (what < 0.62) {
        disc(pen, x + w * 0.5, y, 34 * size, 46 * size)
        pen.fillRect(x + w * 0.5 - 1.5, y - 70 * size, 3, 30 * size)
      } else if (what < 0.8) {
        pen.lineWidth = 2 * size
        wire(pen, [x + w * 0.3, y], [x + w * 0.3, y - 60 * size], 0)
        for (let k = 0; k < 4; k++) wire(pen, [x + w * 0.3 - (16 - k * 3) * size, y - (58 - k * 9) * size], [x + w * 0.3 + (16 - k * 3) * size, y - (58 - k * 9) * size], 0)
      }
      x += w
    }
  })
}

function paintTinted(pen: Pen, houses: Layer, colour: string) {
  const ink = tint.getContext('2d')
  ink.globalCompositeOperation = 'source-over'
  ink.clearRect(0, 0, tint.width, tint.height)
  ink.drawImage(houses, 0, 0)
  ink.globalCompositeOperation = 'source-in'
  ink.fillStyle = colour
  ink.fillRect(0, 0, tint.width, tint.height)
  pen.drawImage(tint, -120, 0)
}
const tint = layer(width + 240, height, () => {})

const windows = many(46, randomFrom(77), (pick, i) => ({ x: pick(-60, 1340), y: pick(600, 716), at: pick(19, 33), i }))

function paintWindows(pen: Pen, t: number) {
  for (const { x, y, at, i } of windows) {
    const lit = between(t, at, at + 0.5)
    if (lit === 0) continue
    glow(pen, x + 5, y + 7, 30, '#ffb45e', 0.3 * lit)
    pen.fillStyle = sheer(i % 3 ? '#ffd58a' : '#ffeec0', 0.9 * lit)
    pen.fillRect(x, y, 10, 14)
  }
}

const flock = many(17, randomFrom(5), (pick, i) => ({ lag: pick(0, 0.5), dx: pick(-46, 46), dy: pick(-26, 26), size: pick(5, 8), i }))

/** Pigeons circle over the houses; their bellies are lit in the turn. */
function paintPigeons(pen: Pen, t: number, dusk: number) {
  const left = 1 - between(t, 23, 26)
  for (const { lag, dx, dy, size, i } of flock) {
    const a = (t - lag) * 0.62 + 2, turn = Math.sin(a)
    pen.fillStyle = sheer(blend(turn > 0.3 ? '#fffaf0' : '#6d5a62', '#4a3550', dusk), 0.9 * left)
    bird(pen, 640 + Math.cos(a) * 330 + dx, 300 + turn * 84 + dy, size * (1.1 + 0.35 * turn), t * 3.4 + i * 0.37)
  }
}

// ---------------------------------------------------------------- those who fly

type Place = { x: number; y: number; turn: number }

const redAt = (t: number): Place => ({
  x: along(t, [[0, 420], [5, 520], [10, 610], [13.6, 742], [16, 640], [28, 560], [36, 600]]) + 16 * sway(t * 1.1, 1),
  y: along(t, [[0, 470], [5, 250], [10, 190], [13.6, 236], [16, 170], [28, 190], [36, 150]]) + 11 * sway(t * 1.4, 2),
  turn: 0.34 * sway(t * 1.2, 3) - 0.12,
})

/** The blue kite's path: on its line, cut and falling, then on another line. */
function blueAt(t: number): Place {
  const flown = { x: along(t, [[0, 990], [6, 900], [10, 850], [13.6, 770], [cut, 748]]) + 14 * sway(t * 1.2, 8), y: along(t, [[0, 240], [6, 140], [10, 170], [cut, 232]]) + 10 * sway(t * 1.5, 9), turn: 0.3 * sway(t * 1.3, 10) + 0.14 }
  if (t < cut) return flown
  if (t < landed) {
    const fall = (t - cut) / (landed - cut), from = blueAt(cut - 0.001)
    return { x: lerp(from.x, hers.x - 66, fall ** 0.8) + 60 * Math.sin(fall * 13) * (1 - fall), y: lerp(from.y, hers.y - 30, fall ** 1.25) - 16 * Math.sin(fall * 13 + 1) * (1 - fall), turn: lerp(from.turn, 1.2, fall) + 0.8 * Math.sin(fall * 13) * (1 - fall) }
  }
  const up = between(t, risen, 32)
  return { x: lerp(hers.x - 66, 800, up) + 14 * up * sway(t * 1.2, 8), y: lerp(hers.y - 30 - 20 * between(t, 22.6, 24), 176, up) + 12 * up * sway(t * 1.5, 9), turn: lerp(1.2, 0.1, between(t, 22.4, risen)) + 0.3 * up * sway(t * 1.3, 10) }
}

function paintKites(pen: Pen, t: number) {
  const red = redAt(t), blue = blueAt(t)
  const hand = handAt(t)
  thread(pen, [hand.x, hand.y], red, 46 + 20 * sway(t, 6))
  if (t < cut) thread(pen, [1240, 640], blue, 60)
  else if (t < cut + 3.2) thread(pen, [lerp(1000, 1240, between(t, cut, cut + 3)), lerp(480, 760, between(t, cut, cut + 3))], { x: lerp(blue.x, 1180, between(t, cut, cut + 2.4)), y: lerp(blue.y, 700, between(t, cut, cut + 2.4)), turn: 0 }, 70)
  else if (t > 22.6) thread(pen, [hers.x - 20, hers.y - 56], blue, 30 * between(t, risen, 30))
  for (const { x, y, size, colour, i } of others) paintKite(pen, { x: x + 40 * sway(t * 0.4, i), y: y + 24 * sway(t * 0.5, i + 20), turn: 0.3 * sway(t * 0.9, i + 40) }, size, colour, '#fff3d0', t)
  paintKite(pen, blue, 1.12, '#2f6fd0', '#bfe3ff', t)
  paintKite(pen, red, 1.2, '#e0342f', '#ffd24a', t)
  const spark = t - cut
  if (spark > 0 && spark < 0.9) for (let k = 0; k < 12; k++) {
    pen.fillStyle = sheer('#fff6d0', 1 - spark / 0.9)
    disc(pen, 745 + Math.cos(k * 0.52) * spark * 90 * (0.5 + luck(k)), 262 + Math.sin(k * 0.52) * spark * 70 * (0.5 + luck(k + 7)) + spark * spark * 60, 2)
  }
}

const others = [
  { x: 180, y: 120, size: 0.34, colour: '#f2a11f', i: 1 }, { x: 1130, y: 96, size: 0.4, colour: '#1f9a6a', i: 2 },
  { x: 1010, y: 330, size: 0.26, colour: '#b0407a', i: 3 }, { x: 330, y: 330, size: 0.24, colour: '#f6e27a', i: 4 },
]

function thread(pen: Pen, from: readonly [number, number], to: Place, sag: number) {
  pen.strokeStyle = 'rgba(255,250,235,.55)'
  pen.lineWidth = 1.2
  wire(pen, from, [to.x, to.y], sag)
}

/** A paper kite on two bamboo sticks, the spine and the bow. */
function paintKite(pen: Pen, { x, y, turn }: Place, scale: number, colour: string, band: string, t: number) {
  placed(pen, x, y, () => {
    pen.fillStyle = colour
    shape(pen, 'M0-52L46-4L0 50L-46-4Z')
    pen.fillStyle = band
    shape(pen, 'M0-52L46-4L30 14L0-18L-30 14L-46-4Z')
    pen.fillStyle = 'rgba(40,10,20,.16)'
    shape(pen, 'M0-52L46-4L0 50Z')
    pen.fillStyle = colour
    shape(pen, `M0 46L-13 ${70 + 4 * Math.sin(t * 9)}H13Z`)
    pen.strokeStyle = 'rgba(60,30,20,.7)'
    pen.lineWidth = 2
    wire(pen, [0, -52], [0, 50], 0)
    wire(pen, [-46, -4], [46, -4], -44)
  }, { scale, turn })
}

const handAt = (t: number) => ({ x: mine.x + 30 + 5 * pull(t), y: mine.y - 84 + 8 * pull(t) })
const pull = (t: number) => Math.sin(t * 5.2) * (0.4 + 0.6 * between(t, 9, 13) * (1 - between(t, cut, cut + 1)))

function paintNearRoof(pen: Pen, t: number, dusk: number) {
  const dark = blend('#3a1d26', '#120c26', dusk)
  pen.fillStyle = dark
  shape(pen, 'M-160 560H470V800H-160ZM-160 600H-160V544H-120V560Z')
  for (let k = 0; k < 12; k++) pen.fillRect(-130 + k * 52, 520, 12, 44)
  pen.fillRect(-160, 512, 360, 12)
  pen.fillStyle = sheer('#ffcf8f', 0.3 * (1 - dusk))
  pen.fillRect(-160, 558, 630, 3)
  person(pen, mine.x, mine.y + 2, 118, 1, dark, { lean: -0.12 - 0.05 * pull(t), arms: [2.1 + 0.14 * pull(t), 1.7 - 0.14 * pull(t)] })
  const small = 236
  person(pen, small, mine.y + 2, 82, 1, dark, { lean: -0.08, arms: [between(t, cut, cut + 0.6) * 2.5 * (1 - between(t, 18, 19)), 0.3], lift: t > cut && t < cut + 2.4 ? 10 * Math.abs(Math.sin((t - cut) * 5)) : 0 })
  pen.fillStyle = dark
  placed(pen, small + 26, mine.y - 34, () => {
    shape(pen, 'M-13-4H13V4H-13ZM-9-14H9V14H-9Z')
  }, { turn: t * 3 })
  paintWashing(pen, t, dusk)
}

/** Laundry on a line that moves with the wind. */
function paintWashing(pen: Pen, t: number, dusk: number) {
  pen.strokeStyle = blend('#3a1d26', '#120c26', dusk)
  pen.lineWidth = 5
  wire(pen, [-110, 560], [-110, 330], 0)
  wire(pen, [150, 560], [150, 350], 0)
  pen.lineWidth = 1.5
  wire(pen, [-110, 336], [150, 356], 46)
  const cloths = [['#f4efe0', -84, 78, 120], ['#d8563f', 2, 52, 84], ['#2f8f8a', 62, 66, 104]] as const
  cloths.forEach(([colour, x, w, h], k) => {
    const blow = 14 * sway(t * 1.7, k) + 10, top = 352 + k * 2
    pen.fillStyle = blend(colour, '#3a2a58', dusk * 0.7)
    shape(pen, `M${x} ${top}H${x + w}Q${x + w + blow * 0.4} ${top + h * 0.5} ${x + w + blow} ${top + h}Q${x + w * 0.5 + blow} ${top + h + 8 * sway(t * 2, k + 5)} ${x + blow} ${top + h}Q${x + blow * 0.4} ${top + h * 0.5} ${x} ${top}Z`)
  })
}

function paintFarRoof(pen: Pen, t: number, dusk: number) {
  const dark = blend('#5a2c30', '#1a1232', dusk)
  pen.fillStyle = dark
  shape(pen, 'M880 522H1500V800H880Z')
  for (let k = 0; k < 13; k++) pen.fillRect(890 + k * 46, 490, 9, 34)
  pen.fillRect(1120, 484, 380, 9)
  pen.fillRect(1180, 404, 120, 120)
  pen.fillStyle = sheer('#ffd58a', 0.85 * between(t, 20, 21))
  pen.fillRect(1222, 452, 34, 72)
  glow(pen, 1239, 488, 90, '#ffb45e', 0.4 * between(t, 20, 21))
  within(pen, () => {
    const comes = between(t, 17.6, 20.4), steps = comes > 0 && comes < 1 ? t * 9 : undefined
    if (t < 17.4) return
    const x = lerp(1238, hers.x, comes), throws = between(t, risen - 0.8, risen)
    person(pen, x, hers.y + 4, 92, -1, blend('#3a1822', '#0e0a20', dusk), {
      skirt: true, ...(steps === undefined ? {} : { stride: steps }), lean: -0.1 * between(t, risen, 28),
      arms: t < landed ? [1.1 * comes, 1.5 * comes] : [lerp(1.3, 2.2 + 0.12 * Math.sin(t * 5), throws), lerp(1, 1.8, throws)],
    })
  })
  patch(pen, 1090, 700, 460, 140, blend('#f7b98a', '#6a3f7a', dusk), 0.22)
}
