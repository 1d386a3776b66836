import { CloseIcon, IconButton, Section } from '@ott/design-system'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Unfinished } from './continue-watching.tsx'
import { MyRows } from './my-rows.tsx'
import { useTimeLeft } from './use-time-left.ts'

export type MyContinueProps = { items: Unfinished[]; onSetAside: (item: Unfinished) => void; onIntent?: (item: Unfinished) => void }

/** What was begun, to go on with or to be put aside (LIST-3); nothing at all when there is none. */
export function MyContinue({ items, onSetAside, onIntent }: MyContinueProps) {
  const intl = useIntl()
  const timeLeft = useTimeLeft()
  const place = useRef<HTMLDivElement>(null)
  if (items.length === 0) return null
  const title = intl.formatMessage({ id: 'continueWatching.title' })
  const setAside = (item: Unfinished) => {
    onSetAside(item)
    const next = items.length > 1 ? place.current : place.current?.closest<HTMLElement>('main')
    next?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} data-halo="elsewhere">
      <Section title={title}>
        <MyRows
          label={title}
          rows={items.map((item) => {
            const { card, episode } = item
            const ofEpisode = episode ? intl.formatMessage({ id: 'card.ofEpisode' }, { season: episode.season, episode: episode.number }) : ''
            return {
              key: item.contentId,
              href: item.href,
              title: card.title,
              pictureSrc: card.pictures.landscape,
              facts: [ofEpisode, timeLeft(item.secondsLeft)].flatMap((fact) => (fact ? [[fact]] : [])),
              share: item.share,
              onIntent: onIntent && (() => onIntent(item)),
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
