import type { Card } from '@ott/catalogue'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, IconButton, Stack, VisuallyHidden } from '@ott/design-system'
import { localeOf, localePath } from '@ott/i18n'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { focusNeighbour, ItemRows } from './item-rows.tsx'
import { useDragSort } from './use-drag-sort.ts'

export type WatchlistRowsProps = {
  cards: Card[]
  /** The line of facts under a title's name, and the date below it where there is one. */
  factsOf: (card: Card, languageTag: string) => { facts: string[]; date: ReactNode }
  /** `next` is the title that followed the removed one. */
  onRemove: (card: Card, next: Card | undefined) => void
  /** The new position: directly before `next`, or last, after `previous`. */
  onMove: (card: Card, next: Card | undefined, previous: Card | undefined) => void
}

type Move = { id: string; step?: 'up' | 'down'; orderBefore: string }

export function WatchlistRows({ cards, factsOf, onRemove, onMove }: WatchlistRowsProps) {
  const { formatMessage, locale: languageTag } = useIntl()
  const locale = localeOf(languageTag)
  const container = useRef<HTMLDivElement>(null)
  const [lastMove, setLastMove] = useState<Move | null>(null)
  const order = cards.map(({ id }) => id).join(' ')
  useFocusAfterStep(container, lastMove, order)

  const move = (from: number, to: number, step?: 'up' | 'down') => {
    const [card, others] = [cards[from], cards.toSpliced(from, 1)]
    if (!card) return
    setLastMove({ id: card.id, step, orderBefore: order })
    onMove(card, others[to], others[to - 1])
  }
  const dragSort = useDragSort(order, move)
  const remove = (card: Card, next: Card | undefined) => {
    setLastMove(null)
    focusNeighbour(container.current, card.id)
    onRemove(card, next)
  }
  return (
    <div ref={container} tabIndex={-1} data-halo="elsewhere">
      <Stack gap={4}>
        <ItemRows
          label={formatMessage({ id: 'my.list' })}
          dragSort={dragSort}
          rows={cards.map((card, index) => {
            const next = cards[index + 1]
            const label = (id: 'watchlist.moveUp' | 'watchlist.moveDown' | 'watchlist.remove') => formatMessage({ id }, { title: card.title })
            return {
              key: card.id,
              href: localePath(locale, card.link),
              title: card.title,
              pictureSrc: card.pictures.landscape,
              ...rowFacts(factsOf(card, languageTag)),
              actions: (
                <>
                  <IconButton size="sm" variant="tertiary" label={label('watchlist.moveUp')} icon={<ChevronUpIcon />} data-step="up" disabled={index === 0} onClick={() => move(index, index - 1, 'up')} />
                  <IconButton size="sm" variant="tertiary" label={label('watchlist.moveDown')} icon={<ChevronDownIcon />} data-step="down" disabled={!next} onClick={() => move(index, index + 1, 'down')} />
                  <IconButton size="sm" variant="tertiary" label={label('watchlist.remove')} icon={<CloseIcon />} onClick={() => remove(card, next)} />
                </>
              ),
            }
          })}
        />
        <MoveAnnouncement cards={cards} move={lastMove} order={order} />
      </Stack>
    </div>
  )
}

const rowFacts = ({ facts, date }: ReturnType<WatchlistRowsProps['factsOf']>) => ({ facts: [facts], date })

/**
 * React moves the row in the document, which drops the focus: it returns to the pressed button, or to the other direction at an
 * end of the list. Once per move, because later changes of the order happen while the focus is elsewhere.
 */
function useFocusAfterStep(container: { current: HTMLElement | null }, move: Move | null, order: string): void {
  const focused = useRef<Move>(null)
  useEffect(() => {
    if (!move?.step || move.orderBefore === order || focused.current === move) return
    focused.current = move
    const row = container.current?.querySelector(`[data-row="${move.id}"]`)
    const sameStep = row?.querySelector<HTMLElement>(`[data-step="${move.step}"]:not(:disabled)`)
    ;(sameStep ?? row?.querySelector<HTMLElement>('[data-step]:not(:disabled)'))?.focus()
  }, [container, order, move])
}

/** The optimistic update arrives after the press: until the order changes there is nothing to announce. */
function MoveAnnouncement({ cards, move, order }: { cards: Card[]; move: Move | null; order: string }) {
  const { formatMessage } = useIntl()
  const index = move && move.orderBefore !== order ? cards.findIndex(({ id }) => id === move.id) : -1
  const title = cards[index]?.title
  return (
    <div role="status">
      {title && <VisuallyHidden>{formatMessage({ id: 'watchlist.moved' }, { title, place: index + 1 })}</VisuallyHidden>}
    </div>
  )
}
