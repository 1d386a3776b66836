import type { Title } from '@ott/catalogue'
import { FactLine } from '@ott/design-system'
import { formatLength, formatNumber } from '@ott/i18n'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { TitleBadges } from './title-badges.tsx'

/** Two lines about a title: age rating, year, length, genre, audio and accessibility. */
export function TitleSummary({ title }: { title: Title }) {
  const intl = useIntl()
  return (
    <>
      <FactLine badge={title.ageRating} facts={[...yearAndLength(title, intl), ...title.genres.slice(0, 1).map(({ name }) => name)]} />
      <TitleBadges title={title} />
    </>
  )
}

/** Each if known; the length of a series is its number of seasons. */
export function yearAndLength({ year, runLengthSeconds, seasons }: Title, intl: IntlShape): string[] {
  const numbered = seasons.filter(({ number }) => number > 0).length
  return [
    ...(year === null ? [] : [formatNumber(year, intl.locale, true)]),
    ...(runLengthSeconds === null ? [] : [formatLength(runLengthSeconds, intl.locale)]),
    ...(numbered > 0 ? [intl.formatMessage({ id: 'details.seasonOf' }, { count: numbered })] : []),
  ]
}
