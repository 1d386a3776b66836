import { CardGrid, Chip, Chips, EmptyState, Link, Portrait, Section, TermList, Text } from '@ott/design-system'
import type { Term } from '@ott/design-system'
import type { Card } from '@ott/catalogue'
import { localePath } from '@ott/i18n'
import { FormattedMessage, useIntl } from 'react-intl'
import { searchKinds, titlesOfKind } from './search-kinds.ts'
import type { SearchKind } from './search-kinds.ts'
import { SearchMore, useFocusOnNewResults } from './search-more.tsx'
import type { MoreResults } from './search-more.tsx'
import type { SearchResults } from './search-page.tsx'
import * as styles from './search-page.css.ts'
import { searchPath } from './search-path.ts'
import { searchAnnouncement } from './search-announcement.ts'
import { TitleInGrid, earlyInGrid } from './grid-card.tsx'
import { useLocale } from './use-locale.ts'

type Shown = {
  term: string
  kind: SearchKind
  results: SearchResults
  isStale: boolean
  more: MoreResults
  onChoose: () => void
  onOpen: (card: Card) => void
  onMore: () => void
}

/**
 * Search results by kind: people first, then movies and series, the kind of the best match first. Further pages follow below,
 * kinds mixed. A kind without results yet stays selectable while pages remain (SEA-8).
 */
export function SearchResultLists({ term, kind, results, isStale, more, onChoose, onOpen, onMore }: Shown) {
  const intl = useIntl()
  const locale = useLocale()
  const { total, people, genres, further, nextPage } = results
  const isMore = nextPage !== null
  const ofKind = titlesOfKind(results, kind)
  const has = (one: SearchKind) => (one === 'people' ? people.length > 0 : isMore || titlesOfKind(results, one).length > 0)
  const filters = searchKinds.filter((one) => one === 'all' || one === kind || has(one))
  const said = searchAnnouncement(intl, results, kind)
  const isNone = kind !== 'all' && !has(kind)
  const { place, button, onRequest } = useFocusOnNewResults(`${kind} ${term}`, kind === 'all' ? further.length : ofKind.length, !isMore)
  return (
    <div ref={place} className={styles.results} aria-busy={isStale} tabIndex={-1} data-halo="elsewhere">
      {!results.isExact && <NoExactMatch term={term} suggestion={results.suggestion} />}
      <div className={styles.kinds}>
        {(filters.length > 2 || kind !== 'all') && (
          <nav aria-label={intl.formatMessage({ id: 'search.kinds' })}>
            <Chips>
              {filters.map((one) => (
                <Chip key={one} href={searchPath(locale, term, one === 'all' ? undefined : one)} current={one === kind}>
                  {intl.formatMessage({ id: `search.kind.${one}` })}
                </Chip>
              ))}
            </Chips>
          </nav>
        )}
        {(total > 0 || kind === 'people') && !isNone && <Text size="small" tone="soft">{said}</Text>}
      </div>
      {isNone && <EmptyState title={said} />}
      {['all', 'people'].includes(kind) && people.length > 0 && (
        <Names title={intl.formatMessage({ id: 'search.kind.people' })} onChoose={onChoose} terms={people.map(({ id, name, portrait }) => ({
            text: name,
            href: localePath(locale, `/people/${id}`),
            ...(portrait && { icon: <Portrait src={portrait} name={name} locale={locale} size="name" /> }),
          }))} />
      )}
      {kind === 'all' && genres.length > 0 && (
        <Names title={intl.formatMessage({ id: 'search.genres' })} onChoose={onChoose} terms={genres.map(({ slug, name }) => ({ text: name, href: localePath(locale, `/genre/${slug}`) }))} />
      )}
      {listsOf(results, kind).map(({ titleId, cards }, at, { length }) => (
        <Titles key={titleId} title={intl.formatMessage({ id: titleId })} cards={cards} early={at === 0} isAtEnd={at > 0 && at === length - 1} onOpen={onOpen} />
      ))}
      {isMore && kind !== 'people' && (
        <SearchMore
          term={term}
          kind={kind}
          nextPage={nextPage}
          more={more}
          buttonRef={button}
          onMore={() => {
            onRequest()
            onMore()
          }}
        />
      )}
    </div>
  )
}

/** The results only resemble the term (SEA-15, SEA-19). */
function NoExactMatch({ term, suggestion }: { term: string; suggestion: string | undefined }) {
  const locale = useLocale()
  return (
    <Text>
      <FormattedMessage id="search.noExact" values={{ term }} />{' '}
      {suggestion === undefined
        ? <FormattedMessage id="search.similar" />
        : <FormattedMessage id="search.didYouMean" values={{ suggestion: <Link href={searchPath(locale, suggestion)}>{suggestion}</Link> }} />}
    </Text>
  )
}

type Titled = { titleId: 'search.kind.movies' | 'search.kind.shows' | 'search.moreTitles'; cards: Card[] }

/** The growing list is the last one, so that nothing shifts. */
function listsOf(results: SearchResults, kind: SearchKind): Titled[] {
  const { cards, further } = results
  const list = (one: 'movies' | 'shows', all: Pick<SearchResults, 'cards' | 'further'>): Titled => ({ titleId: `search.kind.${one}`, cards: titlesOfKind(all, one) })
  const first = { cards, further: [] }
  const byKind = [list('movies', first), list('shows', first)]
  const lists = {
    all: [...(cards[0]?.type === 'series' ? byKind.toReversed() : byKind), { titleId: 'search.moreTitles', cards: further } as const],
    movies: [list('movies', results)],
    shows: [list('shows', results)],
    people: [],
  }
  return lists[kind].filter(({ cards }) => cards.length > 0)
}

function Names({ title, terms, onChoose }: { title: string; terms: Term[]; onChoose: () => void }) {
  return <Section title={title}><TermList label={title} terms={terms} onChoose={onChoose} /></Section>
}

function Titles({ title, cards, early, isAtEnd, onOpen }: { title: string; cards: Card[]; early: boolean; isAtEnd: boolean; onOpen: (card: Card) => void }) {
  return (
    <Section title={title}>
      <CardGrid shape="portrait" label={title} isAtEnd={isAtEnd}>
        {cards.map((card, at) => <TitleInGrid key={card.id} card={card} early={early && at < earlyInGrid} onChoose={() => onOpen(card)} />)}
      </CardGrid>
    </Section>
  )
}
