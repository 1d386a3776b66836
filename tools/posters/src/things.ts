/** Drawings that several scenes share. */
import { type Pen, put, round as f } from './pen.ts'

/** Silhouettes 100 units high with their feet at 0 0. */
export const people = {
  man:
    'M0-99a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z' +
    'M-5-82C-14-80-16-73-16-62L-17-40L-13-39L-11-60L-11-38L-9 0H-2L0-36L2 0H9L11-38L11-60L13-39L17-40L16-62C16-73 14-80 5-82Z',
  coat:
    'M0-99a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z' +
    'M-5-82C-15-80-17-72-17-60L-19-24H-10L-9 0H-2L0-22L2 0H9L10-24H19L17-60C17-72 15-80 5-82Z',
  woman:
    'M0-98a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15ZM-8-94a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z' +
    'M-4-83C-13-80-14-70-11-60C-10-52-12-46-14-38C-18-20-19-8-18 0H17C16-14 14-28 12-40C10-48 9-53 11-60C14-70 13-80 4-83Z' +
    'M-11-76C-23-58-25-30-21-8L-13-12C-16-36-11-56-6-70Z',
  child:
    'M0-97a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z' +
    'M-5-73C-14-71-15-58-16-46L-11-45L-9-56L-11-28L-9 0H-2L0-26L2 0H9L11-28L9-58L11-52L16-46L18-49L14-60C13-69 11-72 5-73Z',
  reaching:
    'M0-97a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z' +
    'M-5-73C-14-71-15-58-16-46L-11-45L-9-56L-11-28L-9 0H-2L0-26L2 0H9L11-28L9-58L25-84L22-88L8-70C7-72 6-73 5-73Z',
  baul:
    'M-2-96a8 8 0 1 1 0 16a8 8 0 1 1 0-16ZM-11-92C-10-106 8-106 7-92C14-96 14-86 7-87H-11Z' +
    'M-8-80C-17-76-18-64-17-54C-19-36-23-14-25 0H21C19-18 15-38 13-54L26-88L30-118L27-119L21-90L5-79Z',
} as const

export type Kind = keyof typeof people

export function person(
  pen: Pen, kind: Kind, x: number, y: number, height: number, paint: string, flip: 1 | -1 = 1, more = '',
): void {
  pen.path(people[kind], paint, `${put(x, y, height / 100, 0, flip)} ${more}`)
}

export function palm(pen: Pen, x: number, y: number, height: number, paint: string, lean = 0.1): void {
  const [topX, topY] = [x + height * lean, y - height]
  const trunk = `M${f(x)} ${f(y)}Q${f(x + height * lean * 0.2)} ${f(y - height * 0.6)} ${f(topX)} ${f(topY)}`
  pen.line(trunk, paint, height * 0.028)
  for (let i = 0; i < 11; i++) {
    const angle = -Math.PI * (0.02 + (i / 10) * 0.96) + pen.between(-0.08, 0.08)
    const length = height * pen.between(0.26, 0.36)
    const tip = `${f(topX + Math.cos(angle) * length)} ${f(topY + Math.sin(angle) * length * 0.62 + length * 0.34)}`
    const [bendX, bendY] = [topX + Math.cos(angle) * length * 0.55, topY + Math.sin(angle) * length * 0.95]
    const back = `Q${f(bendX)} ${f(bendY + height * 0.07)} ${f(topX)} ${f(topY)}`
    pen.path(`M${f(topX)} ${f(topY)}Q${f(bendX)} ${f(bendY)} ${tip}${back}Z`, paint)
  }
}

/** A bare tree; each branch forks, `depth` times. */
export function bare(
  pen: Pen, x: number, y: number, height: number, paint: string,
  depth = 6, angle = -Math.PI / 2, width = height * 0.05,
): void {
  const [endX, endY] = [x + Math.cos(angle) * height * 0.34, y + Math.sin(angle) * height * 0.34]
  const bend = `${f((x + endX) / 2 + pen.between(-1, 1) * height * 0.03)} ${f((y + endY) / 2)}`
  pen.line(`M${f(x)} ${f(y)}Q${bend} ${f(endX)} ${f(endY)}`, paint, width)
  if (depth <= 1) return
  for (const side of [-1, 1]) {
    const length = height * pen.between(0.68, 0.8)
    bare(pen, endX, endY, length, paint, depth - 1, angle + side * pen.between(0.22, 0.52), width * 0.64)
  }
}

export function birds(
  pen: Pen, x: number, y: number, spread: number, count: number, color: string, size = 9,
): void {
  for (let i = 0; i < count; i++) {
    const bx = x + pen.between(-1, 1) * spread
    const by = y + pen.between(-1, 1) * spread * 0.4
    const s = size * pen.between(0.6, 1.2)
    const left = `M${f(bx - s)} ${f(by - s * 0.3)}Q${f(bx - s * 0.4)} ${f(by - s * 0.55)} ${f(bx)} ${f(by)}`
    const right = `Q${f(bx + s * 0.4)} ${f(by - s * 0.55)} ${f(bx + s)} ${f(by - s * 0.35)}`
    pen.line(left + right, color, s * 0.18)
  }
}

export function stars(pen: Pen, count: number, bottom: number, color = '#fff'): void {
  for (let i = 0; i < count; i++) {
    const [x, y, radius] = [pen.r() * pen.W, pen.r() * bottom, pen.r() ** 3 * 1.8 + 0.4]
    pen.disc(x, y, radius, color, `opacity="${f(pen.between(0.25, 0.9))}"`)
  }
}

export function rain(pen: Pen, count: number, color: string, slant = 0.14, opacity = 0.35): void {
  for (let i = 0; i < count; i++) {
    const [x, y, length] = [pen.r() * pen.W * 1.2 - pen.W * 0.1, pen.r() * pen.H, pen.between(14, 60)]
    const width = pen.between(0.5, 1.4)
    const shown = f(pen.between(0.1, 1) * opacity * 10) / 10
    pen.line(`M${f(x)} ${f(y)}l${f(-length * slant)} ${f(length)}`, color, width, `opacity="${shown}"`)
  }
}

/** The broken reflection of a light on water. */
export function glitter(
  pen: Pen, x: number, top: number, bottom: number, width: number, color: string, count = 46, opacity = 0.9,
): void {
  for (let i = 0; i < count; i++) {
    const t = (i / count) ** 1.5
    const w = width * (0.25 + t * 0.9) * pen.between(0.25, 1)
    const left = x - w / 2 + pen.between(-1, 1) * width * 0.2 * (0.4 + t)
    const shown = f(opacity * (1 - t * 0.75) * 10) / 10
    pen.rect(left, top + (bottom - top) * t, w, 1.2 + t * 5, color, `rx="2" opacity="${shown}"`)
  }
}

export function flies(
  pen: Pen, count: number, left: number, top: number, right: number, bottom: number, color = '#f2ff9a',
): void {
  for (let i = 0; i < count; i++) {
    const [x, y, size] = [pen.between(left, right), pen.between(top, bottom), pen.between(1, 3.4)]
    pen.glow(x, y, size * 7, color, 0.55)
    pen.disc(x, y, size * 0.8, '#fffde0')
  }
}

export function mist(pen: Pen, y: number, height: number, color: string, opacity: number): void {
  pen.rect(0, y - height / 2, pen.W, height, pen.linear([[0, color, 0], [0.5, color, opacity], [1, color, 0]]))
}
