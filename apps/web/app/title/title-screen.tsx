import { titleQuery } from '@ott/api-client'
import { Details } from '@ott/catalogue-feature'
import type { PlacedEpisode, Title } from '@ott/catalogue'
import { apiLanguage } from '@ott/i18n'
import { presumedAccess, secondsToResume, shareWatched } from '@ott/playback'
import type { Known } from '@ott/playback'
import { useQuery } from '@tanstack/react-query'
import { call } from '../session/login.ts'
import { ListButton, TitleWatch, usePrepareWatch, watchPath } from './title-controls.tsx'
import { useBackground } from '../navigation/over.ts'
import { useLocale } from '../words/use-locale.ts'
import { usePlatform } from '../reading/use-platform.ts'
import { useKnown } from '../session/use-viewer.ts'

/** A title whole: in a dialog or as a page, the same. */
export function TitleScreen({ link, place }: { link: string; place: 'dialog' | 'page' }) {
  const { data } = useQuery(titleQuery(call, link, apiLanguage(useLocale())))
  return data ? <TitleDetails title={data} place={place} /> : null
}

function TitleDetails({ title, place }: { title: Title; place: 'dialog' | 'page' }) {
  const locale = useLocale()
  const { timeZone, now } = usePlatform()
  const known = useKnown(title.id)
  const prepare = usePrepareWatch()
  const isOnTop = useBackground() === null || place === 'dialog'
  const mayPlay = known !== 'pending' && presumedAccess(title, known, now()).allowed
  const placeIn = (episode: PlacedEpisode) => secondsToResume(progressOf(episode, known), episode.runLengthSeconds)
  return (
    <Details
      title={title}
      now={now()}
      timeZone={timeZone}
      place={place}
      actions={
        <>
          <TitleWatch title={title} place="details" />
          <ListButton card={title} look="icon" takesWish={isOnTop} />
        </>
      }
      episodeState={(episode) => ({
        share: shareWatched(progressOf(episode, known), episode.runLengthSeconds),
        href: mayPlay ? watchPath(locale, title.link, episode.id, placeIn(episode)) : null,
      })}
      onEpisodeIntent={(episode) => prepare(title.link, episode.id, placeIn(episode))}
    />
  )
}

function progressOf(episode: PlacedEpisode, known: Known) {
  return known === 'pending' ? undefined : known.progress.find(({ contentId }) => contentId === episode.id)
}
