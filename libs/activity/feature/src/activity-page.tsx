import { Chip, Chips, Heading, Page, Stack } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export type MyPart = 'list' | 'history'

/** `hrefs` is null where there is the history alone. */
export type MyPageProps = { heading: string; current: MyPart; hrefs: Record<MyPart, string> | null; children: ReactNode }

/** The viewer's own page, in two parts. */
export function MyPage({ heading, current, hrefs, children }: MyPageProps) {
  const intl = useIntl()
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1} size="page">{heading}</Heading>
        {hrefs && (
          <nav aria-label={intl.formatMessage({ id: 'my.parts' })}>
            <Chips>
              {(['list', 'history'] as const).map((part) => (
                <Chip key={part} href={hrefs[part]} current={part === current}>{intl.formatMessage({ id: `my.${part}` })}</Chip>
              ))}
            </Chips>
          </nav>
        )}
        {children}
      </Stack>
    </Page>
  )
}
