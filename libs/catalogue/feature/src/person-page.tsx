import type { Filmography } from '@ott/catalogue'
import { CardGrid, EmptyState, Heading, Inline, Page, Portrait, Section, Stack, Text } from '@ott/design-system'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { TitleInGrid } from './grid-card.tsx'
import { useLocale } from './use-locale.ts'

/** A person with their jobs and the titles of each. */
export function PersonPage({ person: { name, portrait, jobs } }: { person: Filmography }) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <Page>
      <Stack gap={7}>
        <Inline gap={5}>
          <Portrait src={portrait} name={name} locale={locale} size="page" />
          <Stack gap={2}>
            <Heading level={1} size="page">
              {name}
            </Heading>
            <Text tone="soft">{jobs.map(({ job }) => jobName(job, intl)).join(' · ')}</Text>
          </Stack>
        </Inline>
        {jobs.length === 0 && (
          <EmptyState
            title={intl.formatMessage({ id: 'person.empty.title' })}
            text={intl.formatMessage({ id: 'person.empty.text' }, { name })}
            headingLevel={2}
          />
        )}
        {jobs.map(({ job, titles }) => (
          <Section key={job} title={intl.formatMessage({ id: 'person.titlesAs' }, { job: jobName(job, intl), count: titles.length })}>
            <CardGrid shape="portrait" label={jobName(job, intl)}>
              {titles.map((card) => (
                <TitleInGrid key={card.id} card={card} />
              ))}
            </CardGrid>
          </Section>
        ))}
      </Stack>
    </Page>
  )
}

const known = ['Actor', 'Cinematographer', 'Director', 'Editor', 'Music', 'Producer', 'Writer'] as const

/** A job without a translation keeps its name. */
function jobName(job: string, intl: IntlShape): string {
  const word = known.find((each) => each === job)
  return word ? intl.formatMessage({ id: `person.job.${word}` }) : job
}
