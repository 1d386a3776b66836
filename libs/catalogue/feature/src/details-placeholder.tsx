import type { RowCard } from '@ott/catalogue'
import { DetailsFrame, FactLine, Skeleton } from '@ott/design-system'
import type { DetailsFrameProps } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { shortFacts } from './title-card.tsx'

/** The facts of a card, shown until the details are loaded. */
export function DetailsPlaceholder({ card, place, blurSrc }: { card: RowCard } & Pick<DetailsFrameProps, 'place' | 'blurSrc'>) {
  return (
    <DetailsFrame
      place={place}
      title={card.title}
      titleLevel={headingLevelOf(place)}
      blurSrc={blurSrc}
      facts={<FactLine facts={shortFacts(card, useIntl().locale)} />}
      actions={<><Skeleton shape="button" /><Skeleton shape="button" /></>}
    >
      <Skeleton shape="heading" />
      <Skeleton shape="line" />
      <Skeleton shape="shortLine" />
    </DetailsFrame>
  )
}

/** In a dialog the dialog's title is the first heading. */
export const headingLevelOf = (place: DetailsFrameProps['place']) => (place === 'dialog' ? 2 : 1)
