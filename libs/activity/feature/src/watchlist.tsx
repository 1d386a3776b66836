import type { Card } from '@ott/catalogue'
import { Button, ChevronDownIcon, ChevronUpIcon, CloseIcon, EmptyState, IconButton, Section, Segmented, Stack, VisuallyHidden } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useMyDrag } from './my-drag.ts'
import { focusBeside, MoreRows, MyRows, MyRowsSkeleton, NoneOfKind } from './my-rows.tsx'
import { RowsFailed } from './rows-error.tsx'
import { dateOf, shortFacts } from './title-card.tsx'
import { useLocale } from './use-locale.ts'

export type ListKind = 'all' | 'movie' | 'series'

/** What a list that is read part by part can be. */
export type MyReading<Item> =
  | { state: 'loading' }
  | { state: 'failed'; isComing: boolean; onRetry: () => void }
  /** `onMore` is null where there is no more. */
  | { state: 'read'; items: Item[]; isComing: boolean; onMore: (() => void) | null }

export type MyListProps = {
  reading: MyReading<Card>
  kind: ListKind
  onKind: (kind: ListKind) => void
  /** `next` is the title that stood below it, if one did. */
  onRemove: (card: Card, next: Card | undefined) => void
  /** To stand directly above `next`, or last of all, below `above`. */
  onMove: (card: Card, next: Card | undefined, above: Card | undefined) => void
  /** Where titles are found. */
  browseHref: string
}

/** What the viewer put aside for later, in an order of their own (LIST-1). */
export function MyList({ reading, kind, onKind, browseHref, ...on }: MyListProps) {
  const intl = useIntl()
  const isEmpty = reading.state === 'read' && reading.items.length === 0
  const kinds = (['all', 'movie', 'series'] as const).map((value) => ({ value, label: intl.formatMessage({ id: `my.kind.${value}` }) }))
  return (
    <Section
      title={intl.formatMessage({ id: 'my.list' })}
      end={!(isEmpty && kind === 'all') && <Segmented label={intl.formatMessage({ id: 'my.kind' })} options={kinds} value={kind} onChange={onKind} />}
    >
      {reading.state === 'loading' && <MyRowsSkeleton />}
      {reading.state === 'failed' && <RowsFailed isComing={reading.isComing} onRetry={reading.onRetry} />}
      <NoneOfKind>{isEmpty && kind !== 'all' && intl.formatMessage({ id: `my.noneOfKind.${kind}` })}</NoneOfKind>
      {isEmpty && kind === 'all' && (
        <EmptyState
          title={intl.formatMessage({ id: 'my.empty.title' })}
          text={intl.formatMessage({ id: 'my.empty.text' })}
          actions={<Button variant="primary" href={browseHref}>{intl.formatMessage({ id: 'my.browse' })}</Button>}
        />
      )}
      {reading.state === 'read' && !isEmpty && <Entries cards={reading.items} {...on} />}
      {reading.state === 'read' && reading.onMore && <MoreRows isComing={reading.isComing} onMore={reading.onMore} />}
    </Section>
  )
}

function Entries({ cards, onRemove, onMove }: Pick<MyListProps, 'onRemove' | 'onMove'> & { cards: Card[] }) {
  const intl = useIntl()
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ id: string; step?: 'up' | 'down'; from: string } | null>(null)
  const focused = useRef<typeof moved>(null)
  const order = cards.map(({ id }) => id).join(' ')

  // A row that a button moves in the document loses the focus; at an end of the list the other direction takes it. Once: later
  // changes of the order find the viewer elsewhere.
  useEffect(() => {
    if (!moved?.step || moved.from === order || focused.current === moved) return
    focused.current = moved
    const row = place.current?.querySelector(`[data-row="${moved.id}"]`)
    const same = row?.querySelector<HTMLElement>(`[data-step="${moved.step}"]:not(:disabled)`)
    ;(same ?? row?.querySelector<HTMLElement>('[data-step]:not(:disabled)'))?.focus()
  }, [order, moved])

  const move = (from: number, to: number, step?: 'up' | 'down') => {
    const [card, others] = [cards[from], cards.toSpliced(from, 1)]
    if (!card) return
    setMoved({ id: card.id, step, from: order })
    onMove(card, others[to], others[to - 1])
  }
  const dragging = useMyDrag(order, move)
  const remove = (card: Card, next: Card | undefined) => {
    setMoved(null)
    focusBeside(place.current, card.id)
    onRemove(card, next)
  }
  // It is shown where it goes a moment after the press: until then nothing is so.
  const hasMoved = moved !== null && moved.from !== order
  const movedTo = cards.findIndex(({ id }) => id === moved?.id)
  const movedTitle = cards[movedTo]?.title
  return (
    <div ref={place} tabIndex={-1} data-halo="elsewhere">
      <Stack gap={4}>
        <MyRows
          label={intl.formatMessage({ id: 'my.list' })}
          dragging={dragging}
          rows={cards.map((card, at) => {
            const below = cards[at + 1]
            const say = (id: 'my.up' | 'my.down' | 'my.remove') => intl.formatMessage({ id }, { title: card.title })
            return {
              key: card.id,
              href: localePath(locale, card.link),
              title: card.title,
              pictureSrc: card.pictures.landscape,
              facts: [shortFacts(card, intl.locale)],
              date: dateOf(card),
              actions: (
                <>
                  <IconButton size="sm" variant="tertiary" label={say('my.up')} icon={<ChevronUpIcon />} data-step="up" disabled={at === 0} onClick={() => move(at, at - 1, 'up')} />
                  <IconButton size="sm" variant="tertiary" label={say('my.down')} icon={<ChevronDownIcon />} data-step="down" disabled={!below} onClick={() => move(at, at + 1, 'down')} />
                  <IconButton size="sm" variant="tertiary" label={say('my.remove')} icon={<CloseIcon />} onClick={() => remove(card, below)} />
                </>
              ),
            }
          })}
        />
        <div role="status">
          {hasMoved && movedTitle && <VisuallyHidden>{intl.formatMessage({ id: 'my.moved' }, { title: movedTitle, place: movedTo + 1 })}</VisuallyHidden>}
        </div>
      </Stack>
    </div>
  )
}
