import type { Card as TitleSummary, ContentId } from '@ott/catalogue'
import { Row } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { ContinueWatchingCard } from './continue-watching-card.tsx'
import { useDismiss } from './use-dismiss.ts'
import type { Remaining } from './use-remaining.ts'

/** A movie, or the next episode of a series. */
export type ContinueWatchingItem = Remaining & {
  card: TitleSummary
  contentId: ContentId
  /** Where to resume; 0 for an episode that was not started. */
  atSeconds: number
  /** Resumes playback; leads to the title's page where access was lost. */
  href: string
  /** Whether `href` plays it. */
  isPlayable: boolean
}

export type ContinueWatchingRowProps = {
  items: ContinueWatchingItem[]
  onDismiss: (item: ContinueWatchingItem) => void
  /** Pointer, focus or touch on a playable item: a chance to prefetch. */
  onIntent?: (item: ContinueWatchingItem) => void
}

/** Titles to resume, each dismissible (LIST-3); renders nothing when there are none. */
export function ContinueWatchingRow({ items, onDismiss, onIntent }: ContinueWatchingRowProps) {
  const { formatMessage } = useIntl()
  const { container, dismiss } = useDismiss(items, onDismiss)
  if (items.length === 0) return null
  const title = formatMessage({ id: 'continueWatching.title' })
  return (
    <div ref={container} tabIndex={-1} data-halo="elsewhere">
      <Row
        title={title}
        shape="landscape"
        arrows={{ previous: formatMessage({ id: 'row.previous' }, { title }), next: formatMessage({ id: 'row.next' }, { title }) }}
      >
        {items.map((item) => <ContinueWatchingCard key={item.contentId} item={item} onDismiss={dismiss} onIntent={onIntent} />)}
      </Row>
    </div>
  )
}
