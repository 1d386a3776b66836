import { Banner, Button, Inline, Stack } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useEffect, useRef } from 'react'
import type { Ref, RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { SearchKind } from './search-kinds.ts'
import { useLocale } from './use-locale.ts'

/** The state of further results. */
export type MoreResults =
  | { status: 'ready' }
  | { status: 'loading' }
  /** `message`: the server's message; null without a response. */
  | { status: 'failed'; message: string | null; isRetrying: boolean }

type Shown = { term: string; kind: SearchKind; nextPage: number; more: MoreResults; onMore: () => void; buttonRef: Ref<HTMLButtonElement> }

/** Loads more results. A form, so that it works without scripts; an error is shown above the button, which retries (SEA-8). */
export function SearchMore({ term, kind, nextPage, more, onMore, buttonRef }: Shown) {
  const intl = useIntl()
  const locale = useLocale()
  const hasFailed = more.status === 'failed'
  return (
    <form
      action={localePath(locale, '/search')}
      onSubmit={(event) => {
        event.preventDefault()
        onMore()
      }}
    >
      <input type="hidden" name="search" value={term} />
      {kind !== 'all' && <input type="hidden" name="kind" value={kind} />}
      <input type="hidden" name="parts" value={nextPage} />
      <Stack gap={3}>
        {hasFailed && <Banner tone="error">{more.message ?? intl.formatMessage({ id: 'search.more.failed' })}</Banner>}
        <Inline>
          <Button ref={buttonRef} type="submit" loading={more.status === 'loading' || (hasFailed && more.isRetrying)}>
            {intl.formatMessage({ id: hasFailed ? 'search.failed.retry' : 'search.more' })}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

type NewResultsFocus = {
  place: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
  /** Called on each request for more. */
  onRequest: () => void
}

/**
 * Moves the focus to the first new result, or to the list where none came, unless the user moved it meanwhile. `list` selects
 * the growing list, `isWhole` means it is complete.
 */
export function useFocusOnNewResults(list: string, length: number, isWhole: boolean): NewResultsFocus {
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const requested = useRef<{ list: string; length: number } | null>(null)

  useEffect(() => {
    const before = requested.current
    if (!before || (before.list === list && length <= before.length && !isWhole)) return
    requested.current = null
    // After the last page the button is gone and the focus would be lost.
    const isHere = [button.current, document.body].includes(document.activeElement as HTMLElement)
    if (before.list !== list || !isHere) return
    const grown = [...(place.current?.querySelectorAll('[data-item-list]') ?? [])].at(-1)
    const first = length > before.length ? grown?.children[before.length] : undefined
    ;(first?.querySelector('a') ?? place.current)?.focus({ preventScroll: true })
    if (first && isInSight(first)) first.scrollIntoView({ block: 'nearest' })
  }, [list, length, isWhole])

  return {
    place,
    button,
    onRequest: () => {
      requested.current = { list, length }
    },
  }
}

function isInSight(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
