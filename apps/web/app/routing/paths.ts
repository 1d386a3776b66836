import { brand } from '@ott/brand'
import { localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'

/** The page of the signed-in user, without the locale. */
export const activityPath = `/my-${brand.slug}`

/** A URL of the site without its query and its hash. */
export function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? href
}

/** The watch page of a title or an episode, from a position on. */
export function watchPath(locale: Locale, link: string, contentId: string, atSeconds = 0): string {
  const from = atSeconds > 0 ? `?t=${Math.floor(atSeconds)}` : ''
  return localePath(locale, `${link}/${contentId}/watch`) + from
}

export function loginPath(locale: Locale, redirect: string): string {
  return withRedirect(localePath(locale, '/login'), redirect)
}

export function deviceLimitPath(locale: Locale, redirect: string): string {
  return withRedirect(localePath(locale, '/device-limit-exceeded'), redirect)
}

export function profilesPath(locale: Locale, redirect: string): string {
  return withRedirect(localePath(locale, '/profiles'), redirect)
}

/** A page with a document of its own, for it has a security policy of its own (BIL-49). */
export function checkoutPath(locale: Locale, planIdentifier: string): string {
  return `${localePath(locale, '/plans/checkout')}?plan=${encodeURIComponent(planIdentifier)}`
}

/** Where a gift is bought, in the same document. */
export function giftPath(locale: Locale): string {
  return `${localePath(locale, '/plans/checkout')}?gift`
}

/** Where a renewal that failed is paid, or a pause is ended. It needs the document of the checkout. */
export function payRenewalPath(locale: Locale): string {
  return `${localePath(locale, '/plans/checkout')}?renewal`
}

/** Where a card is added without a purchase. It needs the document of the checkout. */
export function addCardPath(locale: Locale): string {
  return `${localePath(locale, '/plans/checkout')}?card`
}

function withRedirect(path: string, redirect: string): string {
  return `${path}?redirect=${encodeURIComponent(redirect)}`
}
