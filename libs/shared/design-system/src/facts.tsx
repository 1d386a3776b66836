import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import * as styles from './facts.css.ts'

export interface FactsProps {
  /** In an outline before the others: an age rating. */
  badge?: string
  facts: ReactNode[]
}

/** One line of short facts: rating, year, length, kind. */
export function Facts({ badge, facts }: FactsProps) {
  return (
    <div className={styles.facts}>
      {badge ? <Badge>{badge}</Badge> : null}
      {facts.map((fact, place) => <span key={place} className={styles.fact}>{fact}</span>)}
    </div>
  )
}

export interface FactListProps {
  facts: { term: string; value: ReactNode }[]
}

/** Longer facts under their names: cast, director, languages. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.list}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
