import { brands } from '@ott/brand/choose'
import { coloursOf, strongColours } from './colours.ts'
import { contrast, over, parseColour } from './contrast.ts'
import type { Rgb } from './contrast.ts'

const weakest = (ink: string, on: [string, Rgb][]) => {
  const ranked = on.map(([name, ground]) => ({ name, ratio: contrast(parseColour(ink).rgb, ground) }))
  return ranked.toSorted((one, other) => one.ratio - other.ratio)[0]!
}

const inks = ['text', 'textBright', 'textSoft', 'textFaint', 'textOff', 'textError', 'textSuccess', 'textInfo', 'accent'] as const
const fills = ['accent', 'accentHover', 'accentMiddle', 'accentWarm', 'inverse', 'inverseHover'] as const
const lines = ['edge', 'accent', 'error', 'success', 'info', 'warning', 'spark'] as const

describe.each(Object.entries(brands))('contrast in the colours of %s', (_, brand) => {
  const colours = coloursOf(brand)
  const surfaces = { page: colours.page, sheet: colours.sheet, raised: colours.raised }
  const grounds = Object.entries(surfaces).flatMap(([name, surface]) => [
    [name, over(surface, surface)],
    [`a wash on ${name}`, over(colours.wash, surface)],
  ] as [string, Rgb][])

  it.each(inks)('%s is readable on every surface and tint', (ink) => {
    expect(weakest(colours[ink], grounds).ratio).toBeGreaterThanOrEqual(4.5)
  })

  it.each(fills)('dark text is readable on %s', (fill) => {
    expect(contrast(parseColour(colours.textInverse).rgb, parseColour(colours[fill]).rgb)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['textError', 'errorWash'], ['textSuccess', 'successWash'], ['textInfo', 'infoWash'], ['text', 'washStrong'],
    ['text', 'disc'], ['text', 'bar'], ['textSoft', 'bar'],
  ] as const)('%s can be read on %s over every surface', (ink, wash) => {
    const on = Object.entries(surfaces).map(([name, surface]) => [name, over(colours[wash], surface)] as [string, Rgb])
    expect(weakest(colours[ink], on).ratio).toBeGreaterThanOrEqual(4.5)
  })

  it('text and soft text are readable on disabled and selected surfaces', () => {
    expect(contrast(parseColour(colours.textOff).rgb, parseColour(colours.off).rgb)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(parseColour(colours.text).rgb, parseColour(colours.divider).rgb)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(lines)('%s is visible on every surface as a border or icon', (line) => {
    expect(weakest(colours[line], grounds.filter(([name]) => name in surfaces)).ratio).toBeGreaterThanOrEqual(3)
  })

  it('secondary text reaches 7:1 on the page', () => {
    expect(contrast(parseColour(colours.textSoft).rgb, parseColour(colours.page).rgb)).toBeGreaterThanOrEqual(7)
  })

  it('text over the brightest picture is readable on its background', () => {
    expect(contrast(parseColour(colours.text).rgb, over(colours.disc, '#ffffff'))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['textSoft', 'textFaint', 'textOff', 'textError', 'edge'] as const)(
    'with increased contrast %s reaches 7:1 on every surface', (role) => {
      expect(weakest(strongColours[role], grounds.filter(([name]) => name in surfaces)).ratio).toBeGreaterThanOrEqual(7)
    })
})
