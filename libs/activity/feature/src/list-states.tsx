import { Button, CardGridSkeleton, EmptyState, ErrorState, Inline, Text } from '@ott/design-system'
import type { CardShape } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './list-states.css.ts'

/** The state of a list that loads page by page. */
export type PagedList<Item> =
  | { status: 'loading' }
  | { status: 'failed'; isFetching: boolean; onRetry: () => void }
  /** `onLoadMore` is null on the last page. */
  | { status: 'read'; items: Item[]; isLoadingMore: boolean; onLoadMore: (() => void) | null }

/** Before a card is removed: moves the focus to the next one, else the previous one, else the container. */
export function focusNeighbour(container: HTMLElement | null, index: number): void {
  const cards = container?.querySelectorAll('[data-item-list] > *')
  const control = (cards?.[index + 1] ?? cards?.[index - 1])?.querySelector<HTMLElement>('a, button')
  const next = control ?? container
  next?.focus({ preventScroll: true })
}

type EditButtonProps = { isEditing: boolean; onChange: (isEditing: boolean) => void; isForTouchOnly?: boolean }

/** Starts and ends the edit mode of a list. For touch only where others see the actions of a card on hover and focus. */
export function EditButton({ isEditing, onChange, isForTouchOnly = false }: EditButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <span className={isForTouchOnly ? styles.forTouchOnly : undefined}>
      <Button size="sm" onClick={() => onChange(!isEditing)}>{formatMessage({ id: isEditing ? 'my.editDone' : 'my.edit' })}</Button>
    </span>
  )
}

/** Announces that a filter matches nothing. It stays mounted, because screen readers announce changes only. */
export const NoMatches = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.announcement}>{children && <Text tone="soft">{children}</Text>}</div>
)

export function ListSkeleton({ shape }: { shape: CardShape }) {
  const { formatMessage } = useIntl()
  return <CardGridSkeleton shape={shape} label={formatMessage({ id: 'my.loading' })} />
}

type EmptyListProps = { of: 'watching' | 'list' | 'history'; browseHref: string }

export function EmptyList({ of, browseHref }: EmptyListProps) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      title={formatMessage({ id: `my.${of}.empty.title` })}
      text={formatMessage({ id: `my.${of}.empty.text` })}
      actions={<Button variant="primary" href={browseHref}>{formatMessage({ id: 'my.browse' })}</Button>}
    />
  )
}

export function ListError({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      title={formatMessage({ id: 'rows.failed.title' })}
      text={formatMessage({ id: 'rows.failed.text' })}
      actions={<Button loading={isRetrying} onClick={onRetry}>{formatMessage({ id: 'rows.failed.retry' })}</Button>}
    />
  )
}

export function LoadMore({ isLoading, onLoadMore }: { isLoading: boolean; onLoadMore: () => void }) {
  const { formatMessage } = useIntl()
  return <Inline><Button loading={isLoading} onClick={onLoadMore}>{formatMessage({ id: 'my.more' })}</Button></Inline>
}
