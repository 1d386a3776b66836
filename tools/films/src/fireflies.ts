import { along, between, clamp, during, lerp, many, randomFrom, sway } from './ease.ts'
import type { Picture } from './picture.ts'
import { blade, boat, disc, hills, ring, shape } from './scenery.ts'
import { atDepth, blend, curtain, glitter, glow, height, layer, mirror, patch, placed, sheer, vertical, vignette, width, type Camera, type Layer, type Paint, type Pen } from './stage.ts'

/** A child in a dark boat holds out a hand, and fireflies light up all over the pond. */
export const fireflies: Picture = {
  rehearse,
  poem: [
    { from: 1, to: 4, en: 'No moon tonight.\nOnly the pond, listening.', bn: 'আজ চাঁদ নেই।\nশুধু কান পেতে আছে পুকুর।' },
    { from: 4.6, to: 7.6, en: 'One small light comes asking:\nwho is there?', bn: 'ছোট্ট একটা আলো এসে শুধায়,\n‘কে ওখানে?’' },
    { from: 8.6, to: 12, en: 'Hold out your hand.\nIt weighs nothing.', bn: 'হাত পেতে দাও।\nওর কোনো ভার নেই।' },
    { from: 13, to: 16.6, en: 'One calls another,\nand the reeds begin to answer.', bn: 'একজন ডাকে আরেকজনকে,\nসাড়া দেয় নলখাগড়ার বন।' },
    { from: 18.4, to: 22.4, en: 'The old tree breathes in,\nand breathes out light.', bn: 'বুড়ো বট শ্বাস নেয়,\nনিঃশ্বাসে আলো ছড়ায়।' },
    { from: 27, to: 30.6, en: 'When they had to go,\nthey did not go far.', bn: 'যাওয়ার সময় হলে\nওরা বেশি দূর গেল না।' },
    { from: 32, to: 35.6, en: 'Look up.', bn: 'চোখ তুলে দেখো।' },
  ],
}

const waterline = 440
const sky = 460
const tree = { x: 900, y: 452 }
const lamp = '#d9f24b'
const core = '#f6ffc9'

/** The circles of the tree's crown, relative to its foot: x, y, radius. */
const crown = [[0, -250, 150], [-130, -205, 130], [140, -212, 132], [-235, -150, 96], [250, -150, 104], [-60, -150, 130], [80, -140, 130], [-300, -105, 60], [318, -100, 66], [0, -320, 96]] as const

function rehearse(): Paint {
  const upper = layer(width, height, () => {})
  const above = upper.getContext('2d')
  const woods = { far: farWoods(), middle: middleWoods(), tree: oldTree() }
  return (pen, t) => {
    const camera = { x: along(t, [[0, -26], [20, 26], [38, 40]]), y: -330 * between(t, 27, 36), zoom: along(t, [[0, 1.04], [14, 1.1], [27, 1.06], [36, 1]]) }
    const flock = swarm.map((fly) => flyAt(fly, t))
    paintNight(above, t, camera, woods, flock)
    pen.drawImage(upper, 0, 0)
    const shore = (waterline - camera.y - height / 2) * (1 + (camera.zoom - 1) * 0.94) + height / 2
    if (shore < height) paintPond(pen, upper, t, camera, flock, shore)
    paintReeds(pen, t, camera, flock)
    vignette(pen, 0.5)
    curtain(pen, 0.5 * (1 - between(t, 0, 1.8)) + between(t, 35.6, 37.8))
  }
}

// ---------------------------------------------------------------- the lights

type Fly = { i: number; home: readonly [x: number, y: number]; in: 'tree' | 'reeds' | 'air'; star: readonly [x: number, y: number]; wake: number; leave: number; size: number; pace: number }
type Light = { x: number; y: number; r: number; shine: number; in: Fly['in']; starry: number }

const swarm: Fly[] = [...flies('tree', 150), ...flies('reeds', 46), ...flies('air', 34)]

function flies(where: Fly['in'], count: number): Fly[] {
  return many(count, randomFrom(where.length * 31), (pick, i) => ({
    i: i + count, in: where, home: homeIn(where, pick, i),
    star: [pick(-40, 1340), -330 + 420 * pick(0, 1) ** 1.3], wake: where === 'reeds' ? pick(11.5, 17) : where === 'air' ? pick(12.5, 18) : pick(15.5, 20.5),
    leave: pick(25.5, 29.5), size: pick(0.65, 1.25), pace: pick(0.8, 1.5),
  }))
}

function homeIn(where: Fly['in'], pick: (low: number, high: number) => number, i: number): readonly [number, number] {
  if (where === 'air') return [pick(240, 1180), pick(250, 425)]
  if (where === 'reeds') return [pick(0, 1) < 0.5 ? pick(-60, 330) : pick(980, 1340), pick(520, 700)]
  const [cx, cy, r] = crown[i % crown.length] ?? [0, 0, 0]
  const angle = pick(0, 6.3), far = Math.sqrt(pick(0, 1)) * 0.92
  return [tree.x + cx + Math.cos(angle) * r * far, tree.y + cy + Math.sin(angle) * r * far * 0.62]
}

/** At the end all fireflies of the tree blink in sync; before, each has its own phase. */
const breath = (t: number) => 0.5 - 0.5 * Math.cos(((t - 20.6) / 2.4) * Math.PI * 2)

function flyAt(fly: Fly, t: number): Light {
  const woken = between(t, fly.wake, fly.wake + 1.6), rising = between(t, fly.leave, fly.leave + 6.6)
  const roam = fly.in === 'tree' ? 7 : fly.in === 'reeds' ? 30 : 46
  const x = fly.home[0] + roam * sway(t * 0.55 * fly.pace, fly.i) * (1 - rising), y = fly.home[1] + roam * 0.6 * sway(t * 0.7 * fly.pace, fly.i + 300) * (1 - rising)
  const own = clamp(0.5 + 0.75 * Math.sin(t * fly.pace * 1.7 + fly.i * 2.4)), shared = 0.16 + 0.84 * breath(t)
  const blink = lerp(lerp(own, shared, fly.in === 'tree' ? during(t, 19.8, 28, 1) : 0), 0.75 + 0.25 * sway(t * 2.2, fly.i), rising)
  return {
    x: lerp(x, fly.star[0], rising) + 60 * Math.sin(rising * Math.PI) * Math.sin(fly.i), y: lerp(y, fly.star[1], rising ** 1.2),
    r: fly.size * (fly.in === 'reeds' ? 1.25 : 0.84) * lerp(1, 0.6, rising), shine: woken * blink, in: fly.in, starry: rising,
  }
}

/** The first firefly flies over from the reeds and lands on the hand. */
function guideAt(t: number): Light {
  const x = along(t, [[0, 1010], [3.4, 800], [6.6, 640]]), y = along(t, [[0, 560], [2.4, 400], [5, 452], [7, 420]])
  const come = between(t, 6.4, 8.8), go = between(t, 13, 16.5), up = between(t, 27.4, 35)
  const hand = handAt(t)
  const wx = x + 34 * sway(t * 1.1, 3), wy = y + 26 * sway(t * 1.5, 8)
  const there = { x: lerp(lerp(wx, hand.x, come), 600 + 50 * sway(t * 0.7, 2), go), y: lerp(lerp(wy, hand.y, come), 400 + 30 * sway(t * 0.9, 4), go) }
  return { x: lerp(there.x, 640, up), y: lerp(there.y, -150, up), r: 2 + 0.6 * during(t, 8.4, 13.4, 1), shine: (0.84 + 0.16 * Math.sin(t * 2.3)), in: 'air', starry: up * 0.4 }
}

function paintLight(pen: Pen, { x, y, r, shine, starry }: Light) {
  if (shine < 0.02) return
  const warm = blend(lamp, '#eaf6ff', starry * 0.8), reach = lerp(26, 13, starry) * r
  glow(pen, x, y, reach * 1.9, warm, 0.16 * shine)
  glow(pen, x, y, reach, warm, 0.6 * shine)
  pen.fillStyle = sheer(core, clamp(shine * 1.25))
  disc(pen, x, y, 2.1 * r * (0.7 + 0.3 * shine))
}

// ---------------------------------------------------------------- the far side

type Woods = { far: Layer; middle: Layer; tree: Layer }

function paintNight(pen: Pen, t: number, camera: Camera, woods: Woods, flock: Light[]) {
  const dusk = 0.25 * between(t, 16, 22) * (1 - between(t, 27, 33))
  const lift = camera.y
  pen.fillStyle = vertical(pen, -sky - lift, waterline - lift, [[0, '#060c1a'], [0.42, '#0a2834'], [0.74, '#164c4f'], [1, blend('#4a8f70', '#8aa552', dusk)]])
  pen.fillRect(0, 0, width, height)
  const tilt = (depth: number, draw: () => void) => atDepth(pen, { ...camera, y: camera.y / depth }, depth, draw)
  tilt(0.1, () => paintStars(pen, t))
  tilt(0.25, () => pen.drawImage(woods.far, -100, 0))
  tilt(0.25, () => paintHaze(pen, t))
  tilt(0.5, () => pen.drawImage(woods.middle, -100, 0))
  const inTree = flock.reduce((sum, light) => sum + (light.in === 'tree' ? light.shine * (1 - light.starry) : 0), 0) / 150
  tilt(0.9, () => {
    glow(pen, tree.x, tree.y - 190, 480, '#9fc93f', 0.42 * inTree, 300)
    pen.drawImage(woods.tree, 0, -sky)
    glow(pen, tree.x, tree.y - 170, 330, lamp, 0.26 * inTree, 210)
    for (const light of flock) if (light.in !== 'reeds' || light.starry > 0.05) paintLight(pen, light)
  })
}

const stars = many(120, randomFrom(77), (pick, i) => ({ x: pick(-60, 1340), y: pick(-430, 330), r: pick(0.4, 1.2), i }))

function paintStars(pen: Pen, t: number) {
  for (const { x, y, r, i } of stars) {
    pen.fillStyle = sheer('#cfe6e2', (0.3 + 0.16 * sway(t * 1.7, i)) * (1 - (y + 430) / 820))
    disc(pen, x, y, r)
  }
}

function paintHaze(pen: Pen, t: number) {
  for (let i = 0; i < 7; i++) patch(pen, i * 230 - 80 + 40 * sway(t * 0.13, i), 428, 320, 44, '#5fa08a', 0.16)
}

function farWoods() {
  return layer(width + 200, height, (pen) => {
    const random = randomFrom(19)
    pen.fillStyle = '#12403f'
    hills(pen, random, { y: 404, rise: 44, waves: 11, right: width + 200, bottom: waterline + 2 })
    for (let i = 0; i < 120; i++) disc(pen, random() * 1480, 396 + random() * 34, 16 + random() * 34, 12 + random() * 30)
    pen.fillStyle = '#0d3236'
    for (let i = 0; i < 40; i++) disc(pen, random() * 1480, 424 + random() * 12, 20 + random() * 40, 10 + random() * 18)
  })
}

function middleWoods() {
  return layer(width + 200, height, (pen) => {
    const random = randomFrom(29)
    pen.fillStyle = pen.strokeStyle = '#082327'
    for (let i = 0; i < 34; i++) {
      const x = i < 24 ? random() * 520 - 20 : 1180 + random() * 320, h = 120 + random() * 210
      pen.lineWidth = 3 + random() * 5
      pen.beginPath()
      pen.moveTo(x, waterline)
      pen.quadraticCurveTo(x + (random() - 0.5) * 30, waterline - h * 0.6, x + (random() - 0.5) * 60, waterline - h)
      pen.stroke()
      for (let k = 0; k < 7; k++) disc(pen, x + (random() - 0.5) * 66, waterline - h + random() * 56 - 16, 20 + random() * 30, 8 + random() * 18)
    }
    for (let i = 0; i < 40; i++) disc(pen, i < 26 ? random() * 560 - 30 : 1150 + random() * 350, 432 + random() * 10, 22 + random() * 34, 12 + random() * 20)
  })
}

/** A banyan: a crown of many circles, several trunks, and aerial roots. */
function oldTree() {
  return layer(width + 60, height + sky, (pen) => {
    const random = randomFrom(13)
    pen.translate(tree.x, tree.y + sky)
    pen.fillStyle = '#06181b'
    for (const [x, y, r] of crown) for (let k = 0; k < 26; k++) {
      const angle = random() * 6.3, far = 0.72 + random() * 0.34
      disc(pen, x + Math.cos(angle) * r * far, y + Math.sin(angle) * r * far * 0.64, 14 + random() * 24, 10 + random() * 16)
    }
    for (const [x, y, r] of crown) disc(pen, x, y, r * 0.98, r * 0.66)
    pen.fillStyle = '#0a2426'
    for (const [x, y, r] of crown) for (let k = 0; k < 12; k++) disc(pen, x + (random() - 0.6) * r, y - random() * r * 0.5, 10 + random() * 26, 4 + random() * 8)
    pen.fillStyle = pen.strokeStyle = '#041114'
    shape(pen, 'M-58 6C-34-30-40-90-62-150L-24-150C-18-110-8-100 0-118L12-170H44C36-120 34-40 66 6Z')
    shape(pen, 'M-470 12C-330-14-160-22-20-16C140-24 300-12 450 12Z')
    pen.lineCap = 'round'
    for (let i = 0; i < 26; i++) {
      const x = (random() - 0.5) * 470, top = -130 + random() * 30
      pen.lineWidth = 1.4 + random() * 3.6
      pen.beginPath()
      pen.moveTo(x, top)
      pen.quadraticCurveTo(x + (random() - 0.5) * 16, top / 2, x + (random() - 0.5) * 12, random() < 0.55 ? -8 : top * (0.2 + random() * 0.5))
      pen.stroke()
    }
  })
}

// ---------------------------------------------------------------- the pond

function paintPond(pen: Pen, upper: Layer, t: number, camera: Camera, flock: Light[], shore: number) {
  const foot = Math.max(height, shore + height - waterline)
  mirror(pen, upper, t, { waterline: shore, bottom: Math.min(height, foot), strength: 1, ripple: 8, squash: 1.1 })
  pen.fillStyle = vertical(pen, shore, foot, [[0, 'rgba(6,30,34,.28)'], [0.4, 'rgba(5,24,30,.5)'], [1, 'rgba(2,8,14,.93)']])
  pen.fillRect(0, shore, width, height)
  const near = { ...camera }
  atDepth(pen, near, 1, () => {
    paintRipples(pen, t)
    for (const light of flock) if (light.in === 'air') paintTrail(pen, light, t)
    paintChild(pen, t)
  })
}

const ripples = many(70, randomFrom(2), (pick, i) => ({ x: pick(-80, 1340), y: waterline + 10 + 270 * pick(0, 1), w: pick(20, 80), i }))

function paintRipples(pen: Pen, t: number) {
  for (const { x, y, w, i } of ripples) {
    pen.fillStyle = sheer('#7cc0a4', 0.07 + 0.07 * sway(t * 0.9, i))
    pen.fillRect(x + 16 * sway(t * 0.4, i), y, w, 1.3)
  }
}

function paintTrail(pen: Pen, { x, y, r, shine, starry }: Light, t: number) {
  const below = 2 * waterline - y + 60
  if (starry < 0.5) glitter(pen, x, below - 12, below + 40, 10 * r, lamp, 0.36 * shine * (1 - starry * 2), t + x)
}

const boatAt = (t: number) => ({ x: along(t, [[-7, 210], [9, 505], [40, 560]]), y: 566 + 2.2 * sway(t * 1.2, 4), turn: 0.014 * sway(t * 0.9, 6) })

function handAt(t: number) {
  const { x, y } = boatAt(t), up = between(t, 6, 8.4)
  return { x: x + lerp(24, 46, up), y: y - lerp(40, 108, up) }
}

function paintChild(pen: Pen, t: number) {
  const { x, y, turn } = boatAt(t), guide = guideAt(t)
  const close = Math.max(0, 1 - Math.hypot(guide.x - x - 30, guide.y - y + 70) / 260)
  pen.fillStyle = 'rgba(1,6,10,.6)'
  disc(pen, x, y + 25, 136, 8)
  for (let k = 0; k < 3; k++) ring(pen, x - 40, y + 26, 190, (t * 0.22 + k * 0.34) % 1, '#9fd8b4', 0.3 * (1 - between(t, 9, 13) * 0.6))
  glow(pen, guide.x, guide.y, 300, '#b9d83e', 0.36 * close + 0.3 * during(t, 8.2, 13.6, 1.2))
  placed(pen, x, y, () => {
    const raised = between(t, 6, 8.4) * (1 - 0.55 * between(t, 14, 16)), look = between(t, 27, 31)
    boat(pen, '#030a0d', sheer('#d7ea7c', 0.12 + 0.6 * close))
    paintSitting(pen, '#04090c', raised, look)
    paintSitting(pen, '#04090c', raised, look, sheer('#e3f58a', 0.75 * close))
  }, { turn })
  glitter(pen, guide.x, y + 34, y + 130, 34, lamp, 0.72 * guide.shine * (1 - between(t, 27.4, 30)), t)
  paintLight(pen, guide)
}

/** A child in the middle of the boat with one arm out. A second pass with `edge` draws the rim light. */
function paintSitting(pen: Pen, colour: string, raised: number, look: number, edge?: string) {
  placed(pen, 0, 0, () => {
    pen.fillStyle = edge ? 'rgba(0,0,0,0)' : colour
    pen.strokeStyle = edge ?? colour
    pen.lineCap = pen.lineJoin = 'round'
    if (edge) {
      pen.lineWidth = 1.5
      pen.beginPath()
      pen.arc(6 - look * 4, -76, 12.5, -1.5, 0.7)
      pen.moveTo(10, -60)
      pen.quadraticCurveTo(16, -42, 18, -22)
      pen.stroke()
      return
    }
    shape(pen, 'M-16 2C-22-30-16-58 0-62C14-60 18-40 20-22L40-20C48-18 48-8 42-2L36 4H-12Z')
    disc(pen, 4 - look * 4, -76 + look * 2, 13)
    shape(pen, `M${-10 - look * 4}-78c-2-18 26-20 28-4l-8-4z`)
    pen.lineWidth = 6.4
    pen.beginPath()
    pen.moveTo(6, -54)
    pen.quadraticCurveTo(lerp(16, 34, raised), lerp(-36, -66, raised), lerp(26, 44, raised), lerp(-30, -98, raised))
    pen.stroke()
  })
}

// ---------------------------------------------------------------- in front of us

const reeds = many(78, randomFrom(61), (pick, i) => ({ x: i < 40 ? pick(-220, 260) : pick(1060, 1560), h: pick(110, 330), i }))

function paintReeds(pen: Pen, t: number, camera: Camera, flock: Light[]) {
  atDepth(pen, { ...camera, y: camera.y * 0.8 }, 1.5, () => {
    for (const { x, h, i } of reeds) {
      const bend = (x < 600 ? 30 : -30) + 14 * sway(t * 0.7 + x * 0.005, i % 5)
      pen.fillStyle = i % 4 ? '#020709' : '#04110f'
      blade(pen, x, height + 40, h, bend, 4.5)
      if (i % 3 === 0) placed(pen, x + bend, height + 40 - h, () => shape(pen, 'M-4 14C-6-8-4-22 0-30C4-22 6-8 4 14Z'), { turn: bend * 0.01 })
    }
  })
  atDepth(pen, camera, 1, () => {
    for (const light of flock) if (light.in === 'reeds' && light.starry <= 0.05) paintLight(pen, light)
  })
}
