import { Button, ErrorState, FactLine, GripIcon, Inline, Link, Picture, ProgressLine, Skeleton, Text } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Drag, DragSort } from './use-drag-sort.ts'
import * as styles from './item-rows.css.ts'

/** The state of a list that loads page by page. */
export type PagedList<Item> =
  | { status: 'loading' }
  | { status: 'failed'; isFetching: boolean; onRetry: () => void }
  /** `onLoadMore` is null on the last page. */
  | { status: 'read'; items: Item[]; isLoadingMore: boolean; onLoadMore: (() => void) | null }

type ItemRow = {
  key: string
  href: string
  title: string
  pictureSrc: string
  /** Short lines under the title. */
  facts: string[][]
  /** Below the facts: when the title comes out or leaves. */
  date?: ReactNode
  /** The share watched, 0 to 1. */
  share?: number | null
  actions: ReactNode
  onIntent?: () => void
}

/** Titles as rows with actions; a grip drags them where the user decides the order. */
export function ItemRows({ label, rows, dragSort }: { label: string; rows: ItemRow[]; dragSort?: DragSort }) {
  const drag = dragSort?.drag ?? null
  return (
    <ul ref={dragSort?.list} className={styles.rows} aria-label={label}>
      {rows.map(({ key, href, title, pictureSrc, facts, date, share = null, actions, onIntent }, index) => (
        <li key={key} className={styles.row} data-row={key} data-dragged={drag?.from === index ? '' : undefined} data-lands={dropSide(drag, index)}>
          <div className={styles.still}>
            <Picture src={pictureSrc} alt="" width={1280} height={720} sizes="(max-width: 599px) 104px, 168px" widths={[128, 256, 384]} />
            {share !== null && <span className={styles.progress}><ProgressLine percent={share * 100} /></span>}
          </div>
          <div className={styles.text}>
            <Text strong as="span">
              <Link quiet href={href} data-stretch="" onPointerEnter={onIntent} onFocus={onIntent} onTouchStart={onIntent}>{title}</Link>
            </Text>
            {facts.map((line) => <span key={line.join()} className={styles.facts}><FactLine facts={line} /></span>)}
            {date && <span className={styles.facts}>{date}</span>}
          </div>
          <div className={styles.actions}>
            {dragSort && rows.length > 1 && (
              <span className={styles.grip} aria-hidden="true" data-grip="" onPointerDown={(event) => dragSort.onGrip(event, index)}><GripIcon /></span>
            )}
            {actions}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** On which side of a row the dragged one lands. */
function dropSide(drag: Drag | null, index: number): 'before' | 'after' | undefined {
  if (!drag || drag.to !== index || drag.from === index) return undefined
  return index < drag.from ? 'before' : 'after'
}

/** Before a row is removed: moves the focus to the next title, else the previous one, else the list. */
export function focusNeighbour(list: HTMLElement | null, key: string): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const index = rows.findIndex(({ dataset }) => dataset.row === key)
  const title = (rows[index + 1] ?? rows[index - 1])?.querySelector<HTMLElement>('[data-stretch]')
  const next = title ?? list
  next?.focus({ preventScroll: true })
}

/** Announces that a filter matches nothing. It stays mounted, because screen readers announce changes only. */
export const NoMatches = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.announcement}>{children && <Text tone="soft">{children}</Text>}</div>
)

export function ItemRowsSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <div role="group" aria-busy="true" aria-label={formatMessage({ id: 'my.loading' })} className={styles.rows}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="landscape" />
          <div className={styles.text}><Skeleton shape="line" /><Skeleton shape="shortLine" /></div>
        </div>
      ))}
    </div>
  )
}

export function ItemRowsError({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      title={formatMessage({ id: 'rows.failed.title' })}
      text={formatMessage({ id: 'rows.failed.text' })}
      actions={<Button loading={isRetrying} onClick={onRetry}>{formatMessage({ id: 'rows.failed.retry' })}</Button>}
    />
  )
}

export function MoreRows({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const { formatMessage } = useIntl()
  return <Inline><Button loading={isLoading} onClick={onMore}>{formatMessage({ id: 'my.more' })}</Button></Inline>
}
