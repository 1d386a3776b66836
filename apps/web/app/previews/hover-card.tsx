import type { Title } from '@ott/catalogue'
import { TitleInShort } from '@ott/catalogue-feature'
import { LiftedCard } from '@ott/design-system'
import type { LiftedCardProps } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { previewPlace } from '@ott/playback'
import { PreviewFilm } from '@ott/playback-feature'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { MyLike } from '../activity/rating-control.tsx'
import { useIsOffered } from '../platform/feature-flags.ts'
import { TitleWatch } from '../title/watch-button.tsx'
import { ListButton } from '../activity/watchlist-button.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { previewAtom, previewHappened } from './preview-store.ts'

/** With the delay of the hover card itself one second (PREV-5). */
const moreRestMilliseconds = 600

type LiftedTitleProps = Pick<LiftedCardProps, 'from' | 'onDismiss'> & { title: Title }

/** An enlarged card with the actions of its title, and its trailer (CAT-60). */
export function LiftedTitle({ title, from, onDismiss }: LiftedTitleProps) {
  const locale = useLocale()
  const hasRatings = useIsOffered('ratings')
  return (
    <LiftedCard
      from={from}
      href={localePath(locale, title.link)}
      title={title.title}
      pictureSrc={title.pictures.landscape}
      film={title.trailer !== null && <CardFilm link={title.link} src={title.trailer} />}
      facts={<TitleInShort title={title} />}
      action={<TitleWatch title={title} place="card" />}
      more={
        <>
          <ListButton card={title} look="small" />
          {hasRatings && <MyLike title={title} />}
        </>
      }
      onDismiss={onDismiss}
    />
  )
}

function CardFilm({ link, src }: { link: string; src: string }) {
  const state = useAtomValue(previewAtom)
  useEffect(() => {
    const resting = setTimeout(() => previewHappened({ type: 'started', at: link }), moreRestMilliseconds)
    return () => {
      clearTimeout(resting)
      previewHappened({ type: 'ended', at: link })
    }
  }, [link])
  if (previewPlace(state) !== link) return null
  return <PreviewFilm src={src} isPlaying={state.is === 'playing'} isMuted onOver={() => previewHappened({ type: 'ended', at: link })} />
}
