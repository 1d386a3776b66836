import { legalLinks, brand } from '@ott/brand'
import { accessibilityText, helpText, privacyText, termsText, welcomeText } from './static-pages.server.ts'

/** The structure of a text without its content. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

const texts = [accessibilityText, helpText, privacyText, termsText, welcomeText]

describe('whole pages of text', () => {
  it('say the same in both languages, part by part', () => {
    expect(texts.map((text) => shapeOf(text('bn')))).toEqual(texts.map((text) => shapeOf(text('en'))))
  })

  it('leave nothing to fill in', () => {
    const all = (['en', 'bn'] as const).flatMap((locale) => texts.map((text) => text(locale)))
    expect(JSON.stringify(all)).not.toMatch(/\{\w+\}/)
  })

  it('have places in the help that addresses name, the same in both languages', () => {
    const places = (['en', 'bn'] as const).map((locale) => helpText(locale).groups.map(({ id }) => id))
    expect(places[0]).toContain(legalLinks(brand, 'en').helpDesk.split('#')[1])
    expect(places[1]).toEqual(places[0])
  })

  it('say in the reader’s own way since when terms and privacy policy hold', () => {
    jest.replaceProperty(brand, 'termsSince', '2031-02-03')
    const [en, bn] = (['en', 'bn'] as const).map((locale) => [termsText(locale), privacyText(locale)].map(({ since }) => since).join(' '))
    jest.restoreAllMocks()
    expect([en, bn].map((said) => said?.match(/3 February 2031|৩ ফেব্রুয়ারি, ২০৩১/g)?.length)).toEqual([2, 2])
  })
})
