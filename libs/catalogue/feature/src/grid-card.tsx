import type { Card } from '@ott/catalogue'
import { FactLine } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { AccessibilityBadges } from './accessibility-badges.tsx'
import { dateOf, shortFacts, TitleCard } from './title-card.tsx'

/** The columns of the narrowest grid: their pictures load eagerly. */
export const earlyInGrid = 3

/** A card in a wrapping grid, where it may be narrower than its facts. */
export function TitleInGrid({ card, early, onChoose }: { card: Card; early?: boolean; onChoose?: () => void }) {
  const { locale } = useIntl()
  const facts = dateOf(card) ?? <FactLine facts={shortFacts(card, locale)} />
  const signs = card.signs?.length ? <AccessibilityBadges signs={card.signs} /> : undefined
  return <TitleCard card={card} shape="portrait" early={early} facts={facts} signs={signs} onChoose={onChoose} />
}
