import { Button, PlayIcon } from '@ott/design-system'
import { useWords } from '@ott/design-system/testing'
import { Details } from './details.tsx'
import { ShareButton } from './share-button.tsx'
import { movieIn, seriesIn } from './testing.tsx'
import { WatchListButton } from './watch-list-button.tsx'

export default { title: 'Catalogue/Details', parameters: { layout: 'fullscreen' } }

const now = new Date('2026-11-21T12:00:00Z')

function useActions(name: string) {
  const say = useWords()
  return (
    <>
      <Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{say('Watch Now', 'এখনই দেখুন')}</Button>
      <WatchListButton titleName={name} isInList={false} look="icon" onChange={() => undefined} />
      <ShareButton titleName={name} onShare={() => undefined} />
    </>
  )
}

function MovieDetails({ place }: { place: 'page' | 'dialog' }) {
  const title = movieIn(useWords())
  return <Details title={title} place={place} now={now} timeZone="Asia/Kolkata" actions={useActions(title.title)} />
}

export const MovieAsPage = () => <MovieDetails place="page" />
export const MovieInDialog = () => <MovieDetails place="dialog" />

export const Series = () => {
  const title = seriesIn(useWords())
  return (
    <Details
      title={title}
      place="page"
      now={now}
      timeZone="Asia/Kolkata"
      actions={useActions(title.title)}
      episodeState={(episode) => ({ share: episode.number === 2 ? 0.4 : null, href: `#${episode.id}` })}
    />
  )
}

/** Nobody credited, no tags, nothing like it. */
export const LittleToSay = () => {
  const say = useWords()
  const title = movieIn(say, { people: [], tags: [], recommendations: [], tagline: '', description: say('A film.', 'একটি ছবি।') })
  return <Details title={title} place="page" now={now} timeZone="Asia/Kolkata" actions={null} />
}
