import { exportData } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { Button, Section, Stack, Text } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { signInErrorMessage } from '../sign-in/sign-in-error-message.ts'
import type { SignInError } from '@ott/identity'

export interface ExportDataProps {
  call: Call
  locale: Locale
  /** Downloads the archive that the link leads to. */
  onReady: (url: string) => void
}

/** Downloads everything about the user as one zip (DEL-8). */
export function ExportData(props: ExportDataProps) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: 'leaving.export' })}>
      <Stack gap={4}>
        <Text tone="soft">{intl.formatMessage({ id: 'leaving.export.text' })}</Text>
        <ExportButton {...props} />
      </Stack>
    </Section>
  )
}

type State = { status: 'idle' } | { status: 'asking' } | { status: 'started' } | { status: 'failed'; error: SignInError }

export function ExportButton({ call, locale, onReady }: ExportDataProps) {
  const intl = useIntl()
  const [state, setState] = useState<State>({ status: 'idle' })
  const start = async () => {
    setState({ status: 'asking' })
    const answer = await exportData(call, apiLanguage(locale))
    if (answer.ok) onReady(answer.value)
    const isLeft = !answer.ok && answer.error.type === 'notConfirmed'
    setState(answer.ok ? { status: 'started' } : isLeft ? { status: 'idle' } : { status: 'failed', error: answer.error })
  }
  return (
    <Stack gap={2}>
      <div><Button loading={state.status === 'asking'} onClick={() => void start()}>{intl.formatMessage({ id: 'leaving.export.start' })}</Button></div>
      <div role="status">
        {state.status === 'started' && <Text size="small" tone="soft">{intl.formatMessage({ id: 'leaving.export.started' })}</Text>}
        {state.status === 'failed' && <Text size="small" tone="error">{signInErrorMessage(intl, state.error)}</Text>}
      </div>
    </Stack>
  )
}
