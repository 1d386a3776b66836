import { Banner, Button, Inline, Stack } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useEffect, useRef } from 'react'
import type { Ref, RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { SearchKind } from './search-kinds.ts'
import { useLocale } from './use-locale.ts'

/** How it stands with the findings beyond those that are shown. */
export type MoreFindings =
  | { is: 'there' }
  | { is: 'coming' }
  /** `says`: what the server said of it that helps; null for no answer. `isComing`: they are asked for again. */
  | { is: 'failed'; says: string | null; isComing: boolean }

type Shown = { term: string; kind: SearchKind; nextPart: number; more: MoreFindings; onMore: () => void; buttonRef: Ref<HTMLButtonElement> }

/**
 * The way to the next findings, below all that are shown. It is a form: without scripts it leads to a page with those as
 * well. What could not be brought is said above the button, which stays and asks again (SEA-8).
 */
export function SearchMore({ term, kind, nextPart, more, onMore, buttonRef }: Shown) {
  const intl = useIntl()
  const locale = useLocale()
  const hasFailed = more.is === 'failed'
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
      <input type="hidden" name="parts" value={nextPart} />
      <Stack gap={3}>
        {hasFailed && <Banner tone="error">{more.says ?? intl.formatMessage({ id: 'search.more.failed' })}</Banner>}
        <Inline>
          <Button ref={buttonRef} type="submit" loading={more.is === 'coming' || (hasFailed && more.isComing)}>
            {intl.formatMessage({ id: hasFailed ? 'search.failed.retry' : 'search.more' })}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

type GoingOn = {
  place: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
  /** To be called when more is asked for. */
  asks: () => void
}

/**
 * Whoever asked for more goes on by keyboard at the first of what came, which stands last on the page; where nothing came,
 * at what there is. Who went elsewhere meanwhile is left there. `list` names what grows, and `isWhole` that it will not again.
 */
export function useGoingOn(list: string, length: number, isWhole: boolean): GoingOn {
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const asked = useRef<{ list: string; length: number } | null>(null)

  useEffect(() => {
    const before = asked.current
    if (!before || (before.list === list && length <= before.length && !isWhole)) return
    asked.current = null
    // A button that went with the last of them leaves the keyboard nowhere.
    const isHere = [button.current, document.body].includes(document.activeElement as HTMLElement)
    if (before.list !== list || !isHere) return
    const grown = [...(place.current?.querySelectorAll('[data-tray]') ?? [])].at(-1)
    const first = length > before.length ? grown?.children[before.length] : undefined
    ;(first?.querySelector('a') ?? place.current)?.focus({ preventScroll: true })
    if (first && isInSight(first)) first.scrollIntoView({ block: 'nearest' })
  }, [list, length, isWhole])

  return {
    place,
    button,
    asks: () => {
      asked.current = { list, length }
    },
  }
}

function isInSight(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
