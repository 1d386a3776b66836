import type { Title } from '@ott/catalogue'
import { TitleSummary } from '@ott/catalogue-feature'
import { HoverCard } from '@ott/design-system'
import type { HoverCardProps } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { previewSlot } from '@ott/playback'
import { PreviewVideo } from '@ott/playback-feature'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { LikeControl } from '../activity/rating-control.tsx'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { TitleWatchButton } from '../title/watch-button.tsx'
import { WatchlistControl } from '../activity/watchlist-button.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { previewAtom, dispatchPreview } from './preview-store.ts'

/** Together with the delay of the hover card one second (PREV-5). */
const previewDelayMs = 600

type TitleHoverCardProps = Pick<HoverCardProps, 'from' | 'onDismiss'> & { title: Title }

/** An enlarged card with the actions of its title, and its trailer (CAT-60). */
export function TitleHoverCard({ title, from, onDismiss }: TitleHoverCardProps) {
  const locale = useLocale()
  const hasRatings = useIsEnabled('ratings')
  return (
    <HoverCard
      from={from}
      href={localePath(locale, title.link)}
      title={title.title}
      pictureSrc={title.pictures.landscape}
      preview={title.trailer !== null && <CardTrailer link={title.link} src={title.trailer} />}
      facts={<TitleSummary title={title} />}
      action={<TitleWatchButton title={title} place="card" />}
      more={
        <>
          <WatchlistControl card={title} look="small" />
          {hasRatings && <LikeControl title={title} />}
        </>
      }
      onDismiss={onDismiss}
    />
  )
}

function CardTrailer({ link, src }: { link: string; src: string }) {
  const state = useAtomValue(previewAtom)
  useEffect(() => {
    const timer = setTimeout(() => dispatchPreview({ type: 'started', at: link }), previewDelayMs)
    return () => {
      clearTimeout(timer)
      dispatchPreview({ type: 'ended', at: link })
    }
  }, [link])
  if (previewSlot(state) !== link) return null
  return <PreviewVideo src={src} isPlaying={state.status === 'playing'} isMuted onOver={() => dispatchPreview({ type: 'ended', at: link })} />
}
