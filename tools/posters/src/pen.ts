/** The drawing API of posters: shapes, light, ink and lettering, collected into one SVG. */

export type Size = { W: number; H: number; tall: boolean }
export type Scene = (pen: Pen, size: Size) => void
export type Point = [x: number, y: number]

/** Offset, colour, and the opacity if it is less than 1. */
export type Stop = [at: number, color: string, opacity?: number]

export type Anchor = 'start' | 'middle' | 'end'
export type LineOfLetters = { x: number; y: number; size: number; anchor: Anchor; weight: number; width: number }

/** Converts a line of text to outlines. */
export type Outline = (text: string, line: LineOfLetters) => string

export type Lettering = {
  x: number
  /** The baseline of the first line. */
  y: number
  size: number
  /** The line height relative to the size. */
  gap?: number
  anchor?: Anchor
  color?: string
  /** 100-800 */
  weight?: number
  /** 75-125 */
  width?: number
  more?: string
}

export type PenSettings = { seed: number; outline: Outline; wordless?: boolean }

/** Drawing methods take `more`: additional SVG attributes of the shape. */
export class Pen {
  readonly W: number
  readonly H: number
  /** The next number of the image's seeded random generator, 0 to 1. */
  readonly r: () => number
  private readonly settings: PenSettings
  private readonly defs: string[] = []
  private readonly out: string[] = []
  private count = 0

  constructor({ W, H }: { W: number; H: number }, settings: PenSettings) {
    this.W = W
    this.H = H
    this.settings = settings
    this.r = chance(settings.seed)
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.r()
  }

  linear(stops: Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const direction = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
    return this.define((id) => `<linearGradient id="${id}" ${direction}>${stopList(stops)}</linearGradient>`)
  }

  radial(stops: Stop[]): string {
    return this.define((id) => `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`)
  }

  add(markup: string): this {
    this.out.push(markup)
    return this
  }

  fill(paint: string): this {
    return this.rect(0, 0, this.W, this.H, paint)
  }

  rect(x: number, y: number, width: number, height: number, paint: string, more = ''): this {
    const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`
    return this.add(`<rect ${box} fill="${paint}" ${more}/>`)
  }

  path(d: string, paint: string, more = ''): this {
    return this.add(`<path d="${d}" fill="${paint}" ${more}/>`)
  }

  line(d: string, color: string, width: number, more = ''): this {
    const stroke = `stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"`
    return this.add(`<path d="${d}" fill="none" ${stroke} ${more}/>`)
  }

  disc(x: number, y: number, radius: number, paint: string, more = ''): this {
    return this.add(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${paint}" ${more}/>`)
  }

  ring(x: number, y: number, radius: number, color: string, width: number, more = ''): this {
    const place = `cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"`
    return this.add(`<circle ${place} fill="none" stroke="${color}" stroke-width="${round(width)}" ${more}/>`)
  }

  oval(x: number, y: number, rx: number, ry: number, paint: string, more = ''): this {
    const place = `cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"`
    return this.add(`<ellipse ${place} fill="${paint}" ${more}/>`)
  }

  /** Light: a disc that fades to transparent. */
  glow(x: number, y: number, radius: number, color: string, opacity = 1, ry = radius): this {
    const fading = this.radial([[0, color, opacity], [0.35, color, opacity * 0.45], [1, color, 0]])
    return this.oval(x, y, radius, ry, fading)
  }

  group(more: string, draw: () => void): this {
    this.add(`<g ${more}>`)
    draw()
    return this.add('</g>')
  }

  soft(amount: number, draw: () => void): this {
    const blur = `<feGaussianBlur stdDeviation="${amount}"/>`
    const filter = this.define((id) => `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%">${blur}</filter>`)
    return this.group(`filter="${filter}"`, draw)
  }

  /** Ink shading: renders the content as a stipple of one colour, with the opacity as density. */
  ink(color: string, draw: () => void): this {
    const filter = this.define((id) => stipple(id, color, this.count))
    return this.group(`filter="${filter}"`, () => {
      this.add(`<rect width="${this.W}" height="${this.H}" fill="none"/>`)
      draw()
    })
  }

  clip(d: string, draw: () => void): this {
    const shape = this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return this.group(`clip-path="${shape}"`, draw)
  }

  /** The title of the poster, positioned for portrait; omitted in images without lettering. */
  title(lines: string[], lettering: Lettering): this {
    return this.settings.wordless ? this : this.sign(lines, lettering)
  }

  /** Text on an object, such as a tram's number. */
  sign(lines: string[], lettering: Lettering): this {
    const { x, y, size, gap = 0.92, color = '#fff', more = '' } = lettering
    const { anchor = 'start', weight = 700, width = 100 } = lettering
    const outlines = lines.map((text, i) =>
      this.settings.outline(text, { x, y: y + i * size * gap, size, anchor, weight, width }),
    )
    return this.path(outlines.join(''), color, more)
  }

  svg(): string {
    const { W, H } = this
    const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"`
    return `<svg ${frame}><defs>${this.defs.join('')}</defs>${this.out.join('')}</svg>`
  }

  private define(write: (id: string) => string): string {
    const id = `a${this.count++}`
    this.defs.push(write(id))
    return `url(#${id})`
  }
}

/** Rounds to one decimal, which is precise enough for an image. */
export function round(n: number): number {
  return Math.round(n * 10) / 10
}

/** A path, its numbers rounded: path`M${x} ${y}h${width}`. */
export function path(words: TemplateStringsArray, ...values: (string | number)[]): string {
  const said = (value: string | number = '') => (typeof value === 'number' ? round(value) : value)
  return words.map((word, i) => `${word}${said(values[i])}`).join('')
}

/** A smooth curve through all points. */
export function smooth(points: Point[]): string {
  const point = (i: number): Point => points[Math.max(0, Math.min(i, points.length - 1))]!
  const curves = points.slice(1).map((to, i) => {
    const [before, from, after] = [point(i - 1), point(i), point(i + 2)]
    const leave = `${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)}`
    const arrive = `${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)}`
    return `C${leave} ${arrive} ${round(to[0])} ${round(to[1])}`
  })
  return `M${round(point(0)[0])} ${round(point(0)[1])}${curves.join('')}`
}

/** A line of hills: a sum of waves. */
export function hills(pen: Pen, y: number, height: number, waves: number, steps = 40): Point[] {
  const [a, b, c, d] = [pen.r() * 6.3, pen.r() * 6.3, pen.r() * 6.3, pen.r() * 6.3]
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = (i / steps) * waves
    const swell = 0.5 * Math.sin(t + a) + 0.28 * Math.sin(2.1 * t + b)
    const ripple = 0.14 * Math.sin(4.7 * t + c) + 0.05 * Math.sin(11 * t + d)
    return [(i / steps) * pen.W * 1.02 - pen.W * 0.01, y - height * (swell + ripple)]
  })
}

/** The area below a line, to beyond the bottom of the image. */
export function ground(pen: Pen, line: Point[]): string {
  return `${smooth(line)}L${pen.W + 20} ${pen.H + 20}L-20 ${pen.H + 20}Z`
}

export function heightAt(line: Point[], x: number): number {
  const next = line.find(([px]) => px >= x) ?? line[line.length - 1]!
  return next[1]
}

/** The `transform` that positions and scales a drawing; `flip` -1 mirrors it. */
export function put(x: number, y: number, scale: number, turn = 0, flip: 1 | -1 = 1): string {
  const [across, down] = [round(scale * 100 * flip) / 100, round(scale * 100) / 100]
  return `transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${across} ${down})"`
}

/** A seeded random number generator (mulberry32). */
function chance(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function stopList(stops: Stop[]): string {
  const opacity = (value = 1) => (value < 1 ? ` stop-opacity="${value}"` : '')
  return stops.map(([at, color, op]) => `<stop offset="${at}" stop-color="${color}"${opacity(op)}/>`).join('')
}

/** Noise is the slowest part of rendering, so one seamless tile is repeated over the image. */
function stipple(id: string, color: string, seed: number): string {
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    '<feTurbulence x="0" y="0" width="240" height="240" type="fractalNoise" baseFrequency=".8" numOctaves="1" ' +
    `seed="${seed}" stitchTiles="stitch"/><feTile result="n"/>` +
    '<feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.2 0 0 0 -.6" result="a"/>' +
    '<feComposite in="SourceAlpha" in2="a" operator="arithmetic" k2="1" k3="1" k4="-1" result="t"/>' +
    '<feComponentTransfer in="t" result="m"><feFuncA type="linear" slope="4"/></feComponentTransfer>' +
    `<feFlood flood-color="${color}"/><feComposite in2="m" operator="in"/></filter>`
  )
}
