import { brand } from '@ott/brand'
import { formatDate } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import accessibilityBn from './accessibility.bn.json' with { type: 'json' }
import accessibilityEn from './accessibility.en.json' with { type: 'json' }
import helpBn from './help.bn.json' with { type: 'json' }
import helpEn from './help.en.json' with { type: 'json' }
import privacyBn from './privacy.bn.json' with { type: 'json' }
import privacyEn from './privacy.en.json' with { type: 'json' }
import termsBn from './terms.bn.json' with { type: 'json' }
import termsEn from './terms.en.json' with { type: 'json' }
import welcomeBn from './welcome.bn.json' with { type: 'json' }
import welcomeEn from './welcome.en.json' with { type: 'json' }

export type AccessibilityText = typeof accessibilityEn
export type HelpText = typeof helpEn
/** `choices` labels a link to the privacy choices. */
export type LegalText = Omit<typeof termsEn, 'parts'> & { parts: { title: string; text: string[]; choices?: string | undefined }[] }
export type WelcomeText = typeof welcomeEn

/** Long texts travel with their page and not in the messages. Their placeholders are filled in. */
export const helpText = (locale: Locale): HelpText => fillPlaceholders({ en: helpEn, bn: helpBn }[locale], locale)

export const accessibilityText = (locale: Locale): AccessibilityText =>
  fillPlaceholders({ en: accessibilityEn, bn: accessibilityBn }[locale], locale)

/** The terms of use. Change `termsSince` of the brand together with them (ID-21, ID-64). */
export const termsText = (locale: Locale): LegalText => fillPlaceholders({ en: termsEn, bn: termsBn }[locale], locale)

/** The privacy policy. Change `termsSince` of the brand together with it. */
export const privacyText = (locale: Locale): LegalText => fillPlaceholders({ en: privacyEn, bn: privacyBn }[locale], locale)

export const welcomeText = (locale: Locale): WelcomeText => fillPlaceholders({ en: welcomeEn, bn: welcomeBn }[locale], locale)

function fillPlaceholders<Text extends object>(text: Text, locale: Locale): Text {
  const since = formatDate(new Date(brand.termsSince), locale, 'UTC')
  const { name: officer, email: officerEmail, postalAddress } = brand.grievanceOfficer
  const values: Record<string, string> = {
    product: brand.name[locale],
    mail: brand.supportEmail,
    since,
    officer: officer[locale],
    officerEmail,
    officerPostalAddress: postalAddress[locale],
  }
  return JSON.parse(JSON.stringify(text), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder) : value,
  ) as Text
}
