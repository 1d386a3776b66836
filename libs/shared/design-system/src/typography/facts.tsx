import type { ReactNode } from 'react'
import { Badge } from '../cards/badge.tsx'
import * as styles from './facts.css.ts'

interface FactsProps {
  /** Outlined, before the others: an age rating, which has Latin letters in every language. */
  badge?: string
  facts: string[]
}

/** No wrapped line starts with a dot: it stays with the fact before it. */
const between = '\u00A0· '

/** A number never wraps apart from its noun. */
const withItsUnit = (fact: string): string => fact.replace(/(\p{N}\S*) /gu, '$1\u00A0')

/**
 * Short facts below a large title: rating, year, length, genre. One text node, so that late fonts shift nothing;
 * wrapping facts are a `FactLine`, labelled ones a `FactList`.
 */
export function Facts({ badge, facts }: FactsProps) {
  return (
    <div className={styles.facts}>
      {badge ? <Badge lang="en">{badge}</Badge> : null}
      <span className={styles.text}>{facts.map(withItsUnit).join(between)}</span>
    </div>
  )
}

interface FactListProps {
  facts: { term: string; value: ReactNode }[]
}

/** Longer facts with labels: cast, director, languages. Short ones in a line are `Facts`. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.list}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
