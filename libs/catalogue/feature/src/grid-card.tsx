import type { Card } from '@ott/catalogue'
import { spokenAs } from '@ott/i18n'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AccessibilityBadges } from './accessibility-badges.tsx'
import * as styles from './grid-card.css.ts'
import { dateOf, shortFacts, TitleCard } from './title-card.tsx'

/** The columns of the narrowest grid: their pictures load eagerly. */
export const earlyInGrid = 3

/** A card in a wrapping grid: one line of facts with the badges at its end. */
export function TitleInGrid({ card, early, actions, onChoose }: { card: Card; early?: boolean; actions?: ReactNode; onChoose?: () => void }) {
  const { locale } = useIntl()
  const date = dateOf(card)
  const badges = card.signs?.length ? <AccessibilityBadges signs={card.signs} /> : undefined
  const signs = badges && date ? <span className={styles.onWideCards}>{badges}</span> : badges
  return <TitleCard card={card} shape="portrait" early={early} facts={date ?? <Facts facts={shortFacts(card, locale)} hasBadges={badges !== undefined} />} signs={signs} actions={actions} onChoose={onChoose} />
}

function Facts({ facts: [first = '', ...others], hasBadges }: { facts: string[]; hasBadges: boolean }) {
  return (
    <span className={styles.facts}>
      <span className={styles.first} lang={spokenAs(first)}>{first}</span>
      {others.map((fact) => <span key={fact} className={hasBadges ? styles.onWideCards : undefined} lang={spokenAs(fact)}> · {fact}</span>)}
    </span>
  )
}
