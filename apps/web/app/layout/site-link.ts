import { defaultLocale, splitLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { matchPage, needsDocumentLoad } from '../routing/pages.ts'
import { pathOf } from '../routing/paths.ts'

export type SiteLink = {
  href: string
  path: string
  locale: Locale
  /** The title's path without the locale, where the link leads to a title. */
  titleLink: string | null
  isSignIn: boolean
  picture: HTMLImageElement | null
}

/**
 * The link under an event that leads within the site. Another language is another document, as is the checkout (BIL-49), so
 * their links are not these.
 */
export function siteLinkAt({ target }: Pick<Event, 'target'>): SiteLink | null {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!href?.startsWith('/') || href.startsWith('//') || link?.target || link?.hreflang || link?.hasAttribute('download')) return null
  const path = pathOf(href)
  if (needsDocumentLoad(location.pathname, path)) return null
  const { path: pathInLocale, locale } = splitLocale(path)
  const title = matchPage(path).params['*']
  return {
    href,
    path,
    locale: locale ?? defaultLocale,
    titleLink: title === undefined ? null : `/${title}`,
    isSignIn: pathInLocale === '/login',
    picture: link?.querySelector('img') ?? null,
  }
}
