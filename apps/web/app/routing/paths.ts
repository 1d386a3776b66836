import { brand } from '@ott/brand'
import { safeRedirect } from '@ott/identity'
import { localePath, splitLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'

/** The screens of the site by their address without the locale. */
export type Screen =
  | { kind: 'browse'; page: 'home' | 'movies' | 'shows' }
  /** Without a slug all genres. */
  | { kind: 'genre'; slug: string }
  | { kind: 'person'; id: string }
  | { kind: 'search' }
  | { kind: 'plans' }
  | { kind: 'welcome' }
  | { kind: 'about' }
  | { kind: 'login' }
  | { kind: 'deviceLimit' }
  | { kind: 'resetPassword' }
  | { kind: 'settings' }
  | { kind: 'mine' }
  | { kind: 'watch'; link: string }
  | { kind: 'title'; link: string }

/** The page of whoever is in, without the locale. */
export const myPath = `/my-${brand.slug}`

const fixed: Record<string, Screen> = {
  '/': { kind: 'browse', page: 'home' },
  '/movies': { kind: 'browse', page: 'movies' },
  '/shows': { kind: 'browse', page: 'shows' },
  '/genre': { kind: 'genre', slug: '' },
  '/search': { kind: 'search' },
  '/plans': { kind: 'plans' },
  '/help': { kind: 'about' },
  '/accessibility': { kind: 'about' },
  '/terms': { kind: 'about' },
  '/privacy': { kind: 'about' },
  '/welcome': { kind: 'welcome' },
  '/login': { kind: 'login' },
  '/device-limit-exceeded': { kind: 'deviceLimit' },
  '/reset-password': { kind: 'resetPassword' },
  '/settings': { kind: 'settings' },
  '/settings/accounts': { kind: 'settings' },
  '/settings/playback': { kind: 'settings' },
  '/settings/devices': { kind: 'settings' },
  '/settings/help': { kind: 'settings' },
  [myPath]: { kind: 'mine' },
}

const watchAddress = /^(\/[^/]+)\/[^/]+\/watch$/

/** What stands at an address; everything that is no page of ours is taken for a title's. */
export function screenAt(pathname: string): Screen {
  const path = splitLocale(pathname).path.replace(/(.)\/+$/, '$1')
  if (path.startsWith('/genre/')) return { kind: 'genre', slug: path.slice('/genre/'.length) }
  if (path.startsWith('/people/')) return { kind: 'person', id: path.slice('/people/'.length) }
  const [, link] = watchAddress.exec(path) ?? []
  if (link) return { kind: 'watch', link }
  return fixed[path] ?? { kind: 'title', link: path }
}

/** An address of the site without its query and without the place in the page. */
export function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? href
}

/**
 * Screens whose first picture holds words that come later elsewhere. These must be here before scripts take the page over:
 * a part that still waits for its words takes no click.
 */
const spokenLater: readonly Screen['kind'][] = ['person', 'search', 'plans', 'welcome', 'about', 'settings', 'mine']

/** Whether the page of an address is drawn with all words of its language, or with those of the first screens alone. */
export const needsAllWords = (pathname: string): boolean => spokenLater.includes(screenAt(pathname).kind)

/** Which page of a genre's titles an address asks for; the api reads no further than the last of these. */
export function genrePageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, 5000) : 1
}

/**
 * The one address of what stands there, for search engines: of all queries only a further page of a genre is another page, and
 * a film that plays stands for its title (WEB-14).
 */
export function canonicalPath(pathname: string, search: string): string {
  const screen = screenAt(pathname)
  if (screen.kind === 'watch') return pathname.replace(/(\/[^/]+){2}$/, '')
  const page = screen.kind === 'genre' && screen.slug ? genrePageIn(new URLSearchParams(search)) : 1
  return page > 1 ? `${pathname}?page=${page}` : pathname
}

/** The watch page of a title or an episode, from a position on. */
export function watchPath(locale: Locale, link: string, contentId: string, atSeconds = 0): string {
  const from = atSeconds > 0 ? `?t=${Math.floor(atSeconds)}` : ''
  return localePath(locale, `${link}/${contentId}/watch`) + from
}

/** Whether an in-app click on it opens over the page that is there. */
export function opensOver(screen: Screen): boolean {
  return screen.kind === 'title' || screen.kind === 'login'
}

/** Whether it goes on being drawn while something stands over it. */
export function liesBelow(screen: Screen): boolean {
  return ['title', 'browse', 'genre', 'person', 'search', 'mine'].includes(screen.kind)
}

export function loginPath(locale: Locale, redirect: string): string {
  return withRedirect(localePath(locale, '/login'), redirect)
}

export function deviceLimitPath(locale: Locale, redirect: string): string {
  return withRedirect(localePath(locale, '/device-limit-exceeded'), redirect)
}

/** Where sign-in is to lead: a page of this site, in its own language or in this one (ID-8). */
export function redirectIn(query: URLSearchParams, locale: Locale): string {
  const target = safeRedirect(query.get('redirect'))
  return splitLocale(target).locale ? target : localePath(locale, target)
}

function withRedirect(path: string, redirect: string): string {
  return `${path}?redirect=${encodeURIComponent(redirect)}`
}
