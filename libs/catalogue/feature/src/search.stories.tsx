import { accessibilityBadges } from '@ott/catalogue'
import type { Card, ContentId } from '@ott/catalogue'
import { useTranslate } from '@ott/design-system/testing'
import { cardsIn } from './testing.tsx'
import { SearchPage } from './search-page.tsx'
import type { MoreResults } from './search-more.tsx'
import type { SearchResults, SearchPageProps, SearchState } from './search-page.tsx'

export default { title: 'Catalogue/Search', component: SearchPage, parameters: { layout: 'fullscreen' } }

const nothing = () => undefined

function useResults(changes: Partial<SearchResults> = {}): SearchResults {
  const t = useTranslate()
  const cards = cardsIn(t).map((card, at) => ({ ...card, type: at % 3 === 1 ? ('series' as const) : ('movie' as const), ...(at % 2 === 0 && { signs: accessibilityBadges.slice(0, at + 1) }) }))
  return {
    cards,
    further: [],
    total: cards.length,
    people: [{ id: 'p1', name: t('Meghna Basu', 'মেঘনা বসু') }, { id: 'p2', name: t('Meghnad Saha', 'মেঘনাদ সাহা') }],
    genres: [{ slug: 'drama', name: t('Drama', 'ড্রামা') }],
    isExact: true,
    nextPage: null,
    ...changes,
  }
}

const found = (results: SearchResults, more: MoreResults = { status: 'ready' }, isStale = false): SearchState => ({ status: 'found', results, isStale, more })

function Search({ term, state, recent = [], opened = [], ...more }: { term: string; state: SearchState } & Partial<SearchPageProps>) {
  const t = useTranslate()
  return (
    <SearchPage
      term={term}
      kind="all"
      state={state}
      popular={t(['The Last Ferry', 'মুখোশ', 'Low Orbit', 'Detective Owl', 'Extra Time'], ['শেষ খেয়া', 'মুখোশ', 'নিচু কক্ষপথ', 'গোয়েন্দা প্যাঁচা', 'অতিরিক্ত সময়'])}
      popularTitles={{ id: 'top', kind: 'tray', title: t('Top 10 this week', 'এই সপ্তাহের সেরা ১০'), orientation: 'portrait', seeAll: null, cards: cardsIn(t).slice(0, 10) }}
      genres={[['drama', t('Drama', 'ড্রামা')], ['science-fiction', t('Science fiction', 'কল্পবিজ্ঞান')], ['music', t('Music', 'সংগীত')]].map(([slug = '', name = '']) => ({ slug, name }))}
      recent={recent}
      opened={opened}
      onType={nothing}
      onSubmit={nothing}
      onClear={nothing}
      onChoose={nothing}
      onOpen={nothing}
      onForget={nothing}
      onForgetAll={nothing}
      onForgetOpened={nothing}
      onForgetAllOpened={nothing}
      onRetry={nothing}
      onMore={nothing}
      {...more}
    />
  )
}

/** Fifty of very many results, and fifty more per page. */
function useMany(parts: number, changes: Partial<SearchResults> = {}): SearchResults {
  const { cards } = useResults()
  const many = Array.from({ length: parts * 50 }, (_, at) => ({ ...cards[at % cards.length]!, id: `many-${at}` as ContentId }))
  return useResults({ cards: many.slice(0, 50), further: many.slice(50), total: 812, people: [], genres: [], nextPage: parts + 1, ...changes })
}

const moviesOf = (results: SearchResults): SearchResults => {
  const movies = (cards: Card[]) => cards.filter(({ type }) => type === 'movie')
  return { ...results, cards: movies(results.cards), further: movies(results.further) }
}

const useTooOften = () => useTranslate()('Too many attempts. Try again in a minute.', 'অনেকবার চেষ্টা হয়েছে। ১ মিনিট পরে আবার চেষ্টা করুন।')

const terms = ['tram', 'ইলিশ', 'ishani chakraborty']
const long = 'nondescript'.repeat(18).slice(0, 200)

export const Start = () => <Search term="" state={{ status: 'open' }} />
export const LoadingTitles = () => <Search term="" state={{ status: 'open' }} popularTitles="loading" />
export const WithRecentSearches = () => <Search term="" state={{ status: 'open' }} recent={terms} />
export const ManyRecentSearches = () => <Search term="" state={{ status: 'open' }} recent={[long, ...Array.from({ length: 29 }, (_, at) => `${at + 1} ${terms[at % 3]}`)]} />
export const WithOpenedTitles = () => <Search term="" state={{ status: 'open' }} recent={terms} opened={useResults().cards} />
export const OnlyOpenedTitles = () => <Search term="" state={{ status: 'open' }} opened={useResults().cards.slice(0, 2)} />
export const Searching = () => <Search term="meghna" state={{ status: 'searching' }} />
export const Found = () => <Search term="meghna" state={found(useResults())} />
export const DidYouMean = () => <Search term={useTranslate()('megna', 'মেগনা')} state={found(useResults({ isExact: false, suggestion: useTranslate()('meghna', 'মেঘনা') }))} />
export const OnlySimilar = () => <Search term={useTranslate()('the lost fairy', 'শেষ খেয়াল')} state={found(useResults({ isExact: false, people: [], genres: [] }))} />
export const FilteredByKind = () => <Search term="meghna" kind="shows" state={found(useResults())} />
export const OnlyTitles = () => {
  const results = useResults({ people: [], genres: [] })
  const cards = results.cards.filter(({ type }) => type === 'movie')
  return <Search term="ferry" state={found({ ...results, cards, total: cards.length })} />
}
export const OnlyPeople = () => <Search term="meghna" state={found(useResults({ cards: [], total: 0 }))} />
export const FirstPage = () => <Search term="a" state={found(useMany(1))} />
export const SecondPage = () => <Search term="a" state={found(useMany(2))} />
export const MoreLoading = () => <Search term="a" state={found(useMany(1), { status: 'loading' })} />
export const MoreFailed = () => <Search term="a" state={found(useMany(1), { status: 'failed', message: null, isRetrying: false })} />
export const MoreRetrying = () => <Search term="a" state={found(useMany(1), { status: 'failed', message: null, isRetrying: true })} />
export const MoreRateLimited = () => <Search term="a" state={found(useMany(1), { status: 'failed', message: useTooOften(), isRetrying: false })} />
export const ManyFilteredByKind = () => <Search term="a" kind="shows" state={found(useMany(2))} />
export const NoneOfKindLoading = () => <Search term="a" kind="shows" state={found(moviesOf(useMany(1)), { status: 'loading' })} />
export const NoneOfKind = () => <Search term="a" kind="shows" state={found(moviesOf(useMany(2, { total: 72, nextPage: null })))} />
export const NoPeople = () => <Search term="a" kind="people" state={found(useMany(1))} />
export const NextTermLoading = () => <Search term="meghna b" state={found(useResults(), { status: 'ready' }, true)} />
export const NoResults = () => <Search term="lantrn maker" state={found(useResults({ cards: [], total: 0, people: [], genres: [] }))} recent={terms} />
export const NoResultsLongTerm = () => <Search term={long} state={found(useResults({ cards: [], total: 0, people: [], genres: [] }))} />
export const Failed = () => <Search term="meghna" state={{ status: 'failed', message: null }} />
export const RateLimited = () => <Search term="meghna" state={{ status: 'failed', message: useTooOften() }} />
