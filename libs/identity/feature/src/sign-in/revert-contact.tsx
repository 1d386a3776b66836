import { ApiError, revertContact } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { Banner, Button, EmptyState, Heading, Page, Stack, Text } from '@ott/design-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'

interface RevertContactProps {
  call: Call
  /** The token of the link; null when the page was opened without one. */
  token: string | null
  loginHref: string
  log: (event: string, reason: string) => void
  /** Taking the change back ends every session of the account, this one included. */
  onReverted: () => void
}

type End = 'reverted' | 'linkSpent' | 'inUse'
type Reverting = { status: 'open'; isFailed: boolean } | { status: 'reverting' } | { status: End }

/** Takes a change of a phone number or an email back. Only the press does: mail scanners open links (ID-135). */
export function RevertContact({ call, token, loginHref, log, onReverted }: RevertContactProps) {
  const intl = useIntl()
  const [reverting, setReverting] = useState<Reverting>(token === null ? { status: 'linkSpent' } : { status: 'open', isFailed: false })
  const revert = async () => {
    setReverting({ status: 'reverting' })
    try {
      await revertContact(call, token ?? '')
      setReverting({ status: 'reverted' })
      onReverted()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : String(error)
      log('contactNotReverted', code)
      setReverting(endOf(code))
    }
  }
  if (reverting.status !== 'open' && reverting.status !== 'reverting') return <Page width="form"><Result end={reverting.status} href={loginHref} /></Page>
  return (
    <Page width="form">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1} size="page">{intl.formatMessage({ id: 'revert.heading' })}</Heading>
          <Text tone="soft">{intl.formatMessage({ id: 'revert.text' })}</Text>
        </Stack>
        {reverting.status === 'open' && reverting.isFailed && <Banner tone="error">{intl.formatMessage({ id: 'revert.failed' })}</Banner>}
        <div>
          <Button variant="primary" loading={reverting.status === 'reverting'} onClick={() => void revert()}>{intl.formatMessage({ id: 'revert.submit' })}</Button>
        </div>
      </Stack>
    </Page>
  )
}

function endOf(code: string): Reverting {
  // An invalid token is a damaged link.
  if (code === 'GONE' || code === 'INVALID_INPUT') return { status: 'linkSpent' }
  return code === 'CONFLICT' ? { status: 'inUse' } : { status: 'open', isFailed: true }
}

function Result({ end, href }: { end: End; href: string }) {
  const intl = useIntl()
  return (
    <div role="status">
      <EmptyState
        headingLevel={1}
        title={intl.formatMessage({ id: `revert.${end}.title` })}
        text={intl.formatMessage({ id: `revert.${end}.text` })}
        actions={<Button variant="primary" href={href}>{intl.formatMessage({ id: 'reset.changed.action' })}</Button>}
      />
    </div>
  )
}
