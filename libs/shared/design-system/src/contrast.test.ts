import { colours, strongColours } from './colours.ts'

type Rgb = [red: number, green: number, blue: number]

const parse = (hex: string): { rgb: Rgb; alpha: number } => {
  const part = (place: number) => parseInt(hex.slice(1 + place * 2, 3 + place * 2), 16)
  return { rgb: [part(0), part(1), part(2)], alpha: hex.length === 9 ? part(3) / 255 : 1 }
}

/** A thin colour laid over an opaque one. */
const over = (top: string, under: string): Rgb => {
  const { rgb, alpha } = parse(top)
  const ground = parse(under).rgb
  return rgb.map((channel, place) => channel * alpha + (ground[place] ?? 0) * (1 - alpha)) as Rgb
}

const luminance = (rgb: Rgb) => {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: Rgb, other: Rgb) => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = { page: colours.page, sheet: colours.sheet, raised: colours.raised }
const grounds = Object.entries(surfaces).flatMap(([name, surface]) => [
  [name, over(surface, surface)],
  [`a wash on ${name}`, over(colours.wash, surface)],
] as [string, Rgb][])

const weakest = (ink: string, on: [string, Rgb][]) => {
  const ranked = on.map(([name, ground]) => ({ name, ratio: contrast(parse(ink).rgb, ground) }))
  return ranked.toSorted((one, other) => one.ratio - other.ratio)[0]!
}

const inks = ['text', 'textBright', 'textSoft', 'textFaint', 'textOff', 'textError', 'textSuccess', 'textInfo', 'accent'] as const
const fills = ['accent', 'accentHover', 'accentMiddle', 'accentWarm', 'inverse'] as const
const lines = ['edge', 'accent', 'error', 'success', 'info', 'warning', 'spark'] as const

describe('contrast', () => {
  it.each(inks)('%s can be read on every surface and on a wash over it', (ink) => {
    expect(weakest(colours[ink], grounds).ratio).toBeGreaterThanOrEqual(4.5)
  })

  it.each(fills)('dark text can be read on %s', (fill) => {
    expect(contrast(parse(colours.textInverse).rgb, parse(colours[fill]).rgb)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['textError', 'errorWash'], ['textSuccess', 'successWash'], ['textInfo', 'infoWash'], ['text', 'washStrong'],
    ['text', 'disc'], ['text', 'bar'], ['textSoft', 'bar'],
  ] as const)('%s can be read on %s over every surface', (ink, wash) => {
    const on = Object.entries(surfaces).map(([name, surface]) => [name, over(colours[wash], surface)] as [string, Rgb])
    expect(weakest(colours[ink], on).ratio).toBeGreaterThanOrEqual(4.5)
  })

  it('text and its quiet form can be read on what is off or chosen', () => {
    expect(contrast(parse(colours.textOff).rgb, parse(colours.off).rgb)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(parse(colours.text).rgb, parse(colours.divider).rgb)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(lines)('%s stands out from every surface as an edge or a sign', (line) => {
    expect(weakest(colours[line], grounds.filter(([name]) => name in surfaces)).ratio).toBeGreaterThanOrEqual(3)
  })

  it('secondary text reaches 7:1 on the page', () => {
    expect(contrast(parse(colours.textSoft).rgb, parse(colours.page).rgb)).toBeGreaterThanOrEqual(7)
  })

  it('text over the brightest picture is held by the disc behind it', () => {
    expect(contrast(parse(colours.text).rgb, over(colours.disc, '#ffffff'))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['textSoft', 'textFaint', 'textOff', 'textError', 'edge'] as const)(
    'more contrast, when asked for, is more: %s reaches 7:1 on every surface', (role) => {
      expect(weakest(strongColours[role], grounds.filter(([name]) => name in surfaces)).ratio).toBeGreaterThanOrEqual(7)
    })
})
