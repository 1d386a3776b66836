import type { Card } from '@ott/catalogue'
import { FactLine } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { Signs } from './accessibility-badges.tsx'
import * as styles from './grid-card.css.ts'
import { dateOf, shortFacts, TitleCard } from './title-card.tsx'

/** How many the narrowest window shows in a row: with their pictures the page has arrived, and its scripts may begin. */
export const earlyInGrid = 3

/** One title among others in rows that wrap, where a card may be narrower than its facts. */
export function TitleInGrid({ card, early, onChoose }: { card: Card; early?: boolean; onChoose?: () => void }) {
  const { locale } = useIntl()
  const line = dateOf(card) ?? <FactLine facts={shortFacts(card, locale)} />
  const facts = card.signs ? <span className={styles.facts}>{line}<span className={styles.signs}><Signs signs={card.signs} /></span></span> : line
  return <TitleCard card={card} shape="portrait" early={early} facts={facts} onChoose={onChoose} />
}
