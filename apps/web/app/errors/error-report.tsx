import { Button, Page, Stack, Text } from '@ott/design-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { track } from '../telemetry/track.ts'

export interface ErrorReportProps {
  code: string
  /** The id under which the server has logged the request. */
  requestId: string | undefined
}

/** An error code to tell the help desk, and a longer report to copy. It leaves out the query of the URL. */
export default function ErrorReport({ code, requestId }: ErrorReportProps) {
  const intl = useIntl()
  const [at] = useState(() => new Date())
  const [copy, setCopy] = useState<'no' | 'copied' | 'refused'>('no')
  const lines = [code, requestId, at.toISOString(), location.origin + location.pathname, navigator.userAgent]
  const report = lines.filter(Boolean).join('\n')
  const short = requestId ? `${code} ${requestId.slice(0, 8)}` : code
  const copyReport = async () => {
    if (requestId) track('Error_Report', { requestId, errorCode: code })
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
        <Button variant="tertiary" size="sm" onClick={() => void copyReport()}>{intl.formatMessage({ id: 'errorReport.copy' })}</Button>
        <div role="status">
          {/* Where the clipboard is blocked, the report is shown to be copied by hand. */}
          {copy !== 'no' && <Text size="small" tone="soft">{copy === 'copied' ? intl.formatMessage({ id: 'errorReport.copied' }) : report}</Text>}
        </div>
      </Stack>
    </Page>
  )
}
