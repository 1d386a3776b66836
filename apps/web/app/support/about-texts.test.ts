import identityBn from '@ott/identity-feature/deferred-messages.bn.json' with { type: 'json' }
import identityEn from '@ott/identity-feature/deferred-messages.en.json' with { type: 'json' }
import playbackBn from '@ott/playback-feature/deferred-messages.bn.json' with { type: 'json' }
import playbackEn from '@ott/playback-feature/deferred-messages.en.json' with { type: 'json' }
import catalogueBn from '@ott/catalogue-feature/messages.bn.json' with { type: 'json' }
import catalogueEn from '@ott/catalogue-feature/messages.en.json' with { type: 'json' }
import { legalLinks, brand } from '@ott/brand'
import type { LegalText } from './static-pages.server.ts'
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

  it('send users who leave or want their data to the account settings, not to support (DEL-1, DEL-8)', () => {
    const partTitled = ({ parts }: LegalText, title: string) => parts.find((part) => part.title === title)?.text.join(' ')
    const settings = { en: /under Settings, Account/g, bn: /সেটিংসে অ্যাকাউন্ট থেকে/g }
    const named = [
      partTitled(privacyText('en'), 'Your rights')?.match(settings.en)?.length,
      partTitled(privacyText('bn'), 'আপনার অধিকার')?.match(settings.bn)?.length,
      partTitled(termsText('en'), 'Leaving')?.match(settings.en)?.length,
      partTitled(termsText('bn'), 'ছেড়ে যাওয়া')?.match(settings.bn)?.length,
    ]
    expect(named).toEqual([2, 2, 1, 1])
  })

  it('name the grievance officer and the times of an answer in help and terms of both languages (WEB-143)', () => {
    const { name, email, postalAddress } = brand.grievanceOfficer
    const [en, bn] = (['en', 'bn'] as const).map((locale) => [helpText(locale), termsText(locale)].map((text) => JSON.stringify(text)))
    const missing = (texts: string[] | undefined, parts: string[]) => texts?.flatMap((text) => parts.filter((part) => !text.includes(part)))
    expect(missing(en, [name.en, email, postalAddress.en, 'within 24 hours', 'within 15 days'])).toEqual([])
    expect(missing(bn, [name.bn, email, postalAddress.bn, '২৪ ঘণ্টার মধ্যে', '১৫ দিনের মধ্যে'])).toEqual([])
  })

  it('show the date of terms and privacy policy in the page’s language', () => {
    jest.replaceProperty(brand, 'termsSince', '2031-02-03')
    const [en, bn] = (['en', 'bn'] as const).map((locale) => [termsText(locale), privacyText(locale)].map(({ since }) => since).join(' '))
    jest.restoreAllMocks()
    expect([en, bn].map((said) => said?.match(/3 February 2031|৩ ফেব্রুয়ারি, ২০৩১/g)?.length)).toEqual([2, 2])
  })
})
