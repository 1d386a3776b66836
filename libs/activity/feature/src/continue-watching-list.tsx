import { CloseIcon, IconButton, Section } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { useHowFar, useSetAside } from './continue-watching.tsx'
import type { ContinueWatchingProps } from './continue-watching.tsx'
import { MyRows } from './my-rows.tsx'

/** What was begun, to go on with or to be put aside (LIST-3); nothing at all when there is none. */
export function MyContinue({ items, onSetAside, onIntent }: ContinueWatchingProps) {
  const intl = useIntl()
  const howFar = useHowFar()
  const { place, setAside } = useSetAside(items, onSetAside)
  if (items.length === 0) return null
  const title = intl.formatMessage({ id: 'continueWatching.title' })
  return (
    <div ref={place} tabIndex={-1} data-halo="elsewhere">
      <Section title={title}>
        <MyRows
          label={title}
          rows={items.map((item) => {
            const { card } = item
            return {
              key: item.contentId,
              href: item.href,
              title: card.title,
              pictureSrc: card.pictures.landscape,
              facts: howFar(item).map((fact) => [fact]),
              share: item.share,
              onIntent: onIntent && item.isOpen ? () => onIntent(item) : undefined,
              actions: (
                <IconButton size="sm" variant="tertiary" label={intl.formatMessage({ id: 'my.aside' }, { title: card.title })} icon={<CloseIcon />} onClick={() => setAside(item)} />
              ),
            }
          })}
        />
      </Section>
    </div>
  )
}
