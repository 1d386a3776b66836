import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { modalState, navigateOptions } from '../routing/modal-navigation.ts'
import { cancelOpeningTitle, openingLink } from '../routing/opening-title.ts'
import { openTitle } from '../title/open-title.ts'
import { showToast } from '../toasts/toasts.ts'
import { LinkPrefetch } from './link-prefetch.tsx'
import { siteLinkAt } from './site-link.ts'

/**
 * Passes the clicks on all links of the site to the router, with one listener. The links are plain anchors, because a
 * hundred router links slow down hydration and every navigation.
 */
export function LinkInterceptor() {
  const navigate = useNavigate()
  const location = useLocation()
  const isNavigating = useNavigation().state !== 'idle'
  // The router reloads the document if a page's code fails to load, and the current page would be lost (WEB-32).
  const [visited] = useState(() => new Set<string>())
  useEffect(() => {
    visited.add(location.pathname)
  }, [visited, location.pathname])

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = siteLinkAt(event)
    if (!link || !isPlainClick(event) || event.defaultPrevented) return
    event.preventDefault()
    const { href, path, titleLink, locale, picture } = link
    if (!navigator.onLine && !visited.has(path)) return showToast({ type: 'warning', messageId: 'network.offline' })
    const options = navigateOptions(href, location)
    // A navigation that is in progress ends with this click, and only the router can end it.
    const state = modalState(href, location)
    if (titleLink && state && !isNavigating && titleLink !== openingLink()) {
      const toTitle = () => void navigate(href, { ...options, replace: true })
      return openTitle({ link: titleLink, href, state, locationKey: location.key, picture, clickedAt: performance.now(), navigate: toTitle }, locale)
    }
    if (titleLink !== openingLink()) cancelOpeningTitle()
    void navigate(href, options)
  })
  useEffect(() => {
    const click = (event: MouseEvent) => follow(event)
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  }, [])
  return <LinkPrefetch />
}

/** Excludes clicks that open another tab or window. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
