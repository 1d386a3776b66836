import { Card, CardActions, CloseIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'
import type { ContinueWatchingItem } from './continue-watching-row.tsx'
import { useRemaining } from './use-remaining.ts'

type ContinueWatchingCardProps = {
  item: ContinueWatchingItem
  onDismiss: (item: ContinueWatchingItem) => void
  onIntent?: (item: ContinueWatchingItem) => void
}

/** A title to resume, with its progress and a button to dismiss it. */
export function ContinueWatchingCard({ item, onDismiss, onIntent }: ContinueWatchingCardProps) {
  const { formatMessage } = useIntl()
  const remaining = useRemaining()
  const { card, share, href, isPlayable } = item
  return (
    <Card
      shape="landscape"
      href={href}
      title={card.title}
      pictureSrc={card.pictures.landscape}
      facts={remaining(item).join(' · ')}
      percent={(share ?? 0) * 100}
      lock={card.needsPin && formatMessage({ id: 'activity.locked' })}
      actions={<CardActions actions={[{ label: formatMessage({ id: 'continueWatching.remove' }, { title: card.title }), icon: <CloseIcon />, onClick: () => onDismiss(item) }]} />}
      onIntent={onIntent && isPlayable ? () => onIntent(item) : undefined}
    />
  )
}
