import type { Person } from '@ott/catalogue'
import { Heading, Portrait, Stack, Text } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import * as styles from './cast-row.css.ts'
import { useLocale } from './use-locale.ts'

/** The cast with portraits, as links to person pages. */
export function CastRow({ cast, headingLevel }: { cast: Person[]; headingLevel: 2 | 3 }) {
  const intl = useIntl()
  const locale = useLocale()
  const heading = intl.formatMessage({ id: 'details.cast' })
  return (
    <Stack gap={4}>
      <Heading level={headingLevel} size="section">
        {heading}
      </Heading>
      <ul className={styles.cast} aria-label={heading}>
        {cast.map(({ id, name, portrait, character }) => (
          <li key={id}>
            <a className={styles.person} href={localePath(locale, `/people/${id}`)}>
              <Portrait src={portrait} name={name} locale={locale} size="row" />
              <span className={styles.words}>
                <Text strong as="span">{name}</Text>
                {character && <Text size="small" tone="soft" as="span">{character}</Text>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** Without portraits a line of names is enough. */
export function hasFaces(cast: Person[]): boolean {
  return cast.some(({ portrait }) => portrait)
}
