import type { SearchSpace } from '@ott/analytics'
import type { Card } from '@ott/catalogue'
import { titlesOfKind } from '@ott/catalogue-feature'
import type { SearchKind, SearchState } from '@ott/catalogue-feature'
import { useEffect, useRef } from 'react'
import { track } from './track.ts'

/** Results that are replaced by those of the next key within this time were not looked at. */
const lookedAtMs = 1_000

/** A search whose results were shown for a second, or used before; never its text. Call what it returns when a result is opened. */
export function useSearchEvents(term: string, kind: SearchKind, state: SearchState): (opened: Card) => void {
  const askedAt = useRef(0)
  const reportSearch = useRef<() => void>(null)
  useEffect(() => { askedAt.current = performance.now() }, [term])
  const total = state.status === 'found' && !state.isStale ? state.results.total : null
  useEffect(() => {
    if (term === '' || total === null) return
    const tookMs = Math.round(performance.now() - askedAt.current)
    const forget = () => {
      clearTimeout(timer)
      reportSearch.current = null
    }
    const report = () => {
      forget()
      track('Search', { resultCount: total, tookMs, space: spaceOf(kind), isVoice: false })
    }
    const timer = setTimeout(report, lookedAtMs)
    reportSearch.current = report
    return forget
  }, [term, kind, total])
  return (opened) => {
    reportSearch.current?.()
    trackResult(opened, kind, state)
  }
}

/** Ranks count from 0. */
function trackResult(card: Card, kind: SearchKind, state: SearchState): void {
  if (state.status !== 'found') return
  const rank = titlesOfKind(state.results, kind).findIndex(({ id }) => id === card.id)
  if (rank >= 0) track('Search_Result_Click', { contentId: card.id, rank, space: spaceOf(kind) })
}

function spaceOf(kind: SearchKind): SearchSpace {
  if (kind === 'all' || kind === 'people') return kind
  return 'title'
}
