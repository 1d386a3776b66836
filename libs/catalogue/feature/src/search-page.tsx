import { maxSearchTermLength } from '@ott/catalogue'
import type { Card, Genre, PageModule } from '@ott/catalogue'
import { Button, EmptyState, ErrorState, FilmIcon, Heading, Page, SearchField, SearchIcon, Section, Stack, TermList, VisuallyHidden } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useRef } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { useIntl } from 'react-intl'
import { ModuleRow } from './module-row.tsx'
import { RowSkeleton } from './page-skeleton.tsx'
import { SearchResultLists } from './search-result-lists.tsx'
import type { SearchKind } from './search-kinds.ts'
import type { MoreResults } from './search-more.tsx'
import * as styles from './search-page.css.ts'
import { searchPath } from './search-path.ts'
import { searchAnnouncement } from './search-announcement.ts'
import { useLocale } from './use-locale.ts'

export type SearchState =
  | { status: 'open' }
  | { status: 'searching' }
  /** `isStale`: results of the previous term, while the next ones load. */
  | { status: 'found'; results: SearchResults; isStale: boolean; more: MoreResults }
  /** `message`: the server's message; null without a response. */
  | { status: 'failed'; message: string | null }

/** Titles, best first, with their total, and matching people and genres. */
export type SearchResults = {
  cards: Card[]
  /** Titles of further pages. */
  further: Card[]
  total: number
  people: { id: string; name: string; portrait?: string }[]
  genres: Genre[]
  /** False if the results only resemble the term. */
  isExact: boolean
  /** The term without its typing errors, if it has some. */
  suggestion?: string
  /** The next page, starting at 1; null on the last one. */
  nextPage: number | null
}

export type SearchPageProps = {
  /** The term of the URL; the input may be ahead of it. */
  term: string
  kind: SearchKind
  state: SearchState
  popular: readonly string[]
  /** A row of posters, shown without a term; null if there is none. */
  popularTitles: PageModule | 'loading' | null
  /** All genres, shown without a term. */
  genres: readonly Genre[]
  /** Own searches, newest first. */
  recent: readonly string[]
  /** Titles opened from a search, newest first. */
  opened: readonly Card[]
  onType: (text: string) => void
  onSubmit: (text: string) => void
  onClear: () => void
  /** A person or genre among the results is opened. */
  onChoose: () => void
  /** A result or a recently opened title is opened. */
  onOpen: (card: Card) => void
  onForget: (term: string) => void
  onForgetAll: () => void
  onForgetOpened: (card: Card) => void
  onForgetAllOpened: () => void
  onRetry: () => void
  /** Loads the next page, or retries it. */
  onMore: () => void
  fieldRef?: Ref<HTMLInputElement>
}

/**
 * The search input with results, or suggestions without a term. Arrow keys move between input and results; a slash on the page
 * focuses the input (SEA-4).
 */
export function SearchPage(props: SearchPageProps) {
  const { term, state, onType, onSubmit, onClear, fieldRef } = props
  const intl = useIntl()
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => walkBetween(event, place.current)
  return (
    <Page>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- key events bubble from the controls inside */}
      <div ref={place} onKeyDown={walk}>
        <Stack gap={5}>
          <div>
            <Heading level={1} size="body">
              <VisuallyHidden>
                {term === '' ? intl.formatMessage({ id: 'search.heading' }) : intl.formatMessage({ id: 'search.headingFor' }, { term })}
              </VisuallyHidden>
            </Heading>
            <SearchField
              ref={fieldRef}
              action={localePath(locale, '/search')}
              name="search"
              label={intl.formatMessage({ id: 'search.label' })}
              placeholder={intl.formatMessage({ id: 'search.placeholder' })}
              submitLabel={intl.formatMessage({ id: 'search.submit' })}
              defaultValue={term}
              maxLength={maxSearchTermLength}
              clear={term === '' ? undefined : { href: localePath(locale, '/search'), label: intl.formatMessage({ id: 'search.clear' }) }}
              onType={onType}
              onSubmit={onSubmit}
              onClear={onClear}
            />
          </div>
          <Announcement term={term} state={state} kind={props.kind} />
          <Results {...props} />
          {state.status === 'open' || isNothing(state) ? <Suggestions {...props} /> : null}
        </Stack>
      </div>
    </Page>
  )
}

function Results({ term, kind, state, onChoose, onOpen, onRetry, onMore }: SearchPageProps) {
  const intl = useIntl()
  if (state.status === 'failed') {
    return (
      <ErrorState
        title={intl.formatMessage({ id: 'search.failed.title' })}
        text={state.message ?? intl.formatMessage({ id: 'search.failed.text' })}
        actions={<Button onClick={onRetry}>{intl.formatMessage({ id: 'search.failed.retry' })}</Button>}
      />
    )
  }
  if (state.status !== 'found') return null
  if (isNothing(state)) {
    return <EmptyState title={intl.formatMessage({ id: 'search.noResults.title' }, { term })} text={intl.formatMessage({ id: 'search.noResults.text' })} />
  }
  const { results, isStale, more } = state
  return <SearchResultLists term={term} kind={kind} results={results} isStale={isStale} more={more} onChoose={onChoose} onOpen={onOpen} onMore={onMore} />
}

/** The live region for results, always mounted so that screen readers notice changes. */
function Announcement({ term, state, kind }: { term: string; state: SearchState; kind: SearchKind }) {
  const intl = useIntl()
  const isSearching = state.status === 'searching' || (state.status === 'found' && !state.isStale && state.more.status === 'loading')
  return (
    <VisuallyHidden>
      <span role="status">
        {state.status === 'found' && !state.isStale && !isSearching && !state.results.isExact && !isNothing(state) && `${intl.formatMessage({ id: 'search.noExact' }, { term })} `}
        {isSearching && intl.formatMessage({ id: 'search.searching' })}
        {state.status === 'found' && !state.isStale && !isSearching && searchAnnouncement(intl, state.results, kind)}
      </span>
    </VisuallyHidden>
  )
}

function Suggestions({ popular, popularTitles, genres, recent, opened, onForget, onForgetAll, onOpen, onForgetOpened, onForgetAllOpened }: SearchPageProps) {
  const intl = useIntl()
  const locale = useLocale()
  const clear = intl.formatMessage({ id: 'search.clearRecent' })
  const openedBefore = intl.formatMessage({ id: 'search.opened' })
  const yours = intl.formatMessage({ id: 'search.recent' })
  const everybodys = intl.formatMessage({ id: 'search.popular' })
  const ofGenres = intl.formatMessage({ id: 'search.genres' })
  const place = useRef<HTMLDivElement>(null)
  // With the last entry the list is gone: the focus moves to its section.
  const stay = () => place.current?.focus({ preventScroll: true })
  return (
    <div ref={place} className={styles.groups} tabIndex={-1} data-halo="elsewhere">
      {/* First, because the server does not know the user's own lists, which would push it down. */}
      {popularTitles && <div className={styles.row}>{popularTitles === 'loading' ? <RowSkeleton shape="portrait" /> : <ModuleRow module={popularTitles} early />}</div>}
      {recent.length + opened.length > 0 && (
        <div className={styles.suggestions}>
          {recent.length > 0 && (
            <Section title={yours} end={<Button size="sm" variant="tertiary" onClick={() => { onForgetAll(); stay() }}>{clear}</Button>}>
              <TermList
                label={yours}
                look="lines"
                icon={<SearchIcon />}
                terms={recent.map((text) => ({ text, href: searchPath(locale, text), removeLabel: intl.formatMessage({ id: 'search.remove' }, { term: text }) }))}
                onRemove={(text) => {
                  onForget(text)
                  if (recent.length === 1) stay()
                }}
              />
            </Section>
          )}
          {opened.length > 0 && (
            <Section title={openedBefore} end={<Button size="sm" variant="tertiary" onClick={() => { onForgetAllOpened(); stay() }}>{clear}</Button>}>
              <TermList
                label={openedBefore}
                look="lines"
                icon={<FilmIcon />}
                terms={opened.map(({ title, link }) => ({ text: title, href: localePath(locale, link), removeLabel: intl.formatMessage({ id: 'search.removeOpened' }, { title }) }))}
                onChoose={(_, at) => onOpen(opened[at]!)}
                onRemove={(_, at) => {
                  onForgetOpened(opened[at]!)
                  if (opened.length === 1) stay()
                }}
              />
            </Section>
          )}
        </div>
      )}
      <div className={styles.suggestions}>
        {popular.length > 0 && (
          <Section title={everybodys}>
            <TermList label={everybodys} terms={popular.map((text) => ({ text, href: searchPath(locale, text) }))} />
          </Section>
        )}
        {genres.length > 0 && (
          <Section title={ofGenres}>
            <TermList label={ofGenres} terms={genres.map(({ slug, name }) => ({ text: name, href: localePath(locale, `/genre/${slug}`) }))} />
          </Section>
        )}
      </div>
    </div>
  )
}

function isNothing(state: SearchState): boolean {
  if (state.status !== 'found' || state.isStale) return false
  const { cards, people, genres } = state.results
  return cards.length + people.length + genres.length === 0
}

/** Lists handle arrow keys among their items; this moves between lists and input. */
function walkBetween(event: KeyboardEvent, place: HTMLElement | null): void {
  const { key, target, ctrlKey, metaKey, altKey, nativeEvent } = event
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || nativeEvent.isComposing || !place) return
  const field = place.querySelector('input')
  const isField = target === field
  const inList = target instanceof Element && target.closest('[data-item-list]') !== null
  const next =
    key === 'ArrowDown' && isField ? place.querySelector<HTMLElement>('[data-item-list] a')
      : (key === 'ArrowUp' && inList) || (key === '/' && !isField) ? field
        : null
  if (!next) return
  event.preventDefault()
  next.focus()
}
