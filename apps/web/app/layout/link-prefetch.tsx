import { useEffect, useEffectEvent, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { prefetchLogin } from '../auth/prefetch-login.ts'
import { whenIdle } from '../performance/index.ts'
import { modalState } from '../routing/modal-navigation.ts'
import { canHostModal } from '../routing/pages.ts'
import { openingLink } from '../routing/opening-title.ts'
import { titleModalHost, preloadTitle, titleModal } from '../title/preload-title.ts'
import { siteLinkAt } from './site-link.ts'
import type { SiteLink } from './site-link.ts'

const intents = ['pointerover', 'focusin', 'touchstart', 'scroll']

/** A pointer that only passes over a link prefetches nothing. */
const restMs = 100

/** After the first interaction a press or a scroll is likely, and goes before everything that is prefetched. */
const afterInteractionMs = 300

/** Prefetches the page of a link that a pointer or the focus rests on, and a title's dialog after the first interaction. */
export function LinkPrefetch() {
  const location = useLocation()
  const [prefetched, setPrefetched] = useState<string | null>(null)

  const linkElsewhere = useEffectEvent((event: Event) => {
    const link = siteLinkAt(event)
    return link && link.path !== location.pathname ? link : null
  })
  const prefetch = useEffectEvent(({ href, titleLink, locale }: SiteLink) => {
    if (!navigator.onLine) return
    if (titleLink && modalState(href, location)) preloadTitle(titleLink, locale)
    setPrefetched(href)
  })
  const preloadTitleModal = useEffectEvent(() => {
    if (!canHostModal(location.pathname)) return false
    // Users interact before they open a title, and prefetching must not delay that interaction.
    setTimeout(() => titleModalHost().catch(() => undefined))
    setTimeout(() => whenIdle(() => {
      if (openingLink() !== null || !navigator.onLine) return
      titleModal().catch(() => undefined)
      // All titles have one route, so any path prefetches its code.
      setPrefetched((href) => href ?? `${location.pathname}/title`)
    }), afterInteractionMs)
    return true
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasInteracted = false
    const onIntent = (event: Event) => {
      hasInteracted ||= preloadTitleModal()
      clearTimeout(timer)
      const link = linkElsewhere(event)
      if (!link) return
      if (link.isSignIn) prefetchLogin(link.locale)
      timer = setTimeout(() => prefetch(link), restMs)
    }
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true })
    return () => {
      for (const name of intents) document.removeEventListener(name, onIntent)
      clearTimeout(timer)
    }
  }, [])
  return prefetched === null ? null : <PrefetchPageLinks page={prefetched} />
}
