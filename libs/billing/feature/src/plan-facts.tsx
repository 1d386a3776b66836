import type { ReactNode } from 'react'
import * as styles from './plan-facts.css.ts'

/** Facts of a plan, term and value at the two ends of a line. */
export function PlanFacts({ facts }: { facts: { term: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
