import { Chip, Chips, Heading, Page, Stack } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export type ActivityTab = 'watching' | 'list' | 'history'

/** `hrefs` has no `list` where the watchlist is switched off. */
type ActivityPageProps = { heading: string; current: ActivityTab; hrefs: Partial<Record<ActivityTab, string>>; children: ReactNode }

/** The user's own page: titles to resume, the watchlist and the history as tabs. */
export function ActivityPage({ heading, current, hrefs, children }: ActivityPageProps) {
  const { formatMessage } = useIntl()
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={4}>
          <Heading level={1} size="page">{heading}</Heading>
          <nav aria-label={formatMessage({ id: 'my.tabs' })}>
            <Chips>
              {(['watching', 'list', 'history'] as const).map((tab) => hrefs[tab] && (
                <Chip key={tab} href={hrefs[tab]} current={tab === current}>{formatMessage({ id: `my.${tab}` })}</Chip>
              ))}
            </Chips>
          </nav>
        </Stack>
        {children}
      </Stack>
    </Page>
  )
}
