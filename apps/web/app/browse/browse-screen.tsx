import { hasFailed, moreModulesQuery, modulesPerPage, pageQuery, watchableQuery } from '@ott/api-client'
import { BrowsePage, ModuleRows, PageSkeleton } from '@ott/catalogue-feature'
import type { ModuleRowsProps } from '@ott/catalogue-feature'
import { apiLanguage } from '@ott/i18n'
import type { LoginState } from '@ott/identity'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { call } from '../auth/auth-store.ts'
import { hiddenLinksAtom } from '../activity/hidden-titles.ts'
import { HeroesOfPage, HeroPreview } from '../previews/lazy-previews.tsx'
import { CardWatch, ListButton } from '../title/title-controls.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useLocalProgress, useLogin, useSession } from '../auth/use-auth.ts'
import { later } from '../i18n/lazy-with-messages.tsx'
import { RowPlace, useRowsBefore } from '../activity/row-skeleton.tsx'

/** Home, movies or shows: what the server put on the page, and rows of this viewer's own. */
export const BrowseScreen = memo(({ page }: { page: 'home' | 'movies' | 'shows' }) => {
  const language = apiLanguage(useLocale())
  const { data } = useQuery(pageQuery(call, page, language))
  const hidden = useAtomValue(hiddenLinksAtom)
  if (!data) return <PageSkeleton />
  const own = { hidden, continueWatching: <Mine key="mine" />, becauseWatched: <BecauseWatched key="because" hidden={hidden} /> }
  return (
    <BrowsePage
      {...own}
      heading={data.title}
      modules={data.modules}
      heroActions={(card) => (
        <>
          <CardWatch card={card} />
          <ListButton card={card} look="words" />
        </>
      )}
      heroPreview={({ link }, part) => <Preview link={link} part={part} />}
      heroTurns={(place) => <HeroesOfPage page={page} {...place} />}
      more={<MoreModules key={page} page={page} offset={modulesPerPage} total={data.total} own={own} />}
    />
  )
})

/** Of the hero; what its watch button reads tells whether there is one. */
function Preview({ link, part }: { link: string; part: 'film' | 'controls' }) {
  const { data } = useQuery(watchableQuery(call, link, apiLanguage(useLocale())))
  return <HeroPreview trailer={data?.trailer ?? null} part={part} />
}

const myPlaces = <><RowPlace of="unfinished" /><RowPlace of="aside" /></>

const MyRows = later(() => import('../activity/personal-rows.tsx'), { fallback: myPlaces })

const MyBegun = later(() => import('../activity/guest-continue-watching-row.tsx'), { fallback: <RowPlace of="unfinished" /> })

/** The rows of whoever is signed in, and what a stranger began here; for whoever may be in, the places of those they had last. */
function Mine() {
  const { state } = useLogin()
  const profileId = useSession()?.profileId
  if (profileId) return <MyRows profileId={profileId} />
  return isOpen(state) ? myPlaces : <Begun />
}

/** Its code comes to those alone who have such a row, or had one. */
function Begun() {
  const hasBegun = useLocalProgress().length > 0
  const hadRow = useRowsBefore().includes('unfinished')
  return (hasBegun || hadRow) && <MyBegun />
}

/** Whether it is not known yet who is here. */
const isOpen = (state: LoginState['state']) => state === 'idle' || state === 'pendingLogin'

const MyBecause = later(() => import('../activity/because-you-watched-row.tsx'), { fallback: <RowPlace of="because" /> })

/** What is offered for what a viewer watched comes later; where there was such a row before, it moves nothing. */
function BecauseWatched({ hidden }: { hidden: ReadonlySet<string> }) {
  const { state } = useLogin()
  const profileId = useSession()?.profileId
  if (profileId) return <MyBecause profileId={profileId} hidden={hidden} />
  return isOpen(state) && <RowPlace of="because" />
}

type MoreModulesProps = { page: string; offset: number; total: number; own: Omit<ModuleRowsProps, 'modules'> }

/** Further modules arrive ten at a time as the viewer nears the end of the page. */
function MoreModules(props: MoreModulesProps) {
  const modules = moreModulesQuery(call, props.page, apiLanguage(useLocale()), props.offset)
  const client = useQueryClient()
  // Whoever comes back stood further down, and is taken there at once.
  const [isNear, setIsNear] = useState(() => client.getQueryData(modules.queryKey) !== undefined)
  const end = useRef<HTMLDivElement>(null)
  const hasMore = props.offset < props.total

  useEffect(() => {
    if (!end.current) return
    const watching = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      // So far ahead that they stand before the footer could be seen making room for them.
      { rootMargin: '1000px' },
    )
    watching.observe(end.current)
    return () => watching.disconnect()
  }, [hasMore])

  if (!hasMore) return null
  return isNear ? <TenModules {...props} /> : <div ref={end} />
}

const RowsFailed = later(() => import('./rows-error.tsx'))

function TenModules({ page, offset, total, own }: MoreModulesProps) {
  const reading = useQuery(moreModulesQuery(call, page, apiLanguage(useLocale()), offset))
  const { isFetching, refetch } = reading
  // Ten rows are no matter of a frame: what the viewer does meanwhile goes before them.
  const data = useDeferredValue(reading.data)
  // What comes after them would stand in their place.
  if (!data) return hasFailed(reading) && <RowsFailed isComing={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      <ModuleRows {...own} modules={data} />
      <MoreModules page={page} offset={offset + modulesPerPage} total={total} own={own} />
    </>
  )
}
