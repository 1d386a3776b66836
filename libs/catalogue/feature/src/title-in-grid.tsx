import type { Card } from '@ott/catalogue'
import { FactLine } from '@ott/design-system'
import { shortFacts, TitleCard } from './title-card.tsx'
import { useLocale } from './use-locale.ts'

/** One title among others in rows that wrap, where a card may be narrower than its facts. */
export function TitleInGrid({ card, onChoose }: { card: Card; onChoose?: () => void }) {
  return <TitleCard card={card} shape="portrait" facts={<FactLine facts={shortFacts(card, useLocale())} />} onChoose={onChoose} />
}
