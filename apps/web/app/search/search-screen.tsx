import { ApiError, genresQuery, popularSearchesQuery, popularTitlesQuery, searchQuery } from '@ott/api-client'
import { parseSearchTerm } from '@ott/catalogue'
import { SearchPage, searchKinds, searchPath, titlesOfKind } from '@ott/catalogue-feature'
import type { SearchResults, MoreResults, SearchKind, SearchState } from '@ott/catalogue-feature'
import { apiLanguage } from '@ott/i18n'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { memo, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { apiClient } from '../api/client.ts'
import { useProfile } from '../auth/use-auth.ts'
import { useBackground } from '../routing/modal-location.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useSearchEvents } from '../telemetry/search-events.ts'
import { useRecentTitles } from './recent-titles.ts'
import { deleteSearch, clearSearches, saveSearch, useSearchHistory } from './search-history.ts'

/** Debounce of typing. */
const debounceMs = 200

type SearchProps = { term: string; kind: SearchKind }

/** Search from the URL alone; typing changes the URL (SEA-3). */
export const SearchScreen = memo((props: SearchProps) => <DeferredMessages><Search {...props} /></DeferredMessages>)

export function searchKindParam(query: URLSearchParams): SearchKind {
  return searchKinds.find((kind) => kind === query.get('kind')) ?? 'all'
}

/** The same once the deferred messages are loaded. */
export function Search({ term, kind }: SearchProps) {
  const locale = useLocale()
  const language = apiLanguage(locale)
  const results = useResults(term, kind)
  const { data: popular = [] } = useQuery(popularSearchesQuery(apiClient, language))
  const hasSuggestions = term === '' || (results.state.status === 'found' && results.state.results.total === 0)
  const { data: popularTitles = null, isPending } = useQuery({ ...popularTitlesQuery(apiClient, language), enabled: hasSuggestions })
  const { data: genres = [] } = useQuery(genresQuery(apiClient, language))
  const recentTitles = useRecentTitles()
  const input = useSearchInput(term)
  const { isKids } = useProfile()
  const trackOpened = useSearchEvents(term, kind, results.state)
  // Nothing is remembered of what a child looks for (PRO-7).
  const rememberSearch = isKids ? () => {} : saveSearch
  return (
    <SearchPage
      term={term}
      kind={kind}
      state={results.state}
      popular={popular}
      popularTitles={isPending ? 'loading' : popularTitles}
      genres={genres}
      recent={useSearchHistory()}
      opened={recentTitles.titles}
      fieldRef={input.ref}
      onType={input.type}
      onSubmit={(text) => {
        rememberSearch(parseSearchTerm(text))
        input.submit(text)
      }}
      onClear={input.clear}
      onChoose={() => {
        input.cancel()
        rememberSearch(term)
      }}
      onOpen={(card) => {
        input.cancel()
        trackOpened(card)
        if (term !== '') rememberSearch(term)
        recentTitles.save(card)
      }}
      onForget={deleteSearch}
      onForgetAll={clearSearches}
      onForgetOpened={recentTitles.remove}
      onForgetAllOpened={recentTitles.clear}
      onRetry={results.onRetry}
      onMore={results.onMore}
    />
  )
}

/** This many titles of one kind fill a screen. */
const titlesPerScreen = 24

/** The results, page by page. A kind filter may leave few of a page, so pages load until they fill a screen (SEA-8). */
function useResults(term: string, kind: SearchKind): { state: SearchState; onRetry: () => void; onMore: () => void } {
  const query = searchQuery(apiClient, term, apiLanguage(useLocale()))
  const loadedPages = useQueryClient().getQueryData<InfiniteData<unknown>>(query.queryKey)?.pages.length ?? 0
  const reading = useInfiniteQuery({
    ...query,
    enabled: term !== '',
    placeholderData: keepPreviousData,
    // After Back all pages must be there for the scroll position, and a refetch would load them one by one.
    ...(loadedPages > 1 && { gcTime: Infinity, staleTime: Infinity }),
  })
  const { data, isPlaceholderData, isFetching, isFetchNextPageError, fetchNextPage, refetch } = reading
  const [wanted, setWanted] = useState({ key: '', count: titlesPerScreen })
  const key = `${kind} ${term}`
  const count = data ? titlesOfKind(data, kind).length : 0
  // The server renders the requested pages only; more load after hydration.
  const isHydrated = useDeferredValue(true, false)
  const isEnough = !isHydrated || kind === 'people' || data?.nextPage == null || count >= (wanted.key === key ? wanted.count : titlesPerScreen)
  const isDue = !isEnough && !isPlaceholderData && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isDue) void fetchNextPage({ cancelRefetch: false })
  }, [isDue, data, fetchNextPage])
  return {
    state: stateOf(term, reading, isEnough),
    onRetry: () => void refetch(),
    onMore: () => (isFetchNextPageError ? void fetchNextPage() : setWanted({ key, count: count + titlesPerScreen })),
  }
}

type Reading = Pick<
  UseInfiniteQueryResult<SearchResults>,
  'data' | 'error' | 'isPlaceholderData' | 'isError' | 'isFetching' | 'isFetchNextPageError' | 'isFetchingNextPage'
>

function stateOf(term: string, reading: Reading, isEnough: boolean): SearchState {
  const { data, error, isPlaceholderData, isError, isFetching } = reading
  if (term === '') return { status: 'open' }
  if (data && !(isError && isPlaceholderData)) return { status: 'found', results: data, isStale: isPlaceholderData, more: moreOf(reading, isEnough) }
  return isError && !isFetching ? { status: 'failed', message: rateLimitMessage(error) } : { status: 'searching' }
}

function moreOf({ error, isPlaceholderData, isFetchNextPageError, isFetchingNextPage }: Reading, isEnough: boolean): MoreResults {
  if (isFetchNextPageError) return { status: 'failed', message: rateLimitMessage(error), isRetrying: isFetchingNextPage }
  return { status: isEnough && !isPlaceholderData ? 'ready' : 'loading' }
}

/** The server's message on a rate limit, which says how long to wait. */
const rateLimitMessage = (error: Error | null) => (error instanceof ApiError && error.status === 429 ? (error.body.message ?? null) : null)

/**
 * Syncs input and URL. Typing replaces the URL, so Back leaves the search; a URL from a link or Back fills the input,
 * but never overwrites newer typing.
 */
function useSearchInput(term: string) {
  const locale = useLocale()
  const navigate = useNavigate()
  const isCovered = useBackground() !== null
  const ref = useRef<HTMLInputElement>(null)
  const sent = useRef(term)
  // Terms that the input has sent since the last URL; one that arrives late is stale.
  const own = useRef(new Set<string>())
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined)

  const submit = (text: string) => {
    clearTimeout(debounce.current)
    const wanted = parseSearchTerm(text)
    if (wanted === sent.current) return
    sent.current = wanted
    own.current.add(wanted)
    void navigate(searchPath(locale, wanted), { replace: true, preventScrollReset: true })
  }
  const type = (text: string) => {
    clearTimeout(debounce.current)
    debounce.current = setTimeout(() => submitLatest(text), debounceMs)
  }
  const submitLatest = useEffectEvent((text: string) => submit(text))
  const onMount = useEffectEvent((field: HTMLInputElement) => {
    // The user may have typed before hydration.
    if (parseSearchTerm(field.value) !== term) return type(field.value)
    if (term === '') field.focus({ preventScroll: true })
  })

  useEffect(() => {
    if (ref.current) onMount(ref.current)
    return () => clearTimeout(debounce.current)
  }, [])
  useEffect(() => {
    if (isCovered) clearTimeout(debounce.current)
  }, [isCovered])
  useEffect(() => {
    if (term === sent.current) return own.current.clear()
    if (!ref.current || own.current.has(term)) return
    clearTimeout(debounce.current)
    sent.current = term
    ref.current.value = term
  }, [term])

  return {
    ref,
    type,
    submit,
    /** The user opens a result: a pending search would replace its URL. */
    cancel: () => clearTimeout(debounce.current),
    clear: () => {
      if (ref.current) ref.current.value = ''
      ref.current?.focus()
      submit('')
    },
  }
}
