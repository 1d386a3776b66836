import type { Card } from '@ott/catalogue'
import { FactLine } from '@ott/design-system'
import { shortFacts, TitleCard } from './title-card.tsx'
import { useLocale } from './use-locale.ts'

/** How many the narrowest window shows in a row: with their pictures the page has arrived, and its scripts may begin. */
export const earlyInGrid = 3

/** One title among others in rows that wrap, where a card may be narrower than its facts. */
export function TitleInGrid({ card, early, onChoose }: { card: Card; early?: boolean; onChoose?: () => void }) {
  return <TitleCard card={card} shape="portrait" early={early} facts={<FactLine facts={shortFacts(card, useLocale())} />} onChoose={onChoose} />
}
