import { Fragment } from 'react'
import * as styles from './fact-line.css.ts'

/**
 * A few short facts with dots between them, which may wrap: a dot stands neither at the end of a line nor at its start.
 * Where nothing may move when a font comes late, `Facts` are one text.
 */
export function FactLine({ facts }: { facts: string[] }) {
  return (
    <span className={styles.line}>
      {facts.map((fact, at) => <Fragment key={fact}>{at > 0 && ' '}<span className={styles.fact}>{fact}</span></Fragment>)}
    </span>
  )
}
