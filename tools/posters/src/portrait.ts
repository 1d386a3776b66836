/** Renders a portrait: a bust in front of one light, in the flat style of the posters. */
import { seedOf } from './draw.ts'
import { type Outline, Pen, path, round } from './pen.ts'
import { type Dress, type Hair, type Sitter, type Worn, sitters } from './portrait-data.ts'

/** The side of the square, in drawing units and in pixels. */
export const portraitSize = { W: 320, H: 320 }

type Skin = { lit: string; shade: string; ink: string; lip: string }
type Room = { wall: string; dark: string; light: string }
type Face = { cheek: number; jaw: number; chin: number; skin: Skin; hair: string; gloss: string; sitter: Sitter }

const skins: readonly Skin[] = [
  { lit: '#f0cda4', shade: '#cd9a70', ink: '#7d4b33', lip: '#b8564a' },
  { lit: '#e3b68a', shade: '#bd8358', ink: '#713f28', lip: '#ab4c41' },
  { lit: '#d29e6f', shade: '#a66f45', ink: '#5f3420', lip: '#9c4238' },
  { lit: '#bb8255', shade: '#8c5732', ink: '#4c2816', lip: '#8c352f' },
  { lit: '#9b6540', shade: '#6f4226', ink: '#3a1c10', lip: '#7a2c28' },
  { lit: '#7a4b2f', shade: '#54301d', ink: '#29130b', lip: '#66231f' },
]

const rooms: readonly Room[] = [
  { wall: '#1c4650', dark: '#0a1d24', light: '#f2b544' },
  { wall: '#7c2f35', dark: '#2c0d16', light: '#ff9d5c' },
  { wall: '#23365f', dark: '#0b1228', light: '#f6d78f' },
  { wall: '#c2632b', dark: '#4f1d12', light: '#ffd98c' },
  { wall: '#2f5a3c', dark: '#0e2417', light: '#d9f24b' },
  { wall: '#4a2a5e', dark: '#190c28', light: '#ff9ebb' },
  { wall: '#d6a23a', dark: '#6d3f12', light: '#fff0bd' },
  { wall: '#8fa9a0', dark: '#33504d', light: '#fbf0d4' },
]

const cloths = ['#a3272c', '#e0a02e', '#1f5f63', '#27407e', '#efe3c8', '#5d3464', '#2f6b45', '#c9573a', '#2a2f3a', '#b9a27a'] as const

/** Renders a person; deterministic for each id. */
export function drawPortrait(id: string, outline: Outline): string {
  const sitter = sitters[id]
  if (!sitter) throw new Error(`Unknown person "${id}"`)
  const pen = new Pen(portraitSize, { seed: seedOf(id), outline })
  const room = pick(pen, rooms)
  const face = faceOf(pen, sitter)
  const cloth = pick(pen, cloths.filter((color) => color !== room.wall))
  const trim = pick(pen, cloths.filter((color) => color !== cloth && color !== room.wall))
  pen.group('transform="scale(.667)"', () => backdrop(pen, room))
  pen.ink(room.dark, () => pen.fill(pen.radial([[0, '#000', 0], [0.55, '#000', 0.05], [1, '#000', 0.6]])))
  pen.group('transform="translate(-50 -43) scale(1.05)"', () => {
    hairBehind(pen, sitter.hair, face, cloth)
    shoulders(pen, sitter, cloth, trim, face)
    head(pen, face)
    if (sitter.age === 'old') wrinkles(pen, face)
    beard(pen, sitter.wears ?? [], face)
    hairBefore(pen, sitter.hair, face, cloth, trim)
    for (const worn of sitter.wears ?? []) adorn(pen, worn, face, trim)
  })
  return pen.svg()
}

function faceOf(pen: Pen, sitter: Sitter): Face {
  const isMan = sitter.build === 'man'
  const cheek = isMan ? pen.between(55, 62) : pen.between(51, 57)
  const dark = pick(pen, ['#120c0d', '#1c1110', '#241410', '#150f1a'])
  const grey = pick(pen, ['#cfcac2', '#a9a49f', '#e4dfd6', '#8b8784'])
  const skin = skins[sitter.tone] ?? skins[3]!
  return {
    cheek,
    jaw: cheek * (isMan ? pen.between(0.66, 0.84) : pen.between(0.46, 0.64)),
    chin: isMan ? pen.between(262, 272) : pen.between(256, 264),
    skin,
    hair: sitter.age === 'old' ? grey : dark,
    gloss: sitter.age === 'old' ? '#fff' : '#6d5648',
    sitter,
  }
}

/** A wall with one light behind the head and a random pattern. */
function backdrop(p: Pen, { wall, dark, light }: Room): void {
  const [W, H] = [480, 480]
  p.rect(0, 0, W, H, p.linear([[0, wall], [1, dark]]))
  const [x, y] = [W * p.between(0.4, 0.6), H * p.between(0.36, 0.46)]
  const kind = Math.floor(p.r() * 5)
  if (kind === 0) {
    for (let k = 0; k < 22; k += 2) {
      const [a, b] = [(k / 22) * Math.PI * 2, ((k + 1) / 22) * Math.PI * 2]
      p.path(path`M${x} ${y}L${x + Math.cos(a) * 520} ${y + Math.sin(a) * 520}L${x + Math.cos(b) * 520} ${y + Math.sin(b) * 520}Z`, light, 'opacity=".14"')
    }
  }
  if (kind === 1) for (let k = 0; k < 14; k++) p.rect(k * 38 - 6, 0, 13, H, dark, 'opacity=".28"')
  if (kind === 2) {
    p.path(path`M${x - 150} ${H}V${y}a150 150 0 0 1 300 0V${H}Z`, light, 'opacity=".2"')
    p.line(path`M${x - 172} ${H}V${y}a172 172 0 0 1 344 0V${H}`, light, 3, 'opacity=".35"')
  }
  if (kind === 3) {
    for (let k = 0; k < 70; k++) {
      const [cx, cy] = [(k % 10) * 52 + (Math.floor(k / 10) % 2) * 26, Math.floor(k / 10) * 70 + 24]
      p.path(path`M${cx} ${cy - 9}L${cx + 6} ${cy}L${cx} ${cy + 9}L${cx - 6} ${cy}Z`, light, 'opacity=".22"')
    }
  }
  if (kind === 4) for (let k = 5; k > 0; k--) p.disc(x, y, 90 + k * 46, k % 2 ? light : wall, 'opacity=".13"')
  p.glow(x, y, 300, light, 0.7)
  p.disc(x, y, kind === 2 ? 136 : 176, light, 'opacity=".5"')
}

function head(p: Pen, face: Face): void {
  const { cheek: w, chin, skin, sitter } = face
  for (const side of [-1, 1]) {
    p.oval(200 + side * (w - 1), 190, 10, 17, side < 0 ? skin.lit : skin.shade)
    p.line(path`M${200 + side * (w + 1)} 182q${side * 5} 7 ${-side * 1} 15`, skin.ink, 1.6, 'opacity=".6"')
  }
  const outline = faceLine(face)
  p.path(outline, p.linear([[0, skin.lit], [0.58, skin.lit], [0.62, skin.shade], [1, skin.shade]], 0, 0, 1, 0.12))
  p.clip(outline, () => {
    p.ink(skin.ink, () => p.rect(100, 80, 200, 220, p.linear([[0.44, '#000', 0], [1, '#000', 0.62]], 0, 0, 1, 0.18)))
    p.oval(200 - w * 0.5, 218, 17, 12, '#d9503c', 'opacity=".16"')
  })
  const eyeY = 187
  const gap = w * 0.44
  const lid = p.between(-1.5, 2.5)
  const open = p.between(7.6, 9.6)
  for (const side of [-1, 1]) {
    const x = 200 + side * gap
    const [inner, outer] = [x - side * 13, x + side * 15]
    p.path(path`M${inner} ${eyeY + 2}Q${x} ${eyeY - open * 1.5} ${outer} ${eyeY - lid}Q${x + side * 2} ${eyeY + open} ${inner} ${eyeY + 2}Z`, side < 0 ? '#fff8ea' : '#ecdcc6')
    p.disc(x + 1.5, eyeY - 0.6, 6.1, '#20100b')
    p.disc(x - 0.6, eyeY - 3, 1.7, '#fff')
    p.line(path`M${inner} ${eyeY + 2}Q${x} ${eyeY - open * 1.5} ${outer} ${eyeY - lid}`, '#180d0a', sitter.build === 'woman' ? 3.6 : 2.6)
    if (sitter.build === 'woman') p.line(path`M${outer} ${eyeY - lid}l${side * 5} -4`, '#180d0a', 2.6)
    const browInk = sitter.age === 'old' ? '#8d857d' : '#1a100d'
    p.line(path`M${x - side * 15} ${eyeY - 19}Q${x} ${eyeY - 27 - lid} ${x + side * 19} ${eyeY - 18 + lid}`, browInk, sitter.build === 'man' ? 5.4 : 3.4)
  }
  const wide = p.between(9, 13)
  p.path(path`M201 178L${200 + wide + 2} 219Q${200 + wide} 226 200 225Z`, skin.ink, 'opacity=".28"')
  p.line(path`M203 182C206 200 ${200 + wide} 210 ${200 + wide + 1} 217Q${200 + wide} 226 202 224Q${200 - wide * 0.7} 227 ${200 - wide} 219`, skin.ink, 2.4)
  mouth(p, face, chin)
}

function mouth(p: Pen, { skin, sitter }: Face, chin: number): void {
  const y = 224 + (chin - 224) * 0.44
  const [half, smile] = [p.between(17, 23), p.between(-1, 6)]
  if (sitter.build === 'woman') {
    p.path(path`M${200 - half} ${y - smile * 0.4}Q${192} ${y - 7} 200 ${y - 4}Q${208} ${y - 7} ${200 + half} ${y - smile * 0.4}Q200 ${y + 12 + smile * 0.5} ${200 - half} ${y - smile * 0.4}Z`, skin.lip)
  } else {
    p.path(path`M${200 - half * 0.7} ${y + 2}Q200 ${y + 10} ${200 + half * 0.7} ${y + 2}Z`, skin.lip, 'opacity=".7"')
  }
  p.line(path`M${200 - half} ${y - smile * 0.4}Q200 ${y + smile} ${200 + half} ${y - smile * 0.4}`, skin.ink, 2.4)
  p.line(path`M190 ${y + 15}Q200 ${y + 18} 210 ${y + 15}`, skin.ink, 1.6, 'opacity=".45"')
}

function wrinkles(p: Pen, { cheek, skin }: Face): void {
  for (const side of [-1, 1]) {
    p.line(path`M${200 + side * 19} 222Q${200 + side * 30} 232 ${200 + side * 29} 244`, skin.ink, 1.7, 'opacity=".6"')
    p.line(path`M${200 + side * (cheek * 0.44 - 11)} 199q${side * 11} 5 ${side * 21} 0`, skin.ink, 1.5, 'opacity=".55"')
    p.line(path`M${200 + side * (cheek - 8)} 183l${side * 5} -4M${200 + side * (cheek - 8)} 188l${side * 6} 1`, skin.ink, 1.3, 'opacity=".5"')
  }
  p.line('M178 147Q200 142 222 147M184 138Q200 134 216 138', skin.ink, 1.4, 'opacity=".4"')
}

function beard(p: Pen, wears: Worn[], face: Face): void {
  const { cheek: w, jaw: j, chin, hair, sitter, gloss } = face
  const y = 224 + (chin - 224) * 0.44
  const outer = path`M${200 - w} 192C${200 - w + 3} 216 ${200 - w * 0.7} 222 ${200 - 27} 226Q200 219 227 226C${200 + w * 0.7} 222 ${200 + w - 3} 216 ${200 + w} 192`
  if (wears.includes('beard')) {
    const drop = sitter.age === 'old' ? 40 : 14
    p.path(
      outer + path`C${200 + w + 2} 230 ${200 + j + 6} ${chin + drop * 0.5} 200 ${chin + drop}C${200 - j - 6} ${chin + drop * 0.5} ${200 - w - 2} 230 ${200 - w} 192Z` +
        path`M178 ${y + 1}Q200 ${y + 14} 222 ${y + 1}Q200 ${y - 6} 178 ${y + 1}Z`,
      hair, 'fill-rule="evenodd"',
    )
    for (let k = -3; k <= 3; k++) p.line(path`M${200 + k * 11} ${y + 16}q${k * 2} ${drop * 0.4 + 4} ${-k * 1.5} ${drop * 0.6 + 8}`, gloss, 1.2, 'opacity=".35"')
  }
  if (wears.includes('stubble')) {
    p.clip(faceLine(face), () => p.ink(sitter.age === 'old' ? '#e8e2d8' : '#1c100c', () => p.path(outer + path`V300H${200 - w}Z`, '#000', 'opacity=".34"')))
  }
  if (wears.includes('moustache') || wears.includes('beard')) {
    p.path(path`M200 ${y - 13}C212 ${y - 18} 224 ${y - 9} 231 ${y + 3}C220 ${y + 1} 208 ${y - 3} 200 ${y - 4}C192 ${y - 3} 180 ${y + 1} 169 ${y + 3}C176 ${y - 9} 188 ${y - 18} 200 ${y - 13}Z`, hair)
  }
}

/** The part of the hair, or of a headscarf, behind the head. */
function hairBehind(p: Pen, kind: Hair, { cheek: w, hair, gloss }: Face, cloth: string): void {
  const l = 200 - w
  const r = 200 + w
  switch (kind) {
    case 'bun':
      p.disc(r + 4, 214, 34, hair)
      p.line(path`M${r + 16} 196q14 16 2 36`, gloss, 2, 'opacity=".5"')
      break
    case 'knot':
      p.disc(200, 78, 30, hair)
      p.line('M184 74q16 -12 32 0M182 84q18 -10 36 0', gloss, 2, 'opacity=".45"')
      break
    case 'long':
      p.path(path`M${l - 14} 170C${l - 20} 70 ${r + 20} 70 ${r + 14} 170C${r + 20} 250 ${r + 38} 300 ${r + 30} 350H${l - 30}C${l - 38} 300 ${l - 20} 250 ${l - 14} 170Z`, hair)
      break
    case 'bob':
      p.path(path`M${l - 16} 170C${l - 18} 76 ${r + 18} 76 ${r + 16} 170C${r + 18} 214 ${r + 26} 240 ${r + 12} 262Q${r - 6} 266 ${r - 14} 240H${l + 14}Q${l + 6} 266 ${l - 12} 262C${l - 26} 240 ${l - 18} 214 ${l - 16} 170Z`, hair)
      break
    case 'curls':
      for (let k = 0; k < 19; k++) {
        const turn = Math.PI * (0.9 + (k / 18) * 1.2)
        p.disc(200 + Math.cos(turn) * (w + 12), 164 + Math.sin(turn) * 66, p.between(21, 29), hair)
      }
      break
    case 'scarf':
      p.path(path`M${l - 20} 184C${l - 26} 62 ${r + 26} 62 ${r + 20} 184C${r + 24} 250 ${r + 46} 290 ${r + 60} 330H${l - 60}C${l - 46} 290 ${l - 24} 250 ${l - 20} 184Z`, cloth)
      break
    case 'veil':
      p.path(path`M${l - 24} 190C${l - 34} 56 ${r + 34} 56 ${r + 24} 190C${r + 30} 250 ${r + 54} 292 ${r + 76} 330H${l - 76}C${l - 54} 292 ${l - 30} 250 ${l - 24} 190Z`, cloth)
      break
    case 'braid':
      p.path(path`M${l - 9} 170C${l - 14} 76 ${r + 14} 76 ${r + 9} 170L${r + 6} 214H${l - 6}Z`, hair)
      break
    default:
      p.path(path`M${l - 4} 186C${l - 12} 84 ${r + 12} 84 ${r + 4} 186Z`, kind === 'bald' || kind === 'receding' ? 'none' : hair)
  }
}

/** The part of the hair over the forehead and in front of the shoulders. */
function hairBefore(p: Pen, kind: Hair, face: Face, cloth: string, trim: string): void {
  const { cheek: w, hair, gloss, sitter, skin } = face
  const [l, r] = [200 - w - 3, 200 + w + 3]
  const fringe = (partAt: number, low: number, side: number) => {
    p.path(path`M${l} ${side}C${l - 7} 82 ${r + 7} 82 ${r} ${side}C${r - 2} ${low + 8} ${partAt + 34} ${low + 2} ${partAt} ${low - 22}C${partAt - 24} ${low + 4} ${l + 6} ${low + 6} ${l} ${side}Z`, hair)
    p.line(path`M${partAt} ${low - 24}Q${partAt + 20} 104 ${r - 22} 116M${partAt - 6} ${low - 26}Q${partAt - 24} 106 ${l + 22} 120`, gloss, 1.8, 'opacity=".45"')
  }
  switch (kind) {
    case 'bun':
    case 'knot':
    case 'long':
      fringe(200, 150, 184)
      break
    case 'braid':
      fringe(206, 148, 188)
      for (let k = 0; k < 7; k++) p.oval(l - 6 - k * 1.5, 226 + k * 20, 14 - k * 0.7, 13, hair)
      for (let k = 0; k < 6; k++) p.line(path`M${l - 14 - k * 1.5} ${232 + k * 20}q8 8 16 0`, gloss, 1.6, 'opacity=".5"')
      p.rect(l - 25, 362, 20, 8, trim, 'rx="3"')
      break
    case 'bob':
      p.path(path`M${l} 188C${l - 8} 78 ${r + 8} 78 ${r} 188C${r - 2} 168 ${r - 6} 158 ${r - 16} 152Q200 166 ${l + 16} 152C${l + 6} 158 ${l + 2} 168 ${l} 188Z`, hair)
      p.line(path`M${l + 22} 142Q200 156 ${r - 22} 142M${l + 26} 128Q200 140 ${r - 26} 128`, gloss, 1.6, 'opacity=".4"')
      break
    case 'curls':
      for (let k = 0; k < 8; k++) p.disc(l + 8 + k * ((r - l - 16) / 7), 136 - Math.sin((k / 7) * Math.PI) * 16, p.between(14, 19), hair)
      for (let k = 0; k < 7; k++) p.line(path`M${l + 12 + k * 15} ${p.between(98, 126)}q6 -8 12 0`, gloss, 1.8, 'opacity=".45"')
      break
    case 'cropped':
      p.path(path`M${l} 182C${l - 4} 92 ${r + 4} 92 ${r} 182Q${r - 4} 162 ${r - 9} 152Q200 132 ${l + 9} 152Q${l + 4} 162 ${l} 182Z`, hair)
      break
    case 'parted':
      fringe(sitter.tone % 2 ? 176 : 222, 146, 178)
      break
    case 'swept':
      p.path(path`M${l} 182C${l - 10} 120 ${l + 4} 84 ${200} 82C${r - 6} 76 ${r + 22} 108 ${r} 182Q${r - 2} 160 ${r - 12} 148C${r - 40} 146 ${l + 44} 138 ${l + 22} 124C${l + 16} 146 ${l + 4} 156 ${l} 182Z`, hair)
      p.line(path`M${l + 28} 118Q200 94 ${r - 14} 128M${l + 36} 126Q200 112 ${r - 20} 138`, gloss, 1.8, 'opacity=".45"')
      break
    case 'receding':
      for (const side of [-1, 1]) p.path(path`M${200 + side * (w + 4)} 188C${200 + side * (w + 12)} 140 ${200 + side * (w - 4)} 112 ${200 + side * 26} 104Q${200 + side * (w - 12)} 128 ${200 + side * (w - 7)} 160Z`, hair)
      p.path('M172 108Q200 92 228 108Q200 102 172 108Z', hair)
      break
    case 'bald':
      for (const side of [-1, 1]) p.path(path`M${200 + side * (w + 4)} 190C${200 + side * (w + 11)} 166 ${200 + side * (w + 3)} 148 ${200 + side * (w - 6)} 140Q${200 + side * (w - 9)} 162 ${200 + side * (w - 5)} 176Z`, hair)
      p.path('M166 126Q180 112 198 112Q182 118 166 126Z', '#fff', 'opacity=".3"')
      break
    case 'scarf':
      p.path(path`M${l - 14} 186C${l - 22} 66 ${r + 22} 66 ${r + 14} 186C${r + 14} 240 ${r - 4} 288 200 292C${l + 4} 288 ${l - 14} 240 ${l - 14} 186ZM${l + 7} 184C${l + 7} 232 ${l + 22} 270 200 272C${r - 22} 270 ${r - 7} 232 ${r - 7} 184C${r - 4} 120 ${l + 4} 120 ${l + 7} 184Z`, cloth, 'fill-rule="evenodd"')
      p.line(path`M${l + 7} 184C${l + 4} 120 ${r - 4} 120 ${r - 7} 184`, trim, 4)
      p.path(path`M${l + 10} 262Q200 318 ${r + 6} 254Q${r + 18} 306 ${r + 30} 346Q200 300 ${l - 26} 342Q${l - 4} 300 ${l + 10} 262Z`, cloth)
      p.line(path`M${l - 10} 322Q200 286 ${r + 16} 318M${l + 2} 292Q200 316 ${r + 2} 286`, trim, 2, 'opacity=".6"')
      break
    case 'veil':
      fringe(200, 146, 184)
      p.line('M200 104V126', '#c2272c', 4)
      p.path(path`M${l - 18} 200C${l - 32} 54 ${r + 32} 54 ${r + 18} 200L${r + 4} 196C${r + 8} 100 ${l - 8} 100 ${l - 4} 196Z`, cloth)
      p.line(path`M${l - 4} 196C${l - 8} 100 ${r + 8} 100 ${r + 4} 196`, trim, 6)
      break
    case 'cap':
      p.path(path`M${l + 2} 146C${l + 2} 132 ${l + 8} 92 ${l + 18} 90Q200 74 ${r - 18} 90C${r - 8} 92 ${r - 2} 132 ${r - 2} 146Q200 122 ${l + 2} 146Z`, trim)
      p.line(path`M${l + 3} 140Q200 116 ${r - 3} 140`, '#fff', 3, 'opacity=".5"')
      for (let k = 0; k < 7; k++) p.path(path`M${l + 20 + k * 13.5} ${112 - Math.sin((k / 6) * Math.PI) * 10}l5 -7l5 7l-5 7Z`, '#fff', 'opacity=".4"')
      for (const side of [-1, 1]) p.path(path`M${200 + side * (w + 4)} 184Q${200 + side * (w + 6)} 150 ${200 + side * (w - 2)} 142L${200 + side * (w - 7)} 170Z`, hair)
      break
    case 'turban':
      p.path(path`M${l - 6} 152C${l - 28} 70 ${r + 28} 70 ${r + 6} 152Q200 112 ${l - 6} 152Z`, trim)
      for (let k = 0; k < 4; k++) p.line(path`M${l - 8 + k * 5} ${142 - k * 14}Q${200 + k * 8} ${92 - k * 6} ${r - 2 - k * 12} ${140 - k * 15}`, '#0c0808', 2.2, 'opacity=".35"')
      p.path(path`M${r - 4} 138q28 8 24 60q-18 -10 -24 -44Z`, trim)
      break
  }
  if (['bun', 'knot', 'long', 'braid', 'parted', 'cropped', 'swept'].includes(kind)) {
    p.line(path`M${200 - w + 10} 152Q200 ${140} ${200 + w - 10} 152`, skin.ink, 2, 'opacity=".12"')
  }
}

function shoulders(p: Pen, sitter: Sitter, cloth: string, trim: string, { skin }: Face): void {
  const wide = sitter.build === 'man' ? 150 : 128
  const neck = sitter.build === 'man' ? 33 : 26
  const [l, r] = [200 - wide, 200 + wide]
  const trunk = path`M${l - 12} 400C${l - 4} 334 ${l + 34} 316 ${200 - neck} 296H${200 + neck}C${r - 34} 316 ${r + 4} 334 ${r + 12} 400Z`
  p.path(trunk, cloth)
  p.ink('#0b0708', () => p.path(trunk, p.linear([[0.3, '#000', 0], [1, '#000', 0.7]], 0, 0, 1, 0.2)))
  p.path(path`M${200 - neck} 232V292Q200 ${326} ${200 + neck} 292V232Z`, skin.shade)
  p.ink(skin.ink, () => p.path(path`M${200 - neck} 232V292Q200 326 ${200 + neck} 292V232Z`, p.linear([[0, '#000', 0.85], [0.6, '#000', 0.45], [1, '#000', 0.1]])))
  dressOf(p, sitter.dress, { l, r, neck }, cloth, trim)
}

function dressOf(p: Pen, dress: Dress, { l, r, neck }: { l: number; r: number; neck: number }, cloth: string, trim: string): void {
  const lighter = 'opacity=".28"'
  switch (dress) {
    case 'sari': {
      const drape = path`M${l - 12} 400C${l} 330 ${l + 40} 312 ${200 - neck - 2} 292C${200 - 10} 340 ${200 + 50} 380 ${r - 20} 400Z`
      p.path(drape, trim)
      p.ink('#0b0708', () => p.path(drape, p.linear([[0, '#000', 0.1], [1, '#000', 0.55]])))
      p.line(path`M${200 - neck - 2} 292C190 340 250 380 ${r - 20} 400`, '#f2c14e', 6)
      p.line(path`M${200 - neck - 14} 297C176 346 232 386 ${r - 56} 402`, '#f2c14e', 1.8)
      break
    }
    case 'kurta':
      p.line(path`M${200 - neck - 1} 294Q200 334 ${200 + neck + 1} 294`, trim, 9)
      p.line('M200 318V400', trim, 9)
      for (let k = 0; k < 4; k++) p.disc(200, 332 + k * 18, 2.6, '#fff5dc')
      break
    case 'shirt':
      p.path(path`M${200 - neck - 4} 284L200 330L${200 - 38} 344L${200 - neck - 20} 298Z`, '#fff', lighter)
      p.path(path`M${200 + neck + 4} 284L200 330L238 344L${200 + neck + 20} 298Z`, '#fff', 'opacity=".18"')
      p.line('M200 330V400', '#0b0708', 2, 'opacity=".5"')
      for (let k = 0; k < 3; k++) p.disc(206, 346 + k * 20, 2.4, '#fff5dc')
      break
    case 'shawl': {
      const [left, right] = [path`M${l - 20} 404C${l - 12} 326 ${l + 30} 300 ${200 - neck - 8} 280C178 320 214 370 262 404Z`, path`M${r + 20} 404C${r + 12} 326 ${r - 30} 300 ${200 + neck + 8} 280C216 318 190 352 150 384L160 404Z`]
      p.path(right, trim)
      p.path(left, trim)
      p.ink('#0b0708', () => p.path(right, '#000', 'opacity=".45"'))
      p.line(path`M${200 - neck - 8} 280C178 320 214 370 262 404`, '#fff0d0', 3, 'opacity=".7"')
      p.line(path`M${l + 10} 404C${l + 20} 350 ${l + 50} 326 ${l + 84} 312M${l + 40} 404C${l + 50} 366 ${l + 70} 346 ${l + 96} 332`, '#0b0708', 2, 'opacity=".4"')
      break
    }
    case 'jacket':
      p.path(path`M${200 - neck} 290L200 400H${200 + 1}L${200 + neck} 290Q200 330 ${200 - neck} 290Z`, '#efe3c8')
      p.path(path`M${200 - neck - 2} 288L200 404H${200 - 46}L${200 - 62} 336L${200 - 46} 330L${200 - neck - 18} 300Z`, '#000', 'opacity=".4"')
      p.path(path`M${200 + neck + 2} 288L200 404H246L262 336L246 330L${200 + neck + 18} 300Z`, '#000', 'opacity=".55"')
      p.disc(200, 392, 3.4, '#fff5dc')
      break
    case 'jumper':
      p.line(path`M${200 - neck - 2} 294Q200 332 ${200 + neck + 2} 294`, trim, 15)
      for (let k = 0; k < 3; k++) p.line(path`M${l} ${362 + k * 17}Q200 ${346 + k * 17} ${r} ${362 + k * 17}`, trim, k === 1 ? 7 : 3, 'opacity=".8"')
      break
  }
  p.line(path`M${l + 26} 404Q${l + 34} 372 ${l + 30} 352`, '#0b0708', 2, cloth === '#2a2f3a' ? 'opacity=".8"' : 'opacity=".4"')
}

function adorn(p: Pen, worn: Worn, { cheek: w, sitter }: Face, trim: string): void {
  switch (worn) {
    case 'glasses': {
      const isRound = sitter.tone % 2 === 0
      for (const side of [-1, 1]) {
        const x = 200 + side * w * 0.45
        if (isRound) p.add(`<circle cx="${round(x)}" cy="188" r="21" fill="#fff" fill-opacity=".1" stroke="#15100f" stroke-width="3.6"/>`)
        else p.add(`<rect x="${round(x - 22)}" y="173" width="44" height="32" rx="8" fill="#fff" fill-opacity=".1" stroke="#15100f" stroke-width="4.4"/>`)
        p.line(path`M${x + side * 21} 184L${200 + side * (w + 2)} 180`, '#15100f', 3.4)
        p.line(path`M${x - 10} 179l-6 8`, '#fff', 2, 'opacity=".6"')
      }
      p.line(path`M${200 - w * 0.45 + 21} 185Q200 179 ${200 + w * 0.45 - 21} 185`, '#15100f', 3.4)
      break
    }
    case 'bindi':
      p.disc(200, 162, 5.4, '#b3202a')
      break
    case 'earrings':
      for (const side of [-1, 1]) {
        p.disc(200 + side * (w + 3), 210, 3.6, '#f2c14e')
        p.ring(200 + side * (w + 3), 222, 8, '#f2c14e', 3)
      }
      break
    case 'noseRing':
      p.disc(189, 220, 2.6, '#ffd76a')
      break
    case 'flower':
      for (let k = 0; k < 6; k++) p.disc(200 + w + Math.cos(k * 1.05) * 9, 158 + Math.sin(k * 1.05) * 9, 6.4, trim === '#efe3c8' ? '#fff' : '#ffe9ef')
      p.disc(200 + w, 158, 4.6, '#f2a03d')
      break
    case 'moustache':
    case 'beard':
    case 'stubble':
      break
  }
}

function faceLine({ cheek: w, jaw: j, chin }: Face): string {
  return (
    path`M${200 - w} 178C${200 - w} 92 ${200 + w} 92 ${200 + w} 178` +
    path`C${200 + w} 222 ${200 + j} ${chin} 200 ${chin}C${200 - j} ${chin} ${200 - w} 222 ${200 - w} 178Z`
  )
}

function pick<T>(pen: Pen, from: readonly T[]): T {
  return from[Math.floor(pen.r() * from.length)]!
}
