import identityBn from '@ott/identity-feature/deferred-messages.bn.json' with { type: 'json' }
import identityEn from '@ott/identity-feature/deferred-messages.en.json' with { type: 'json' }
import playbackBn from '@ott/playback-feature/deferred-messages.bn.json' with { type: 'json' }
import playbackEn from '@ott/playback-feature/deferred-messages.en.json' with { type: 'json' }
import catalogueBn from '@ott/catalogue-feature/messages.bn.json' with { type: 'json' }
import catalogueEn from '@ott/catalogue-feature/messages.en.json' with { type: 'json' }
import { legalLinks, brand } from '@ott/brand'
import { accessibilityText, helpText, privacyText, termsText, welcomeText } from './static-pages.server.ts'

/** The structure of a text without its content. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

/** The labels of the controls that help names. */
const labels = {
  en: Object.values({ ...identityEn, ...playbackEn, ...catalogueEn }),
  bn: Object.values({ ...identityBn, ...playbackBn, ...catalogueBn }),
}

const texts = [accessibilityText, helpText, privacyText, termsText, welcomeText]

describe('the static pages', () => {
  it('have the same structure in both languages', () => {
    expect(texts.map((text) => shapeOf(text('bn')))).toEqual(texts.map((text) => shapeOf(text('en'))))
  })

  it('have no unfilled placeholders', () => {
    const all = (['en', 'bn'] as const).flatMap((locale) => texts.map((text) => text(locale)))
    expect(JSON.stringify(all)).not.toMatch(/\{\w+\}/)
  })

  it('have the same anchors in the help of both languages', () => {
    const places = (['en', 'bn'] as const).map((locale) => helpText(locale).groups.map(({ id }) => id))
    expect(places[0]).toContain(legalLinks(brand, 'en').helpDesk.split('#')[1])
    expect(places[1]).toEqual(places[0])
  })

  it.each(['en', 'bn'] as const)('name controls in the help by their labels (%s, WEB-120)', (locale) => {
    const answers = helpText(locale).groups.flatMap(({ entries }) => entries.flatMap(({ answer }) => answer))
    const named = answers.flatMap((answer) => [...answer.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label))
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((label) => !labels[locale].includes(label))).toEqual([])
  })

  it('show the date of terms and privacy policy in the page’s language', () => {
    jest.replaceProperty(brand, 'termsSince', '2031-02-03')
    const [en, bn] = (['en', 'bn'] as const).map((locale) => [termsText(locale), privacyText(locale)].map(({ since }) => since).join(' '))
    jest.restoreAllMocks()
    expect([en, bn].map((said) => said?.match(/3 February 2031|৩ ফেব্রুয়ারি, ২০৩১/g)?.length)).toEqual([2, 2])
  })
})
