import type { Locale } from '@ott/i18n'
import { t } from '../i18n/messages.ts'

/** A stored device name such as 'Chrome on Windows'. Null for an unknown user agent. */
export function deviceName(userAgent: string): string | null {
  const browser = firstMatch(userAgent, browsers)
  const system = firstMatch(userAgent, systems)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system
}

/** The device name in the user's language. A name in another form stays as it is. */
export function localizeDeviceName(name: string, locale: Locale): string {
  const [browser = '', system = ''] = name.split(' on ')
  const isOurs = [browsers, systems].every((names, at) => names.some(([, known]) => known === [browser, system][at]))
  return isOurs ? t(locale, 'device.browserOnSystem', { browser, system }) : name
}

type Names = readonly (readonly [RegExp, string])[]

/** The order matters: most browsers also claim to be another one. */
const browsers: Names = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
]

const systems: Names = [
  [/\bTizen\b/, 'Tizen TV'],
  [/\bWeb0S\b/, 'webOS TV'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

function firstMatch(text: string, names: Names): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
