import { Button, FactLine, GripIcon, Inline, Link, Picture, ProgressLine, Skeleton, Text } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Drag, MyDrag } from './my-drag.ts'
import * as styles from './my-rows.css.ts'

export type MyRow = {
  key: string
  href: string
  title: string
  pictureSrc: string
  /** Short lines under the title. */
  facts: string[][]
  /** Below them, when it comes or until when it is there. */
  date?: ReactNode
  /** How far it was watched, 0 to 1. */
  share?: number | null
  actions: ReactNode
  onIntent?: () => void
}

/** Titles one under another, each with what can be done with it, and dragged by a grip where they have an order of the viewer's. */
export function MyRows({ label, rows, dragging }: { label: string; rows: MyRow[]; dragging?: MyDrag }) {
  const drag = dragging?.drag ?? null
  return (
    <ul ref={dragging?.list} className={styles.rows} aria-label={label}>
      {rows.map(({ key, href, title, pictureSrc, facts, date, share = null, actions, onIntent }, at) => (
        <li key={key} className={styles.row} data-row={key} data-dragged={drag?.from === at ? '' : undefined} data-lands={landing(drag, at)}>
          <div className={styles.still}>
            <Picture src={pictureSrc} alt="" width={1280} height={720} sizes="(max-width: 599px) 104px, 168px" widths={[128, 256, 384]} />
            {share !== null && <span className={styles.progress}><ProgressLine percent={share * 100} /></span>}
          </div>
          <div className={styles.words}>
            <Text strong as="span">
              <Link quiet href={href} data-stretch="" onPointerEnter={onIntent} onFocus={onIntent} onTouchStart={onIntent}>{title}</Link>
            </Text>
            {facts.map((line) => <span key={line.join()} className={styles.facts}><FactLine facts={line} /></span>)}
            {date && <span className={styles.facts}>{date}</span>}
          </div>
          <div className={styles.actions}>
            {dragging && rows.length > 1 && (
              <span className={styles.grip} aria-hidden="true" data-grip="" onPointerDown={(event) => dragging.onGrip(event, at)}><GripIcon /></span>
            )}
            {actions}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The keyboard goes on beside a row that leaves: at the title below, or above where it was the last, or at the place of all. */
export function focusBeside(place: HTMLElement | null, key: string): void {
  const rows = [...(place?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = rows.findIndex(({ dataset }) => dataset.row === key)
  const title = (rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLElement>('[data-stretch]')
  const next = title ?? place
  next?.focus({ preventScroll: true })
}

/** On which side of a row the dragged one will stand. */
function landing(drag: Drag | null, at: number): 'before' | 'after' | undefined {
  if (!drag || drag.to !== at || drag.from === at) return undefined
  return at < drag.from ? 'before' : 'after'
}

/** That a choice leaves nothing to show, read out as it comes; nothing at all while there is something. */
export const NoneOfKind = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.outcome}>{children && <Text tone="soft">{children}</Text>}</div>
)

export function MyRowsSkeleton() {
  const intl = useIntl()
  return (
    <div role="group" aria-busy="true" aria-label={intl.formatMessage({ id: 'my.loading' })} className={styles.rows}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="landscape" />
          <div className={styles.words}><Skeleton shape="line" /><Skeleton shape="shortLine" /></div>
        </div>
      ))}
    </div>
  )
}

export function MoreRows({ isComing, onMore }: { isComing: boolean; onMore: () => void }) {
  const intl = useIntl()
  return <Inline><Button loading={isComing} onClick={onMore}>{intl.formatMessage({ id: 'my.more' })}</Button></Inline>
}
