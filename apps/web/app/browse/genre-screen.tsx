import { genreQuery, genresQuery, titlesPerPage } from '@ott/api-client'
import { GenreList, TitleGrid } from '@ott/catalogue-feature'
import { Button, Inline } from '@ott/design-system'
import { apiLanguage, localePath } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { Suspense, memo } from 'react'
import { useIntl } from 'react-intl'
import { apiClient } from '../api/client.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'

export const GenresScreen = memo(() => {
  const intl = useIntl()
  const { data = [] } = useQuery(genresQuery(apiClient, apiLanguage(useLocale())))
  return <GenreList heading={intl.formatMessage({ id: 'app.nav.genres' })} genres={data} />
})

/** The titles of a genre, twenty a page. The pages are links, so they work without scripts. */
export const GenreScreen = memo(({ slug, page }: { slug: string; page: number }) => {
  const locale = useLocale()
  const { data } = useQuery(genreQuery(apiClient, slug, apiLanguage(locale), page))
  const { data: genres } = useQuery(genresQuery(apiClient, apiLanguage(locale)))
  if (!data) return null
  const hasNext = page * titlesPerPage < data.total
  return (
    <TitleGrid heading={genres?.find((genre) => genre.slug === slug)?.name ?? slug} cards={data.cards}>
      {(page > 1 || hasNext) && (
        <Suspense><DeferredMessages><OtherPages here={localePath(locale, `/genre/${slug}`)} page={page} hasNext={hasNext} /></DeferredMessages></Suspense>
      )}
    </TitleGrid>
  )
})

function OtherPages({ here, page, hasNext }: { here: string; page: number; hasNext: boolean }) {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'genre.pages' })}>
      <Inline gap={3}>
        {page > 1 && <Button href={`${here}?page=${page - 1}`}>{intl.formatMessage({ id: 'genre.previous' })}</Button>}
        {hasNext && <Button href={`${here}?page=${page + 1}`}>{intl.formatMessage({ id: 'genre.next' })}</Button>}
      </Inline>
    </nav>
  )
}
