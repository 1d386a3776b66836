import { brand } from '@ott/brand'
import type { Locale } from '@ott/i18n'
import accessibilityBn from './accessibility.bn.json' with { type: 'json' }
import accessibilityEn from './accessibility.en.json' with { type: 'json' }
import helpBn from './help.bn.json' with { type: 'json' }
import helpEn from './help.en.json' with { type: 'json' }
import welcomeBn from './welcome.bn.json' with { type: 'json' }
import welcomeEn from './welcome.en.json' with { type: 'json' }

export type AccessibilityText = typeof accessibilityEn
export type HelpText = typeof helpEn
export type WelcomeText = typeof welcomeEn

/**
 * Whole pages of text travel with their page and not with the words of the site: nobody else pays for them. `{product}`
 * and `{mail}` are filled in.
 */
export const helpText = (locale: Locale): HelpText => filled({ en: helpEn, bn: helpBn }[locale], locale)

export const accessibilityText = (locale: Locale): AccessibilityText =>
  filled({ en: accessibilityEn, bn: accessibilityBn }[locale], locale)

export const welcomeText = (locale: Locale): WelcomeText => filled({ en: welcomeEn, bn: welcomeBn }[locale], locale)

function filled<Text extends object>(text: Text, locale: Locale): Text {
  const said: Record<string, string> = { product: brand.name[locale], mail: brand.supportEmail }
  return JSON.parse(JSON.stringify(text), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\{(\w+)\}/g, (whole, name: string) => said[name] ?? whole) : value,
  ) as Text
}
