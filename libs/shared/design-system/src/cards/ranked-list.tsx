import { useId } from 'react'
import { Picture } from './picture.tsx'
import * as styles from './ranked-list.css.ts'
import { Heading } from '../typography/text.tsx'
import { followGridArrow } from './grid-keyboard.ts'
import { useRowScrollState } from './row-scroll-state.ts'
import { header } from './row.css.ts'

export interface RankedListProps {
  title: string
  /** Names the list in statistics. */
  moduleId?: string
  /** In rank order. Ranks are formatted in the user's language. */
  entries: { href: string; rank: string; title: string; facts?: string; pictureSrc: string }[]
}

/** Ten titles in ranked order, such as the most watched today. Unranked titles are a `Row`. */
export function RankedList({ title, moduleId, entries }: RankedListProps) {
  const id = useId()
  const { section } = useRowScrollState(title)
  return (
    <section ref={section} aria-labelledby={id} data-module={moduleId}>
      <header className={header}><Heading level={2} size="section" id={id}>{title}</Heading></header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble from the links inside */}
      <ol className={styles.list} data-item-list="" onKeyDown={followGridArrow}>
        {entries.map((entry, place) => (
          <li key={entry.href} className={styles.entry}>
            {place === 0 ? <span className={styles.first} /> : null}
            <a className={styles.link} href={entry.href} data-halo="elsewhere">
              <span className={styles.rank}>{entry.rank}</span>
              <span className={styles.art}>
                <Picture src={entry.pictureSrc} alt="" width={600} height={900} sizes="64px" widths={[64, 128, 256]} />
              </span>
              <span>
                <span className={styles.title}>{entry.title}</span>
                <span className={styles.facts}>{entry.facts}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
