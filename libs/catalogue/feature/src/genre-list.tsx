import type { Genre } from '@ott/catalogue'
import { Heading, Page, PictureTiles, Stack } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { useLocale } from './use-locale.ts'

/** All genres as links, each with its number of titles and some of their posters (WEB-22). */
export function GenreList({ heading, genres }: { heading: string; genres: readonly (Genre & { titleCount: number; posters: string[] })[] }) {
  const intl = useIntl()
  const locale = useLocale()
  const entries = genres.map(({ slug, name, titleCount, posters }) => ({
    href: localePath(locale, `/genre/${slug}`),
    title: name,
    facts: intl.formatMessage({ id: 'genre.count' }, { count: titleCount }),
    pictureSrcs: posters,
  }))
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1} size="page">{heading}</Heading>
        <PictureTiles label={heading} entries={entries} />
      </Stack>
    </Page>
  )
}
