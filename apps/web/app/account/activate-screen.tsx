import { Button, Heading, Link, Page, Stack, Text } from '@ott/design-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { apiClient } from '../api/client.ts'
import { useLocale } from '../i18n/use-locale.ts'

interface ActivateScreenProps {
  /** The URL that takes the user over. */
  action: string
  withoutAccount: string
  code: string | null
  /** A link token; null if the access token of the request was too old to make one. */
  token: string | null
}

/** Hands the user over to the pages of TV activation by a form, so that the token is in no address (TV-24). */
export function ActivateScreen({ action, withoutAccount, code, token: made }: ActivateScreenProps) {
  const intl = useIntl()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [token, setToken] = useState(made)
  const makeToken = useEffectEvent(() => {
    apiClient('createLink', { body: { purpose: 'activation' } }).then((link) => setToken(link.token), () => location.replace(withoutAccount))
  })
  useEffect(() => {
    // Going back must not lead on again.
    if (isReturn()) return
    if (token === null) makeToken()
    else form.current?.submit()
  }, [token])
  return (
    <Page width="form">
      <Stack gap={5}>
        <Heading level={1} size="page">{intl.formatMessage({ id: 'activate.heading' })}</Heading>
        <Text tone="soft">{intl.formatMessage({ id: 'activate.lead' })}</Text>
        {token !== null && (
          <form ref={form} method="post" action={action}>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="code" value={code ?? ''} />
            <input type="hidden" name="locale" value={locale} />
            <Button type="submit" variant="primary" wide>{intl.formatMessage({ id: 'activate.continue' })}</Button>
          </form>
        )}
        <Link href={withoutAccount}>{intl.formatMessage({ id: 'activate.withoutAccount' })}</Link>
      </Stack>
    </Page>
  )
}

function isReturn(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward')
}
