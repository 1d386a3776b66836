import { titlesQuery } from '@ott/api-client'
import type { HistoryItem } from '@ott/api-client'
import type { ContentId, Title } from '@ott/catalogue'
import { ContinueWatching } from '@ott/catalogue-feature'
import type { Unfinished } from '@ott/catalogue-feature'
import { apiLanguage } from '@ott/i18n'
import { continueWatching } from '@ott/playback'
import type { ToGoOnWith } from '@ott/playback'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RowPlace } from '../browse/row-place.tsx'
import { usePlatform } from '../reading/use-platform.ts'
import { call } from '../session/login.ts'
import { useLocalProgress } from '../session/use-viewer.ts'
import { localProgress, titleOf } from '../title/local-progress.ts'
import type { Kept } from '../title/local-progress.ts'
import { usePrepareWatch } from '../title/title-controls.tsx'
import { useUnfinished } from '../title/use-unfinished.ts'
import { sayToast } from '../toasts/toasts.ts'
import { useLocale } from '../words/use-locale.ts'
import { useMyRowShown } from './my-row-shown.ts'

/** What somebody who is not signed in has to go on with in this browser (PLAY-42). */
export default function MyBegun() {
  const language = apiLanguage(useLocale())
  const { now } = usePlatform()
  const prepare = usePrepareWatch()
  const kept = useLocalProgress()
  const begun = withoutAside(kept)
  const { data, isSuccess, isError } = useQuery({
    // Of what is set aside too: it comes back without being asked for.
    ...titlesQuery(call, idsOf(kept), language),
    enabled: begun.length > 0,
    placeholderData: keepPreviousData,
  })
  const unfinished = useUnfinished(continueWatching(data ?? [], begun, now()).map(itemOf))
  useMyRowShown('unfinished', begun.length === 0 || isSuccess ? unfinished.length > 0 : null)
  if (begun.length > 0 && !data && !isError) return <RowPlace of="unfinished" />
  return (
    <ContinueWatching
      items={unfinished}
      onSetAside={setAside}
      onIntent={({ card, contentId, atSeconds }) => prepare(card.link, contentId, atSeconds)}
    />
  )
}

/** But for titles that were set aside and not watched since. */
function withoutAside(all: Kept[]): Kept[] {
  const latest = new Map<ContentId, Kept>()
  for (const each of all) {
    const known = latest.get(titleOf(each))
    if (!known || known.watchedAt < each.watchedAt) latest.set(titleOf(each), each)
  }
  return all.filter((each) => !latest.get(titleOf(each))?.setAsideAt)
}

function idsOf(kept: Kept[]): { movies: ContentId[]; series: ContentId[] } {
  const series = kept.flatMap(({ seriesId }) => seriesId ?? [])
  const movies = kept.flatMap(({ seriesId, contentId }) => (seriesId ? [] : [contentId]))
  return { movies: [...new Set(movies)], series: [...new Set(series)] }
}

/** As an account would say it. */
function itemOf({ title, part, progress, watchedAt }: ToGoOnWith<Title>): HistoryItem {
  return {
    contentId: part.id,
    secondsWatched: progress?.secondsWatched ?? 0,
    runtimeSeconds: part.runLengthSeconds ?? progress?.runtimeSeconds ?? 0,
    watchedAt,
    card: title,
    seasonNumber: part.episode?.season ?? null,
    episodeNumber: part.episode?.number ?? null,
    episodeTitle: null,
    isSetAside: false,
    offer: title,
  }
}

function setAside({ card: { id } }: Unfinished): void {
  localProgress.setAside(id, Date.now())
  sayToast({ type: 'success', says: 'my.nowAside', action: { says: 'my.undo', onChoose: () => localProgress.setAside(id, null) } })
}
