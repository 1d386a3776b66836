import type { Answer } from '@ott/contract'
import { getCountries } from 'libphonenumber-js/min'

/** A feature that an operator can turn off. */
export type Feature = keyof Features
type Features = Answer<'platform'>['features']

/** Features that are off, everywhere or in some countries. All others are on. */
export type FeaturesOff = Partial<Record<Feature, 'everywhere' | readonly string[]>>

const features: readonly Feature[] = Object.keys({
  ratings: true, reminders: true, watchList: true, previews: true, mobileCode: true, emailCode: true, tvActivation: true, parentalControl: true,
  profiles: true, watchParty: true,
  trial: true, coupons: true, gifts: true, upi: true, netbanking: true, wallets: true, pause: true, refunds: true, analytics: true, tagManager: true,
} satisfies Record<Feature, true>) as Feature[]

/** Off unless `FEATURES_ON` names them. */
const optional: readonly Feature[] = ['profiles', 'watchParty']

/**
 * Parses `FEATURES_OFF`: `ratings,reminders:GB+NL` turns ratings off everywhere and reminders off in two countries.
 * `FEATURES_ON` names the optional features that are not off everywhere: `profiles,watchParty`.
 * Throws an error that names an unknown feature or country (API-18).
 */
export function readFeaturesOff(text = '', textOn = ''): FeaturesOff {
  const on = textOn.split(',').map((each) => each.trim()).filter(Boolean)
  const unknown = on.find((name) => !optional.some((each) => each === name))
  if (unknown !== undefined) throw new Error(`FEATURES_ON names ${unknown}; it must be one of ${optional.join(', ')}`)
  const off: FeaturesOff = Object.fromEntries(optional.filter((feature) => !on.includes(feature)).map((feature) => [feature, 'everywhere']))
  for (const entry of text.split(',').map((each) => each.trim()).filter(Boolean)) {
    const [name = '', where, ...more] = entry.split(':').map((part) => part.trim())
    const feature = features.find((each) => each === name)
    if (!feature) throw new Error(`FEATURES_OFF names ${name}; it must be one of ${features.join(', ')}`)
    if (more.length > 0) throw new Error(`FEATURES_OFF says ${entry}; it must be like ${feature}:GB+NL`)
    const before = off[feature] ?? []
    const countries = where === undefined ? 'everywhere' : where.split('+').map((code) => countryIn(code.trim(), feature))
    off[feature] = before === 'everywhere' || countries === 'everywhere' ? 'everywhere' : [...new Set([...before, ...countries])]
  }
  return off
}

const known: readonly string[] = getCountries()

function countryIn(code: string, feature: Feature): string {
  if (known.includes(code)) return code
  throw new Error(`FEATURES_OFF names '${code}' for ${feature}; a country is two capital letters such as IN`)
}

/** Whether a feature is on in a country, given by its two capital letters (API-18). */
export function isFeatureEnabled(off: FeaturesOff, feature: Feature, country: string): boolean {
  const where = off[feature] ?? []
  return where !== 'everywhere' && !where.includes(country)
}

/** All feature flags for a country. */
export function flagsFor(off: FeaturesOff, country: string): Features {
  return Object.fromEntries(features.map((feature) => [feature, isFeatureEnabled(off, feature, country)])) as Features
}
