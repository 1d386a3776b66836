import { genreQuery, genresQuery, pageQuery, personQuery, titleQuery } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import { isMetered } from '@ott/playback-feature'
import { apiClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { whenIdle } from '../performance/index.ts'
import { genreViewParam } from '../routing/genre-view-param.ts'
import { matchPage } from '../routing/pages.ts'
import { siteLinkAt } from './site-link.ts'
import type { SiteLink } from './site-link.ts'

/**
 * Prefetches the data of links within 200 px of the window, one after the other in idle periods (WEB-141). Media and code
 * need intent.
 *
 * @returns the function that stops it
 */
export function prefetchNearbyLinks(): () => void {
  const nearby = new Set<Element>()
  let isBusy = false

  async function prefetchAll(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (const link of nearby) {
      await new Promise<void>(whenIdle)
      if (nearby.delete(link)) await prefetchLink(link).catch(() => undefined)
    }
    isBusy = false
  }

  const viewport = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) nearby.add(target)
      else nearby.delete(target)
    }
    void prefetchAll()
  }, { rootMargin: '200px' })
  const observeIn = (part: ParentNode) => part.querySelectorAll('a[href]').forEach((link) => viewport.observe(link))
  const additions = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => Array.from(addedNodes))) {
      if (node instanceof Element) observeIn(node.matches('a[href]') ? node.parentElement ?? node : node)
    }
  })
  observeIn(document)
  additions.observe(document.body, { childList: true, subtree: true })
  return () => {
    viewport.disconnect()
    additions.disconnect()
    nearby.clear()
  }
}

async function prefetchLink(element: Element): Promise<void> {
  const link = siteLinkAt({ target: element })
  if (link && link.path !== location.pathname && navigator.onLine && !isMetered()) await prefetchPage(link)
}

/** The queries that a navigation to the page waits for. Pages without any, or with data of the user, have none here. */
function prefetchPage({ href, path, locale }: SiteLink): Promise<unknown> {
  const language = apiLanguage(locale)
  const { id, params } = matchPage(path)
  const prefetch: typeof queryClient.prefetchQuery = (query) => queryClient.prefetchQuery({ ...query, retry: false })
  switch (id) {
    case 'routes/title':
      return prefetch(titleQuery(apiClient, `/${params['*'] ?? ''}`, language))
    case 'routes/home':
    case 'routes/movies':
    case 'routes/shows':
      return prefetch(pageQuery(apiClient, id.replace('routes/', ''), language))
    case 'routes/genre': {
      const genre = params.slug === undefined ? null : genreQuery(apiClient, params.slug, language, genreViewParam(new URL(href, location.origin).searchParams))
      return Promise.all([prefetch(genresQuery(apiClient, language)), genre && prefetch(genre)])
    }
    case 'routes/person':
      return prefetch(personQuery(apiClient, params.personId ?? '', language))
    default:
      return Promise.resolve()
  }
}
