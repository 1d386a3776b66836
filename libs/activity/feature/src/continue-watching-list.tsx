import { CloseIcon, IconButton, Section } from '@ott/design-system'
import { useIntl } from 'react-intl'
import type { ContinueWatchingRowProps } from './continue-watching-row.tsx'
import { ItemRows } from './item-rows.tsx'
import { useDismiss } from './use-dismiss.ts'
import { useRemaining } from './use-remaining.ts'

/** The vertical form of the continue-watching row, for the user's own page (LIST-3). */
export function ContinueWatchingList({ items, onDismiss, onIntent }: ContinueWatchingRowProps) {
  const { formatMessage } = useIntl()
  const remaining = useRemaining()
  const { container, dismiss } = useDismiss(items, onDismiss)
  if (items.length === 0) return null
  const title = formatMessage({ id: 'continueWatching.title' })
  return (
    <div ref={container} tabIndex={-1} data-halo="elsewhere">
      <Section title={title}>
        <ItemRows
          label={title}
          rows={items.map((item) => {
            const { card } = item
            return {
              key: item.contentId,
              href: item.href,
              title: card.title,
              pictureSrc: card.pictures.landscape,
              facts: remaining(item).map((fact) => [fact]),
              share: item.share,
              onIntent: onIntent && item.isPlayable ? () => onIntent(item) : undefined,
              actions: (
                <IconButton size="sm" variant="tertiary" label={formatMessage({ id: 'continueWatching.remove' }, { title: card.title })} icon={<CloseIcon />} onClick={() => dismiss(item)} />
              ),
            }
          })}
        />
      </Section>
    </div>
  )
}
