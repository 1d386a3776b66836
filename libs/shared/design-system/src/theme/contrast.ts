/** Red, green and blue, 0 to 255. */
export type Rgb = [red: number, green: number, blue: number]

/** Reads `#rrggbb` or `#rrggbbaa`; `alpha` is 0 to 1. */
export function parseColour(hex: string): { rgb: Rgb; alpha: number } {
  const part = (place: number) => parseInt(hex.slice(1 + place * 2, 3 + place * 2), 16)
  return { rgb: [part(0), part(1), part(2)], alpha: hex.length === 9 ? part(3) / 255 : 1 }
}

/** Blends a translucent colour over an opaque one. */
export function over(top: string, under: string): Rgb {
  const { rgb, alpha } = parseColour(top)
  const ground = parseColour(under).rgb
  return rgb.map((channel, place) => channel * alpha + (ground[place] ?? 0) * (1 - alpha)) as Rgb
}

/** The contrast ratio of WCAG 2.2, 1 to 21: text needs 4.5, edges and icons 3 (WEB-8). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
