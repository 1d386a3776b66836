import type { Card } from '@ott/catalogue'
import { CardGrid, Chip, Chips, EmptyState, Heading, Page, Stack, Text } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './genre-page.css.ts'
import { TitleInGrid, earlyInGrid } from './grid-card.tsx'

/** A sort order or a filter; `href` shows the genre that way, or without the filter. */
export type GenreChoice = { label: string; href: string; isChosen: boolean }

export type GenrePageProps = {
  heading: string
  cards: Card[]
  /** Of all pages. */
  total: number
  sorts: readonly GenreChoice[]
  filters: readonly GenreChoice[]
  /** The genre without filters. */
  allHref: string
  /** Links to the other pages. */
  children?: ReactNode
}

/** The titles of a genre. Sort orders and filters are links, so they work without scripts and can be shared (CAT-121). */
export function GenrePage({ heading, cards, total, sorts, filters, allHref, children }: GenrePageProps) {
  const intl = useIntl()
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={4}>
          <div className={styles.headline}>
            <Heading level={1} size="page">{heading}</Heading>
            <span role="status"><Text tone="soft">{intl.formatMessage({ id: 'genre.count' }, { count: total })}</Text></span>
          </div>
          <div className={styles.choices}>
            <Choices label={intl.formatMessage({ id: 'genre.sort' })} choices={sorts} />
            <Choices label={intl.formatMessage({ id: 'genre.filters' })} choices={filters} />
          </div>
        </Stack>
        {cards.length === 0 && filters.some(({ isChosen }) => isChosen) ? (
          <EmptyState
            title={intl.formatMessage({ id: 'genre.none.title' })}
            actions={<Chip href={allHref}>{intl.formatMessage({ id: 'genre.none.all' })}</Chip>}
          />
        ) : (
          <CardGrid shape="portrait" label={heading}>
            {cards.map((card, at) => <TitleInGrid key={card.id} card={card} early={at < earlyInGrid} />)}
          </CardGrid>
        )}
        {children}
      </Stack>
    </Page>
  )
}

function Choices({ label, choices }: { label: string; choices: readonly GenreChoice[] }) {
  return (
    <nav aria-label={label} className={styles.choice}>
      <Text size="small" tone="soft">{label}</Text>
      <Chips>
        {choices.map(({ label: text, href, isChosen }) => <Chip key={text} href={href} current={isChosen}>{text}</Chip>)}
      </Chips>
    </nav>
  )
}
