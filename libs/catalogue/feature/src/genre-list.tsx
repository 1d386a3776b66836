import type { Genre } from '@ott/catalogue'
import { Heading, Page, Stack, TermList } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useLocale } from './use-locale.ts'

/** All genres as links (WEB-22). */
export function GenreList({ heading, genres }: { heading: string; genres: readonly Genre[] }) {
  const locale = useLocale()
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1} size="page">{heading}</Heading>
        <TermList label={heading} look="tiles" terms={genres.map(({ slug, name }) => ({ text: name, href: localePath(locale, `/genre/${slug}`) }))} />
      </Stack>
    </Page>
  )
}
