import type { BrowserName, Context, DeviceClass, Os, PageType } from '@ott/analytics'
import { matchPage } from '../routing/pages.ts'

/** The page at a path by the file of its route; never its URL. */
export function pageTypeAt(pathname: string): PageType {
  const { id, params } = matchPage(pathname)
  const name = id.replace(/^routes\//, '')
  return name === 'genre' && params.slug === undefined ? 'genres' : pageTypes.find((each) => each === name) ?? 'other'
}

const pageTypes: readonly PageType[] = [
  'accessibility', 'activate', 'activity', 'device-limit', 'genre', 'help', 'home', 'login', 'movies', 'person', 'plans', 'plans-benefits', 'plans-checkout',
  'privacy', 'privacy-choices', 'profiles', 'redeem', 'redirect', 'reset-password', 'revert-contact', 'search', 'settings', 'settings-accounts', 'settings-devices', 'settings-help',
  'settings-parental-control', 'settings-playback', 'shows', 'terms', 'title', 'watch', 'welcome',
]

type Connection = { effectiveType?: string; saveData?: boolean }

/** What a browser says about itself, made coarse: it tells kinds of devices apart, not devices. */
export function deviceOf(userAgent: string, isCoarse: boolean, shortSide: number): Context['device'] {
  const os = osOf(userAgent, isCoarse)
  const { browser, major } = browserOf(userAgent)
  return { class: classOf(userAgent, os, shortSide), os, browser, major }
}

export function netOf({ effectiveType, saveData = false }: Connection = {}): Context['net'] {
  const type = (['slow-2g', '2g', '3g', '4g'] as const).find((each) => each === effectiveType) ?? 'unknown'
  return { type, saveData }
}

/** An iPad says that it is a Mac. */
function osOf(userAgent: string, isCoarse: boolean): Os {
  if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && isCoarse)) return 'ios'
  const known: [RegExp, Os][] = [[/Android/, 'android'], [/CrOS/, 'chromeos'], [/Windows/, 'windows'], [/Macintosh/, 'macos'], [/Linux/, 'linux']]
  return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'unknown'
}

function classOf(userAgent: string, os: Os, shortSide: number): DeviceClass {
  if (/\b(TV|SmartTV|Tizen|Web0S)\b/i.test(userAgent)) return 'tv'
  if (os === 'android' || os === 'ios') return shortSide < 600 ? 'phone' : 'tablet'
  return os === 'unknown' ? 'unknown' : 'desktop'
}

/** Most browsers also name the ones they descend from, so the order counts. */
function browserOf(userAgent: string): { browser: BrowserName; major: number } {
  const known: [RegExp, BrowserName][] = [
    [/SamsungBrowser\/(\d+)/, 'samsung'], [/Edg\w*\/(\d+)/, 'edge'], [/OPR\/(\d+)/, 'opera'], [/(?:Firefox|FxiOS)\/(\d+)/, 'firefox'],
    [/(?:Chrome|CriOS)\/(\d+)/, 'chrome'], [/Version\/(\d+).*Safari/, 'safari'],
  ]
  for (const [pattern, browser] of known) {
    const match = pattern.exec(userAgent)
    if (match) return { browser, major: Number(match[1]) }
  }
  return { browser: 'unknown', major: 0 }
}
