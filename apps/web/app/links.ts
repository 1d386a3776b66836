import { localePath, splitLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'

/** The screens of the site by their address without the locale. */
export type Screen =
  | { kind: 'browse'; page: 'home' | 'movies' | 'shows' }
  | { kind: 'genre'; slug: string }
  | { kind: 'plans' }
  | { kind: 'login' }
  | { kind: 'deviceLimit' }
  | { kind: 'title'; link: string }

const fixed: Record<string, Screen> = {
  '/': { kind: 'browse', page: 'home' },
  '/movies': { kind: 'browse', page: 'movies' },
  '/shows': { kind: 'browse', page: 'shows' },
  '/plans': { kind: 'plans' },
  '/login': { kind: 'login' },
  '/device-limit-exceeded': { kind: 'deviceLimit' },
}

/** What stands at an address; everything that is no page of ours is taken for a title's. */
export function screenAt(pathname: string): Screen {
  const path = splitLocale(pathname).path.replace(/(.)\/+$/, '$1')
  if (path.startsWith('/genre/')) return { kind: 'genre', slug: path.slice('/genre/'.length) }
  return fixed[path] ?? { kind: 'title', link: path }
}

/** Whether an in-app click on it opens over the page that is there. */
export function opensOver(screen: Screen): boolean {
  return screen.kind === 'title' || screen.kind === 'login'
}

export function loginPath(locale: Locale, redirect: string): string {
  return `${localePath(locale, '/login')}?redirect=${encodeURIComponent(redirect)}`
}
