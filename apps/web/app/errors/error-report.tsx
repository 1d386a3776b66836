import { Button, Page, Stack, Text } from '@ott/design-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

export interface ErrorReportProps {
  code: string
  /** What the server calls the request in its log. */
  requestId: string | undefined
}

/** What to tell whoever is asked for help: short to read, whole to copy, and nothing in it of what an address carries. */
export default function ErrorReport({ code, requestId }: ErrorReportProps) {
  const intl = useIntl()
  const [at] = useState(() => new Date())
  const [copy, setCopy] = useState<'no' | 'copied' | 'refused'>('no')
  const lines = [code, requestId, at.toISOString(), location.origin + location.pathname, navigator.userAgent]
  const report = lines.filter(Boolean).join('\n')
  const short = requestId ? `${code} ${requestId.slice(0, 8)}` : code
  const pressed = async () => {
    try {
      await navigator.clipboard.writeText(report)
      setCopy('copied')
    } catch {
      setCopy('refused')
    }
  }
  return (
    <Page width="form">
      <Stack centre gap={1}>
        <Text size="small" tone="soft"><FormattedMessage id="errorReport.code" values={{ code: <span lang="en">{short}</span> }} /></Text>
        <Button variant="tertiary" size="sm" onClick={() => void pressed()}>{intl.formatMessage({ id: 'errorReport.copy' })}</Button>
        <div role="status">
          {/* A browser that does not let us copy lets the viewer do it. */}
          {copy !== 'no' && <Text size="small" tone="soft">{copy === 'copied' ? intl.formatMessage({ id: 'errorReport.copied' }) : report}</Text>}
        </div>
      </Stack>
    </Page>
  )
}
