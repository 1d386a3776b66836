import { defaultLocale, splitLocale } from '@ott/i18n'
import { useEffect, useEffectEvent, useState } from 'react'
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router'
import type { Location, NavigateOptions } from 'react-router'
import { prepareLogin } from '../sign-in/prepare-login.ts'
import { prepareTitle, titleDialog } from '../title/bring-title.ts'
import { press } from '../title/pressed-title.ts'
import { liesBelow, opensOver, pathOf, screenAt } from './links.ts'
import { backgroundIn } from './over.ts'
import type { Over } from './over.ts'

const intents = ['pointerover', 'focusin', 'touchstart', 'scroll']

/** A pointer that only passes over a link brings nothing. */
const restMilliseconds = 100

/**
 * Takes the clicks on all links of the site to the router, from one place. The links themselves are plain and read
 * nothing of the router, so a page's hundred of them cost nothing when it comes to life, and nothing at its every step.
 */
export function FollowLinks() {
  const navigate = useNavigate()
  const location = useLocation()
  const [reached, setReached] = useState<string | null>(null)

  const follow = useEffectEvent((event: MouseEvent) => {
    const href = hrefUnder(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
    if (href === null || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    const opening = openingOf(href, location)
    const screen = screenAt(pathOf(href))
    if (screen.kind === 'title' && opening.state) press(screen.link, location.key)
    void navigate(href, opening)
  })
  const reach = useEffectEvent((event: Event) => {
    const href = hrefUnder(event)
    if (href === null || pathOf(href) === location.pathname) return null
    if (screenAt(pathOf(href)).kind === 'login') prepareLogin(localeOf(href))
    return href
  })
  const rested = useEffectEvent((href: string) => {
    const screen = screenAt(pathOf(href))
    if (screen.kind === 'title' && openingOf(href, location).state) prepareTitle(screen.link, localeOf(href))
    setReached(href)
  })

  // Nobody opens a title without having moved: its dialog's code comes at the first sign of a person.
  const wake = useEffectEvent(() => {
    if (!liesBelow(screenAt(location.pathname))) return false
    // A task of its own, after what the viewer does has been answered. For the router one title's address is like another.
    setTimeout(() => {
      titleDialog().catch(() => undefined)
      setReached((reached) => reached ?? `${location.pathname}/title`)
    })
    return true
  })

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    let isAwake = false
    const click = (event: MouseEvent) => follow(event)
    const rest = (event: Event) => {
      isAwake ||= wake()
      clearTimeout(resting)
      const href = reach(event)
      if (href !== null) resting = setTimeout(() => rested(href), restMilliseconds)
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

/** The address within the site to which the link under an event leads; another language is another document. */
function hrefUnder({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!href?.startsWith('/') || href.startsWith('//')) return null
  return link?.target || link?.hreflang || link?.hasAttribute('download') ? null : href
}

/**
 * Titles and sign-in open over the page that is there; a link to the same page with another query keeps what lies below,
 * and a title where it was scrolled to; one to the very address leaves no second entry in the history.
 */
export function openingOf(href: string, { pathname, search, state }: Pick<Location<unknown>, 'pathname' | 'search' | 'state'>): NavigateOptions {
  const path = pathOf(href)
  const here = pathname + search
  if (path === pathname) return { state, preventScrollReset: screenAt(path).kind === 'title', replace: href === here }
  const below = backgroundIn(state) ?? (liesBelow(screenAt(pathname)) ? here : null)
  if (!opensOver(screenAt(path)) || below === null) return {}
  const over: Over = { over: below, from: here }
  return { state: over, preventScrollReset: true }
}

const localeOf = (href: string) => splitLocale(href).locale ?? defaultLocale
