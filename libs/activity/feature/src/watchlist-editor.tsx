import type { Card } from '@ott/catalogue'
import { CardGrid, ChevronLeftIcon, ChevronRightIcon, CloseIcon, GripIcon, IconButton, Picture, Stack, VisuallyHidden } from '@ott/design-system'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDragSort } from './use-drag-sort.ts'
import type { Drag } from './use-drag-sort.ts'
import * as styles from './watchlist-editor.css.ts'

export type WatchlistEditorProps = {
  cards: Card[]
  removeLabel: (card: Card) => string
  /** `next` is the title that followed the removed one. */
  onRemove: (card: Card, next: Card | undefined) => void
  /** The new position: directly before `next`, or last, after `previous`. */
  onMove: (card: Card, next: Card | undefined, previous: Card | undefined) => void
}

type Step = 'earlier' | 'later'
type Move = { id: string; step?: Step; orderBefore: string }

/** The posters of the watchlist with controls in place of links: a grip to drag, buttons for each step, and one to remove. */
export function WatchlistEditor({ cards, removeLabel, onRemove, onMove }: WatchlistEditorProps) {
  const { formatMessage } = useIntl()
  const [lastMove, setLastMove] = useState<Move | null>(null)
  const order = cards.map(({ id }) => id).join(' ')

  const move = (from: number, to: number, step?: Step) => {
    const [card, others] = [cards[from], cards.toSpliced(from, 1)]
    if (!card) return
    setLastMove({ id: card.id, step, orderBefore: order })
    onMove(card, others[to], others[to - 1])
  }
  const { list, onGrip, drag } = useDragSort(order, move)
  useFocusAfterStep(list, lastMove, order)
  const remove = (card: Card, next: Card | undefined) => {
    setLastMove(null)
    onRemove(card, next)
  }
  return (
    <Stack gap={4}>
      <div className={styles.editor}>
        <CardGrid shape="portrait" label={formatMessage({ id: 'my.list' })} ref={list}>
          {cards.map((card, index) => {
            const { id, title, pictures } = card
            return (
              <li key={id} className={styles.card} data-row={id} data-dragged={drag?.from === index ? '' : undefined} data-lands={dropSide(drag, index)}>
                <div className={styles.art}>
                  <Picture src={pictures.portrait} alt="" width={600} height={900} sizes={pictureSizes} widths={[128, 256, 384, 500]} />
                  {cards.length > 1 && <span className={styles.grip} aria-hidden="true" data-grip="" onPointerDown={(event) => onGrip(event, index)}><GripIcon /></span>}
                  <span className={styles.remove}>
                    <IconButton size="sm" variant="tertiary" label={removeLabel(card)} icon={<CloseIcon />} onClick={() => remove(card, cards[index + 1])} />
                  </span>
                </div>
                <span className={styles.title}>{title}</span>
                <div className={styles.steps}>
                  <IconButton size="sm" label={formatMessage({ id: 'watchlist.moveEarlier' }, { title })} icon={<ChevronLeftIcon />} data-step="earlier" disabled={index === 0} onClick={() => move(index, index - 1, 'earlier')} />
                  <IconButton size="sm" label={formatMessage({ id: 'watchlist.moveLater' }, { title })} icon={<ChevronRightIcon />} data-step="later" disabled={index === cards.length - 1} onClick={() => move(index, index + 1, 'later')} />
                </div>
              </li>
            )
          })}
        </CardGrid>
      </div>
      <MoveAnnouncement cards={cards} move={lastMove} order={order} />
    </Stack>
  )
}

/** Of the columns of a `CardGrid`. */
const pictureSizes = '(max-width: 599px) 30vw, (max-width: 899px) 22.5vw, (max-width: 1599px) 15vw, min(11.5vw, 236px)'

/** On which side of a card the dragged one lands. */
function dropSide(drag: Drag | null, index: number): 'before' | 'after' | undefined {
  if (!drag || drag.to !== index || drag.from === index) return undefined
  return index < drag.from ? 'before' : 'after'
}

/**
 * React moves the card in the document, which drops the focus: it returns to the pressed button, or to the other direction at an
 * end of the list. Once per move, because later changes of the order happen while the focus is elsewhere.
 */
function useFocusAfterStep(list: { current: HTMLElement | null }, move: Move | null, order: string): void {
  const focused = useRef<Move>(null)
  useEffect(() => {
    if (!move?.step || move.orderBefore === order || focused.current === move) return
    focused.current = move
    const card = list.current?.querySelector(`[data-row="${move.id}"]`)
    const sameStep = card?.querySelector<HTMLElement>(`[data-step="${move.step}"]:not(:disabled)`)
    ;(sameStep ?? card?.querySelector<HTMLElement>('[data-step]:not(:disabled)'))?.focus()
  }, [list, order, move])
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
