import { along, between, clamp, during, lerp, luck, many, randomFrom, sway } from './ease.ts'
import type { Picture } from './picture.ts'
import { bird, boat, curve, disc, person, ring, shape } from './scenery.ts'
import { atDepth, blend, curtain, glitter, glow, height, patch, placed, sheer, vertical, vignette, width, within, type Camera, type Paint, type Pen } from './stage.ts'

/** A beach at night: the moon rises, two people walk, and a child steps into the sea. */
export const sea: Picture = {
  rehearse,
  poem: [
    { from: 1.2, to: 4.6, en: 'All day the sea was busy.\nNow it only breathes.', bn: 'সারাদিন সমুদ্রের কাজ ছিল।\nএখন শুধু শ্বাস নেয়।' },
    { from: 5.4, to: 8.4, en: 'The moon gets up, and straightens its road.', bn: 'চাঁদ উঠে বসে,\nসোজা করে নেয় নিজের পথ।' },
    { from: 9.4, to: 12.6, en: 'Grandmother says: it remembers everybody\nwho has stood here.', bn: 'ঠাকুমা বলেন, যারা এখানে দাঁড়িয়েছে,\nসবাইকে ওর মনে আছে।' },
    { from: 14, to: 16.6, en: 'I put in one foot, to be remembered.', bn: 'মনে রাখবে বলে\nএক পা ডোবাই।' },
    { from: 18, to: 21.6, en: 'And it lights up.', bn: 'অমনি জ্বলে ওঠে।' },
    { from: 23.4, to: 27, en: 'Wave after wave,\nit writes my name and wipes it out.', bn: 'ঢেউয়ের পর ঢেউ,\nআমার নাম লেখে আর মোছে।' },
    { from: 28.6, to: 32.4, en: 'Sleep, sea.\nI shall remember for both of us.', bn: 'ঘুমোও, সমুদ্র।\nদুজনের হয়ে আমিই মনে রাখব।' },
  ],
}

const horizon = 332
const moonX = 842
const touch = 16.8

function rehearse(): Paint {
  return (pen, t) => {
    const camera = { x: along(t, [[0, -36], [34, 40]]), y: 0, zoom: along(t, [[0, 1.02], [17, 1.05], [34, 1.12]]) }
    const moonlight = between(t, 2, 13), living = between(t, touch, touch + 4.5)
    paintSky(pen, t, camera, moonlight)
    paintSea(pen, t, camera, moonlight, living)
    atDepth(pen, camera, 0.9, () => paintBreakers(pen, t, moonlight, living))
    atDepth(pen, camera, 1, () => {
      paintSand(pen, t, moonlight, living)
      paintBoats(pen, t)
      paintWalkers(pen, t, living)
    })
    vignette(pen, 0.5)
    curtain(pen, 0.45 * (1 - between(t, 0, 2)) + between(t, 31.8, 34))
  }
}

// ---------------------------------------------------------------- sky

const moonAt = (t: number) => lerp(horizon + 40, 116, between(t, -6, 24))

function paintSky(pen: Pen, t: number, camera: Camera, moonlight: number) {
  pen.fillStyle = vertical(pen, 0, horizon + 20, [[0, '#070d24'], [0.5, blend('#101a3c', '#1b2f5c', moonlight)], [1, blend('#2a3560', '#5a7aa0', moonlight)]])
  pen.fillRect(0, 0, width, height)
  atDepth(pen, camera, 0.1, () => {
    for (const { x, y, r, i } of stars) {
      pen.fillStyle = sheer('#eaf2ff', (0.5 + 0.35 * sway(t * 1.8, i)) * (1 - 0.45 * moonlight))
      disc(pen, x, y, r)
    }
    const y = moonAt(t), warm = 1 - between(t, 3, 12)
    within(pen, () => {
      pen.beginPath()
      pen.rect(-100, -100, width + 200, horizon + 101)
      pen.clip()
      glow(pen, moonX, y, 430, blend('#9fc0ff', '#ffb27a', warm), 0.4)
      glow(pen, moonX, y, 150, blend('#e8f1ff', '#ffd0a0', warm), 0.7)
      pen.fillStyle = blend('#fffdf2', '#ffc890', warm)
      disc(pen, moonX, y, 62)
      pen.fillStyle = sheer('#b9b6ae', 0.34)
      for (const [dx, dy, r] of [[-20, -14, 14], [14, -24, 9], [20, 14, 17], [-12, 24, 10], [-34, 10, 7]] as const) disc(pen, moonX + dx, y + dy, r, r * 0.86)
    })
    for (const { x, cy, w, i } of clouds) {
      const drift = x + t * (4 + (i % 3) * 2), near = clamp(1 - Math.abs(drift - moonX) / 520)
      pen.fillStyle = sheer(blend('#141f44', '#b8cdf0', near * moonlight), 0.5)
      shape(pen, `M${drift - w / 2} ${cy}Q${drift - w * 0.12} ${cy - w * 0.1} ${drift + w / 2} ${cy - 3}Q${drift + w * 0.06} ${cy + w * 0.045} ${drift - w / 2} ${cy}Z`)
    }
    pen.fillStyle = sheer('#0b1330', 0.9 * during(t, 6, 16, 2))
    for (let k = 0; k < 5; k++) bird(pen, 360 + (t - 6) * 48 + k * 34 - (k % 2) * 12, 170 + k * 13 + 6 * sway(t, k), 10, t * 0.9 + k * 0.21)
  })
}

const stars = many(120, randomFrom(4), (pick, i) => ({ x: pick(-60, 1340), y: pick(0, horizon - 40), r: pick(0.5, 1.6), i }))
const clouds = many(8, randomFrom(18), (pick, i) => ({ x: pick(-260, 1200), cy: pick(70, 290), w: pick(200, 460), i }))

// ---------------------------------------------------------------- sea

function paintSea(pen: Pen, t: number, camera: Camera, moonlight: number, living: number) {
  const line = (horizon - height / 2) * (1 + (camera.zoom - 1) * 0.6) + height / 2
  pen.fillStyle = vertical(pen, line, height, [[0, blend('#1b2850', '#40628c', moonlight)], [0.2, blend('#0f1a3a', '#1d3a63', moonlight)], [1, '#081128']])
  pen.fillRect(0, line, width, height)
  atDepth(pen, camera, 0.5, () => {
    for (const { x, depth, w, i } of swells) {
      const y = horizon + 4 + depth * 190, shine = 0.5 + 0.5 * sway(t * 0.9, i)
      pen.fillStyle = sheer(i % 3 ? '#071026' : blend('#3f5f92', '#a8c6ee', moonlight), 0.34 * shine)
      pen.fillRect(x + sway(t * 0.4, i + 30) * 22, y, w * (0.3 + depth) * (0.5 + 0.5 * shine), 1 + depth * 2)
    }
    const warm = 1 - between(t, 3, 12)
    glitter(pen, moonX, horizon + 2, 560, 130 + 60 * moonlight, blend('#f4f8ff', '#ffc38a', warm), 0.9 * moonlight, t)
    for (let k = 0; k < 70; k++) {
      const pulse = Math.max(0, sway(t * 1.3, k)) * living
      glow(pen, luck(k) * 1400 - 60, horizon + 30 + luck(k + 200) ** 0.6 * 200, 8 + 10 * luck(k + 60), '#4ff2e6', 0.75 * pulse)
    }
  })
}

const swells = many(150, randomFrom(6), (pick, i) => ({ x: pick(-120, 1360), depth: pick(0, 1) ** 0.8, w: pick(40, 190), i }))

const period = 5.6

/** Three waves at a time: each rises, breaks, runs up the sand as foam and recedes. */
function paintBreakers(pen: Pen, t: number, moonlight: number, living: number) {
  for (let k = -1; k < 8; k++) {
    const age = (t - k * period + 9) / (period * 2.2)
    if (age < 0 || age > 1) continue
    const run = between(age, 0, 0.86), y = lerp(horizon + 70, 606, run) - 40 * between(age, 0.86, 1)
    const breaks = between(age, 0.3, 0.5), fades = 1 - between(age, 0.84, 1), tall = 30 * Math.sin(clamp(age / 0.7) * Math.PI)
    const crest = Array.from({ length: 33 }, (_, i) => [-80 + i * 45, y + 9 * sway(i * 0.8 + t * 0.25, k + 3) + 5 * Math.sin(i * 1.9 + k)] as const)
    const edge = crest.map(([x, cy]) => `L${x.toFixed(1)} ${cy.toFixed(1)}`).join('')
    const back = crest.toReversed().map(([x, cy], i) => `L${x.toFixed(1)} ${(cy - tall - 3 * Math.sin(i * 0.9 + t)).toFixed(1)}`).join('')
    pen.fillStyle = sheer(blend('#0a1630', '#16335c', moonlight), 0.85 * fades)
    shape(pen, `M-80 ${y}${edge}${back}Z`)
    const foam = blend(blend('#7f95bd', '#dfeaff', moonlight), '#7ffff0', living)
    for (const [dy, thick, strength] of [[0, 5, 0.95], [-6, 3, 0.6], [-14, 2, 0.4]] as const) {
      pen.strokeStyle = sheer(foam, strength * fades * (0.25 + 0.75 * breaks))
      pen.lineWidth = thick * (0.6 + 0.8 * breaks)
      pen.beginPath()
      curve(pen, crest.map(([x, cy], i) => [x, cy + dy * breaks + 3 * Math.sin(i * 2.3 + dy)] as const))
      pen.stroke()
    }
    for (let i = 0; i < 60; i++) {
      const at = crest[Math.floor(luck(i + k * 70) * 32)] ?? [0, 0]
      pen.fillStyle = sheer(foam, 0.7 * breaks * fades)
      disc(pen, at[0] + 40 * luck(i + 9), at[1] - (4 + 24 * luck(i + 33)) * breaks, 1 + 2 * luck(i + 5))
    }
    if (living > 0) for (let i = 0; i < 12; i++) glow(pen, -40 + i * 124 + 50 * luck(i + k), y - 6, 110, '#29e6dc', 0.42 * living * breaks * fades, 34)
  }
}

// ---------------------------------------------------------------- shore

function paintSand(pen: Pen, t: number, moonlight: number, living: number) {
  pen.fillStyle = vertical(pen, 590, 800, [[0, blend('#1a2544', '#46587c', moonlight)], [0.25, blend('#232a46', '#5b6484', moonlight)], [1, '#12162b']])
  shape(pen, 'M-160 628C120 604 420 634 700 612C960 596 1180 622 1460 606V820H-160Z')
  pen.fillStyle = sheer(blend('#9fb9e6', '#8ffff2', living), 0.16 + 0.1 * moonlight)
  shape(pen, 'M-160 628C120 604 420 634 700 612C960 596 1180 622 1460 606V618C1180 634 960 608 700 626C420 648 120 616-160 642Z')
  glitter(pen, moonX, 612, 664, 120, '#dfeaff', 0.4 * moonlight, t)
  patch(pen, 300, 640, 500, 50, '#2fe0d6', 0.16 * living)
  for (const { x, y, i } of grains) {
    pen.fillStyle = sheer(i % 2 ? '#c8d4f0' : '#0b1022', 0.3)
    disc(pen, x, y, 1.1)
  }
  const { woman } = walkersAt(t)
  for (let x = -120; x < woman - 26; x += 31) {
    pen.fillStyle = sheer('#0c1226', 0.55)
    disc(pen, x, 668 + (Math.round(x / 31) % 2) * 7, 7, 2.4)
    disc(pen, x + 14, 688 + (Math.round(x / 31) % 2) * 5, 5, 2)
  }
}

const grains = many(160, randomFrom(44), (pick, i) => ({ x: pick(-120, 1400), y: pick(634, 720), i }))

/** Beached fishing boats; one has a lamp. */
function paintBoats(pen: Pen, t: number) {
  for (const [x, y, scale, turn] of [[1130, 652, 1.2, -0.07], [1304, 640, 0.9, 0.05]] as const) {
    pen.fillStyle = 'rgba(5,9,24,.5)'
    disc(pen, x, y + 26 * scale, 130 * scale, 9 * scale)
    placed(pen, x, y, () => boat(pen, '#070c1d', 'rgba(190,214,255,.4)'), { scale, turn })
  }
  const flame = 0.9 + 0.1 * sway(t * 8, 2)
  glow(pen, 1044, 616, 110, '#ff9f45', 0.4 * flame)
  glow(pen, 1044, 616, 30, '#ffd98a', 0.95 * flame)
  pen.fillStyle = '#fff0c8'
  disc(pen, 1044, 616, 4)
}

const walkersAt = (t: number) => ({ woman: along(t, [[-2, 90], [13, 470], [34, 486]]), child: along(t, [[-2, 146], [13, 528], [14.6, 540], [16.6, 582], [19, 590], [23, 690], [28, 640], [34, 640]]) })

function paintWalkers(pen: Pen, t: number, living: number) {
  const { woman, child } = walkersAt(t), dark = '#060a18'
  const wade = 46 * between(t, 14.6, touch) * (1 - 0.1 * between(t, 24, 28))
  const childY = 682 - wade, steps = (from: number, to: number, pace: number) => (t > from && t < to ? { stride: t * pace } : {})
  pen.fillStyle = 'rgba(4,8,22,.45)'
  placed(pen, woman + 6, 676, () => shape(pen, 'M0 0L-84 46L-60 50L14 4Z'))
  person(pen, woman, 676, 128, 1, dark, { skirt: true, lean: 0.04, ...steps(-2, 12.4, 4.4), arms: [lerp(0.7, 0.2, between(t, 13, 15)), lerp(0.1, 1.2, during(t, 18, 30, 2))] })
  const rings = [0, 0.5, 1.1, 3.6, 4.4, 5.4, 6.6, 7.9, 9.3, 10.8]
  rings.forEach((delay, k) => {
    const at = touch + delay, x = walkersAt(at).child
    ring(pen, x, 637, 200 + 40 * (k % 3), (t - at) / 3.4, '#8ffff2', 1)
    const flash = during(t, at, at + 2.2, 0.5)
    glow(pen, x, 636, 150, '#2fe8de', 0.6 * flash, 46)
  })
  for (let k = 0; k < 40; k++) {
    const born = touch + 0.1 + luck(k + 300) * 9, age = t - born
    if (age < 0 || age > 1) continue
    pen.fillStyle = sheer('#b8fff6', 1 - age)
    disc(pen, walkersAt(born).child + (luck(k) - 0.5) * 110 * age, 634 - 150 * age * (1 - age) * luck(k + 50) * 2, 1.8 + 1.4 * luck(k + 7))
  }
  const glee = during(t, 18, 28, 1)
  person(pen, child, childY, 84, 1, dark, {
    ...(t < 16.8 || (t > 19 && t < 28) ? { stride: t * (t > 19 ? 8.4 : 5.6) } : {}), lift: glee * 7 * Math.abs(Math.sin(t * 4.2)),
    arms: [0.3 + 2 * glee, -0.2 - 1.9 * glee], lean: 0.03,
  })
  glow(pen, child, childY - 6, 70, '#4ff2e6', 0.5 * living, 22)
}
