import { defaultLocale, splitLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useEffect, useEffectEvent, useState } from 'react'
import { PrefetchPageLinks, useLocation, useNavigate, useNavigation } from 'react-router'
import type { NavigateOptions } from 'react-router'
import { prepareLogin } from '../auth/prefetch-login.ts'
import { openedTitle, prepareTitle, titleDialog } from '../title/preload-title.ts'
import { forgetPressed, isPressed, placeNow, press } from '../title/instant-navigation.ts'
import { sayToast } from '../toasts/toasts.ts'
import { liesBelow, opensOver, pathOf, screenAt } from '../routing/paths.ts'
import type { Screen } from '../routing/paths.ts'
import { backgroundIn } from '../routing/modal-location.ts'
import type { Over, Place } from '../routing/modal-location.ts'
import { whenIdle } from '../performance/index.ts'

const intents = ['pointerover', 'focusin', 'touchstart', 'scroll']

/** A pointer that only passes over a link brings nothing. */
const restMilliseconds = 100

/** Whoever has just come to life presses or scrolls, and that goes before all that is brought ahead. */
const wakingMilliseconds = 300

/**
 * Takes the clicks on all links of the site to the router, from one place. The links themselves are plain and read
 * nothing of the router, so a page's hundred of them cost nothing when it comes to life, and nothing at its every step.
 */
export function FollowLinks() {
  const navigate = useNavigate()
  const location = useLocation()
  const isOnItsWay = useNavigation().state !== 'idle'
  const [reached, setReached] = useState<string | null>(null)
  // The router loads the document anew where a page's code does not come, and the one that is shown would be lost (WEB-32).
  const [visited] = useState(() => new Set<string>())
  useEffect(() => {
    visited.add(location.pathname)
  }, [visited, location.pathname])

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkUnder(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
    if (!link || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    const { href, screen, locale } = link
    if (!navigator.onLine && !visited.has(link.path)) return sayToast({ type: 'warning', says: 'page.noConnection' })
    const here = placeNow(location)
    const opening = openingOf(href, here)
    const over = overOf(href, here)
    // What the router is about to do ends with this click, and by the router alone.
    if (screen.kind === 'title' && over && !isOnItsWay) {
      const goOn = () => void navigate(href, { ...opening, replace: true })
      return press({ link: screen.link, href, over, on: location.key, picture: link.picture, at: performance.now(), goOn }, locale)
    }
    // A question about the title that is shown is asked over it; one that is not shown yet is wanted no more.
    if (here === location || link.path !== here.pathname) forgetPressed()
    void navigate(href, opening)
  })
  const reach = useEffectEvent((event: Event) => {
    const link = linkUnder(event)
    if (!link || link.path === location.pathname) return null
    if (link.screen.kind === 'login') prepareLogin(link.locale)
    return link
  })
  const rested = useEffectEvent(({ href, screen, locale }: SiteLink) => {
    if (!navigator.onLine) return
    if (screen.kind === 'title' && overOf(href, location)) prepareTitle(screen.link, locale)
    setReached(href)
  })

  // Nobody opens a title without having moved: what a press shows comes at the first sign of a person, in a task of its own.
  const wake = useEffectEvent(() => {
    if (!liesBelow(screenAt(location.pathname))) return false
    setTimeout(() => openedTitle().catch(() => undefined))
    // The rest stands in nobody's way, least of all of a title that is pressed already and brings it when it has been seen.
    setTimeout(() => whenIdle(() => {
      if (isPressed() || !navigator.onLine) return
      titleDialog().catch(() => undefined)
      // For the router one title's address is like another.
      setReached((reached) => reached ?? `${location.pathname}/title`)
    }), wakingMilliseconds)
    return true
  })

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    let isAwake = false
    const click = (event: MouseEvent) => follow(event)
    const rest = (event: Event) => {
      isAwake ||= wake()
      clearTimeout(resting)
      const link = reach(event)
      if (link) resting = setTimeout(() => rested(link), restMilliseconds)
    }
    document.addEventListener('click', click)
    for (const name of intents) document.addEventListener(name, rest, { passive: true })
    return () => {
      document.removeEventListener('click', click)
      for (const name of intents) document.removeEventListener(name, rest)
      clearTimeout(resting)
    }
  }, [])
  return reached === null ? null : <PrefetchPageLinks page={reached} />
}

type SiteLink = { href: string; path: string; screen: Screen; locale: Locale; picture: HTMLImageElement | null }

/** The link under an event that leads to an address within the site; another language is another document. */
function linkUnder({ target }: Event): SiteLink | null {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!href?.startsWith('/') || href.startsWith('//') || link?.target || link?.hreflang || link?.hasAttribute('download')) return null
  const path = pathOf(href)
  return { href, path, screen: screenAt(path), locale: splitLocale(path).locale ?? defaultLocale, picture: link?.querySelector('img') ?? null }
}

/**
 * Titles and sign-in open over the page that is there; a link to the same page with another query keeps what lies below,
 * and a title where it was scrolled to; one to the very address, or to another season, leaves no second entry in the history.
 */
export function openingOf(href: string, at: Place): NavigateOptions {
  const path = pathOf(href)
  const here = at.pathname + at.search
  if (path === at.pathname) {
    const preventScrollReset = screenAt(path).kind === 'title'
    if (href === here || href.startsWith(`${path}?season=`)) return { state: at.state, preventScrollReset, replace: true }
    return { state: { ...(at.state as object | null), from: here }, preventScrollReset }
  }
  const over = overOf(href, at)
  return over ? { state: over, preventScrollReset: true } : {}
}

/** What a link would open over; null where it takes the place of what is there, or is about the same page. */
function overOf(href: string, { pathname, search, state }: Place): Over | null {
  const path = pathOf(href)
  const here = pathname + search
  const below = backgroundIn(state) ?? (liesBelow(screenAt(pathname)) ? here : null)
  return path !== pathname && below !== null && opensOver(screenAt(path)) ? { over: below, from: here } : null
}
