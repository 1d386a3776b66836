import type { Card } from '@ott/catalogue'
import { CardGrid, Heading, Page, Stack } from '@ott/design-system'
import type { ReactNode } from 'react'
import { TitleInGrid, earlyInGrid } from './grid-card.tsx'

/** A page of the titles of a genre. */
export function TitleGrid({ heading, cards, children }: { heading: string; cards: Card[]; children?: ReactNode }) {
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1} size="page">
          {heading}
        </Heading>
        <CardGrid shape="portrait" label={heading}>
          {cards.map((card, at) => (
            <TitleInGrid key={card.id} card={card} early={at < earlyInGrid} />
          ))}
        </CardGrid>
        {children}
      </Stack>
    </Page>
  )
}
