import { type Pen, type Scene, path, put, round } from '../pen.ts'

const paper = '#f4ecd9'
const shade = '#e2d4b8'
const blue = '#20409a'
const deep = '#152a6b'

type Cloth = { x: number; width: number; drop: number; pattern: 'solid' | 'dots' | 'waves' | 'stripes' | 'leaves' }

/** Cream paper and one blue: wet cloths in a yard, and the dyer's hands. */
export const indigo: Scene = (p, { W, H, tall }) => {
  const pole = H * (tall ? 0.235 : 0.09)
  const earth = H * (tall ? 0.9 : 0.93)
  const her = { x: W * (tall ? 0.53 : 0.655), y: earth + 6, height: tall ? 350 : 400 }
  const cloths: Cloth[] = tall
    ? [
        { x: -20, width: 118, drop: 0.9, pattern: 'waves' },
        { x: 112, width: 104, drop: 0.82, pattern: 'solid' },
        { x: 404, width: 100, drop: 0.86, pattern: 'leaves' },
        { x: 518, width: 110, drop: 0.93, pattern: 'dots' },
      ]
    : [
        { x: 500, width: 92, drop: 0.8, pattern: 'stripes' },
        { x: 608, width: 120, drop: 0.9, pattern: 'solid' },
        { x: 962, width: 124, drop: 0.86, pattern: 'leaves' },
        { x: 1100, width: 104, drop: 0.94, pattern: 'dots' },
        { x: 1220, width: 110, drop: 0.84, pattern: 'waves' },
      ]

  p.fill(paper)
  p.disc(her.x, earth - her.height, tall ? 150 : 176, '#fffcf4')
  p.ink('#9fb0d8', () => p.rect(0, 0, W, H, p.linear([[0, '#000', 0.3], [0.4, '#000', 0], [1, '#000', 0.25]])))
  p.path(path`M0 ${earth}C${W * 0.3} ${earth - 12} ${W * 0.7} ${earth + 10} ${W} ${earth - 4}V${H}H0Z`, shade)
  p.ink(blue, () => p.rect(0, earth, W, H - earth, p.linear([[0, '#000', 0.05], [1, '#000', 0.5]])))
  const pale = { x: her.x - her.height * 0.16, width: her.height * 0.32, height: earth - her.height * 0.92 - pole }
  p.rect(pale.x, pole, pale.width, pale.height, '#c3cee8')
  p.ink('#7288c6', () => p.rect(pale.x, pole, pale.width, pale.height, p.linear([[0, '#000', 0], [1, '#000', 0.95]])))
  for (const cloth of cloths) hang(p, cloth, pole, earth)
  bamboo(p, pole, tall ? 0 : 380)
  p.group(put(her.x, her.y, her.height / 100), () => woman(p))
  p.oval(her.x, earth + 8, her.height * 0.2, 6, deep, 'opacity=".4"')
  vat(p, tall ? 130 : 1040, earth + 34, tall ? 1.1 : 1.2)
  p.title(['নীল'], { x: W / 2, y: 172, size: 142, anchor: 'middle', weight: 800, width: 110, color: blue })
}

function bamboo(p: Pen, y: number, from: number) {
  p.line(path`M${from} ${y}L${p.W + 10} ${y + 4}`, '#b99a63', 9)
  for (let x = from + 40; x < p.W; x += 120) p.line(path`M${x} ${y - 4}v9`, '#8a6d3d', 2.5)
}

/** A length of cloth over the pole, wider at the hem. */
function hang(p: Pen, { x, width, drop, pattern }: Cloth, top: number, earth: number) {
  const foot = top + (earth - top) * drop
  const sway = p.between(-8, 8)
  const shape =
    path`M${x} ${top - 4}H${x + width}` +
    path`C${x + width + 4} ${top + 200} ${x + width - 6 + sway} ${foot - 150} ${x + width + 8 + sway} ${foot}` +
    path`Q${x + width * 0.75 + sway} ${foot - 12} ${x + width / 2 + sway} ${foot}` +
    path`T${x - 6 + sway} ${foot - 2}C${x - 12 + sway} ${foot - 160} ${x + 4} ${top + 180} ${x} ${top - 4}Z`
  const light = pattern === 'stripes'
  p.path(shape, light ? '#fffaf0' : blue)
  p.clip(shape, () => {
    for (let y = top + 26; y < foot; y += 34) motif(p, pattern, x - 14, y, width + 28)
    p.ink(light ? '#8396cc' : deep, () =>
      p.rect(
        x - 20,
        top,
        width + 40,
        foot - top,
        p.linear(
          [[0, '#000', 0.75], [0.4, '#000', 0], [0.6, '#000', 0.5], [0.75, '#000', 0], [1, '#000', 0.6]],
          0,
          0,
          1,
          0,
        ),
      ),
    )
    p.rect(x - 20, foot - 34, width + 40, 8, light ? blue : paper)
  })
}

function motif(p: Pen, pattern: Cloth['pattern'], x: number, y: number, width: number) {
  const row = Math.round(y / 34) % 2
  if (pattern === 'dots') for (let k = 0; k < width / 24; k++) p.disc(x + k * 24 + row * 12, y, 5, paper)
  if (pattern === 'waves') {
    p.line(`M${round(x)} ${round(y)}${'q8-14 16 0t16 0'.repeat(Math.ceil(width / 32))}`, paper, 3.6)
  }
  if (pattern === 'stripes') p.rect(x, y, width, 16, blue)
  if (pattern === 'leaves') {
    for (let k = 0; k < width / 30; k++) {
      p.path('M0-13C9-6 9 6 0 13C-9 6-9-6 0-13Z', paper, put(x + k * 30 + row * 15, y, 1, row ? 40 : -40))
    }
  }
}

/** The dyer from behind, both arms up to the cloths; feet at the origin, 100 units tall, with blue hands. */
function woman(p: Pen) {
  const skin = '#a9745a'
  for (const flip of [-1, 1] as const) {
    p.group(put(0, 0, 1, 0, flip), () => {
      p.line('M9-75L22-86L18-102', skin, 5)
      p.line('M18.6-98L17.8-103', blue, 5.6)
      p.path('M14.8-102C14.6-107 15.4-109 18-109C20.6-109 21.6-106 20.6-102Z', blue)
      p.line('M15.6-107L15.2-113.5M17.4-108L17.6-115.5M19.2-107.5L20-114.5M20.4-106L22.2-111.5', blue, 1.5)
      p.line('M15.4-104L12.8-107.5', blue, 1.7)
    })
  }
  p.path('M-4-86H4V-78H-4Z', skin)
  p.path('M-12-78C-6-82 6-82 12-78C12-70 10-62 9-54H-9C-10-62-12-70-12-78Z', deep)
  p.path('M-9-56C-14-44-18-20-17-1C-6 2 8 2 18-1C18-20 14-44 9-56Z', '#fffaf0')
  p.path('M-9-56C-14-44-18-20-17-1C-13 0-9 1-5 1C-8-20-8-40-5-56Z', '#ccd5ea')
  p.line('M-1-54C-3-38-2-18 1-2M4-52C4-36 6-18 8-2', '#ccd5ea', 0.8)
  p.path('M-17-7C-6-4 8-4 18-7V-1C8 2-6 2-17-1Z', blue)
  p.path('M-13-78C-4-74 8-64 10-54L13-44C4-56-6-64-13-66Z', '#fffaf0')
  p.line('M-12.5-66C-5-64 5-55 12.5-44', blue, 1.6)
  p.path('M9-54C15-44 20-30 19-16L14-18C15-30 12-44 7-52Z', '#fffaf0')
  p.line('M19-16L14-18', blue, 1.8)
  p.path('M-8-93C-8-102 8-102 8-93C8-86 4-83 0-83C-4-83-8-86-8-93Z', '#10183a')
  p.oval(0, -86, 6, 5.5, '#10183a')
  p.disc(4.5, -88, 1.6, paper)
  p.line('M-7-1V2M7-1V2', skin, 4)
}

/** A clay vat of dye with a stained rim. */
function vat(p: Pen, x: number, y: number, scale: number) {
  p.group(put(x, y, scale), () => {
    p.path('M-46-62C-66-40-54 8-30 12H30C54 8 66-40 46-62Z', '#c79a6f')
    p.ink('#8a5a3c', () => p.path('M0-62H46C66-40 54 8 30 12H-10C20-6 20-40 0-62Z', '#000', 'opacity=".6"'))
    p.oval(0, -62, 48, 11, '#e0bd94')
    p.oval(0, -61, 40, 8, blue)
    p.path('M-46-62C-40-50-38-40-34-34C-30-44-26-40-22-30C-18-46-8-50-4-50C-20-52-40-56-46-62Z', blue)
  })
}
