import { spokenAs } from '@ott/i18n'
import { Fragment } from 'react'
import { Badge } from '../cards/badge.tsx'
import * as styles from './fact-line.css.ts'
import * as title from './facts.css.ts'

interface FactLineProps {
  /** Outlined, before the others: an age rating, which has Latin letters in every language. */
  badge?: string
  facts: string[]
}

/** A few short facts separated by dots. When they wrap, no line starts or ends with a dot. */
export function FactLine({ badge, facts }: FactLineProps) {
  const line = (
    <span className={styles.line}>
      {facts.map((fact, at) => <Fragment key={fact}>{at > 0 && ' '}<span className={styles.fact} lang={spokenAs(fact)}>{fact}</span></Fragment>)}
    </span>
  )
  return badge ? <div className={title.facts}><Badge lang="en">{badge}</Badge>{line}</div> : line
}
