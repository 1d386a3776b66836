import { Chip, Chips, Section, Text, TermList, CardGrid, Portrait } from '@ott/design-system'
import type { Term } from '@ott/design-system'
import type { Card } from '@ott/catalogue'
import { localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import type { Findings } from './search-page.tsx'
import * as styles from './search-page.css.ts'
import { searchPath } from './search-path.ts'
import { TitleInGrid, earlyInGrid } from './title-in-grid.tsx'
import { useLocale } from './use-locale.ts'

export const searchKinds = ['all', 'movies', 'shows', 'people'] as const

export type SearchKind = (typeof searchKinds)[number]

type Shown = { term: string; kind: SearchKind; findings: Findings; isPast: boolean; onChoose: () => void; onOpen: (card: Card) => void }

/** What was found, by kind: whose name was asked for first, then films and series, those first among which the best is. */
export function SearchFindings({ term, kind, findings, isPast, onChoose, onOpen }: Shown) {
  const intl = useIntl()
  const locale = useLocale()
  const { cards, total, people, genres } = findings
  const movies = cards.filter(({ type }) => type !== 'series')
  const shows = cards.filter(({ type }) => type === 'series')
  const titles = [{ one: 'movies', cards: movies }, { one: 'shows', cards: shows }] as const
  const there = { all: true, movies: movies.length > 0, shows: shows.length > 0, people: people.length > 0 }
  const shown = there[kind] ? kind : 'all'
  const isShown = (one: SearchKind) => there[one] && (shown === 'all' || shown === one)
  const filters = searchKinds.filter((one) => there[one])
  return (
    <div className={styles.findings} aria-busy={isPast}>
      <div className={styles.kinds}>
        {filters.length > 2 && (
          <nav aria-label={intl.formatMessage({ id: 'search.kinds' })}>
            <Chips>
              {filters.map((one) => (
                <Chip key={one} href={searchPath(locale, term, one === 'all' ? undefined : one)} current={one === shown}>
                  {intl.formatMessage({ id: `search.kind.${one}` })}
                </Chip>
              ))}
            </Chips>
          </nav>
        )}
        {total > 0 && (
          <Text size="small" tone="soft">
            {total > cards.length
              ? intl.formatMessage({ id: 'search.some' }, { shown: cards.length, count: total })
              : intl.formatMessage({ id: 'search.count' }, { count: total })}
          </Text>
        )}
      </div>
      {isShown('people') && (
        <Names title={intl.formatMessage({ id: 'search.kind.people' })} onChoose={onChoose} terms={people.map(({ id, name, portrait }) => ({
            text: name,
            href: localePath(locale, `/people/${id}`),
            ...(portrait && { icon: <Portrait src={portrait} name={name} locale={locale} size="name" /> }),
          }))} />
      )}
      {shown === 'all' && genres.length > 0 && (
        <Names title={intl.formatMessage({ id: 'search.genres' })} onChoose={onChoose} terms={genres.map(({ slug, name }) => ({ text: name, href: localePath(locale, `/genre/${slug}`) }))} />
      )}
      {(cards[0]?.type === 'series' ? titles.toReversed() : titles).filter(({ one }) => isShown(one)).map(({ one, cards: ofKind }, at) =>
        <Titles key={one} title={intl.formatMessage({ id: `search.kind.${one}` })} cards={ofKind} early={at === 0} onOpen={onOpen} />,
      )}
    </div>
  )
}

function Names({ title, terms, onChoose }: { title: string; terms: Term[]; onChoose: () => void }) {
  return <Section title={title}><TermList label={title} terms={terms} onChoose={onChoose} /></Section>
}

function Titles({ title, cards, early, onOpen }: { title: string; cards: Card[]; early: boolean; onOpen: (card: Card) => void }) {
  return (
    <Section title={title}>
      <CardGrid shape="portrait" label={title}>
        {cards.map((card, at) => <TitleInGrid key={card.id} card={card} early={early && at < earlyInGrid} onChoose={() => onOpen(card)} />)}
      </CardGrid>
    </Section>
  )
}
