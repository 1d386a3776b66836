import { defaultGenreView, genreQuery, genreSorts, genresQuery, titlesPerPage } from '@ott/api-client'
import type { GenreView } from '@ott/api-client'
import { GenreList, GenrePage } from '@ott/catalogue-feature'
import type { GenreChoice } from '@ott/catalogue-feature'
import { Button, Inline } from '@ott/design-system'
import { apiLanguage, localePath, locales } from '@ott/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { apiClient } from '../api/client.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { genreViewQuery } from '../routing/genre-view-param.ts'

export const GenresScreen = memo(() => <DeferredMessages><Genres /></DeferredMessages>)

type GenreProps = { slug: string; view: GenreView }

/** The titles of a genre, twenty a page. The URL alone says which, so that a view can be shared (CAT-121). */
export const GenreScreen = memo((props: GenreProps) => <DeferredMessages><GenreTitles {...props} /></DeferredMessages>)

function Genres() {
  const intl = useIntl()
  const { data = [] } = useQuery(genresQuery(apiClient, apiLanguage(useLocale())))
  return <GenreList heading={intl.formatMessage({ id: 'app.nav.genres' })} genres={data} />
}

/** The same once the deferred messages are loaded. */
export function GenreTitles({ slug, view }: GenreProps) {
  const locale = useLocale()
  const { data } = useQuery({ ...genreQuery(apiClient, slug, apiLanguage(locale), view), placeholderData: keepPreviousData })
  const { data: genres } = useQuery(genresQuery(apiClient, apiLanguage(locale)))
  const choices = useChoices(slug, view)
  if (!data) return null
  const { page } = view
  const hasNext = page * titlesPerPage < data.total
  return (
    <GenrePage heading={genres?.find((genre) => genre.slug === slug)?.name ?? slug} cards={data.cards} total={data.total} {...choices}>
      {(page > 1 || hasNext) && <OtherPages slug={slug} view={view} hasNext={hasNext} />}
    </GenrePage>
  )
}

/** Each choice starts at the first page again. A chosen filter links to the list without it. */
function useChoices(slug: string, view: GenreView): { sorts: GenreChoice[]; filters: GenreChoice[]; allHref: string } {
  const intl = useIntl()
  const hrefOf = useHref(slug)
  const choose = (label: string, isChosen: boolean, changes: Partial<GenreView>): GenreChoice => ({ label, isChosen, href: hrefOf({ ...view, page: 1, ...changes }) })
  const { audio, isFree, sort } = view
  return {
    sorts: genreSorts.map((one) => choose(intl.formatMessage({ id: `genre.sort.${one}` }), one === sort, { sort: one })),
    filters: [
      ...locales.map((one) => {
        const language = intl.formatMessage({ id: `languageName.${one}` })
        return choose(intl.formatMessage({ id: 'details.audioIn' }, { language }), one === audio, { audio: one === audio ? null : one })
      }),
      choose(intl.formatMessage({ id: 'card.badge.free' }), isFree, { isFree: !isFree }),
    ],
    allHref: hrefOf({ ...defaultGenreView, sort }),
  }
}

function useHref(slug: string): (view: GenreView) => string {
  const locale = useLocale()
  return (view) => `${localePath(locale, `/genre/${slug}`)}${genreViewQuery(view)}`
}

function OtherPages({ slug, view, hasNext }: GenreProps & { hasNext: boolean }) {
  const intl = useIntl()
  const hrefOf = useHref(slug)
  const { page } = view
  return (
    <nav aria-label={intl.formatMessage({ id: 'genre.pages' })}>
      <Inline gap={3}>
        {page > 1 && <Button href={hrefOf({ ...view, page: page - 1 })}>{intl.formatMessage({ id: 'genre.previous' })}</Button>}
        {hasNext && <Button href={hrefOf({ ...view, page: page + 1 })}>{intl.formatMessage({ id: 'genre.next' })}</Button>}
      </Inline>
    </nav>
  )
}
