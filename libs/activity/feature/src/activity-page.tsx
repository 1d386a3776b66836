import { Chip, Chips, Heading, Page, Stack } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export type ActivityTab = 'list' | 'history'

/** `hrefs` is null where the watchlist is switched off: the history has no tabs beside it. */
type ActivityPageProps = { heading: string; current: ActivityTab; hrefs: Record<ActivityTab, string> | null; children: ReactNode }

/** The user's own page: watchlist and history as two tabs. */
export function ActivityPage({ heading, current, hrefs, children }: ActivityPageProps) {
  const { formatMessage } = useIntl()
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1} size="page">{heading}</Heading>
        {hrefs && (
          <nav aria-label={formatMessage({ id: 'my.tabs' })}>
            <Chips>
              {(['list', 'history'] as const).map((tab) => (
                <Chip key={tab} href={hrefs[tab]} current={tab === current}>{formatMessage({ id: `my.${tab}` })}</Chip>
              ))}
            </Chips>
          </nav>
        )}
        {children}
      </Stack>
    </Page>
  )
}
