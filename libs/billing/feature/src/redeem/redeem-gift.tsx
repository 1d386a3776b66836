import { Banner, Button, Spinner, Stack, Text } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { RedeemForm } from './redeem-form.tsx'
import type { RedeemFormProps } from './redeem-form.tsx'
import { RedeemSuccess } from './redeem-success.tsx'
import type { RedeemSuccessProps } from './redeem-success.tsx'
import type { Redeem } from './use-redeem.ts'

export interface RedeemGiftProps
  extends Pick<RedeemFormProps, 'code' | 'onCodeChange' | 'explainsInvalidCode' | 'takesFocus' | 'timeZone' | 'onSubmit'>, Pick<RedeemSuccessProps, 'onStartWatching' | 'onClose'> {
  /** `unknown` until the session and the plan are read. */
  viewer: 'unknown' | 'guest' | 'user'
  redeem: Redeem
  loginHref: string
  onRetry: () => void
}

/** Redeeming in all its states: a guest, the form, the activation and the success dialog. */
export function RedeemGift({ viewer, redeem, loginHref, onRetry, onStartWatching, onClose, ...form }: RedeemGiftProps) {
  const intl = useIntl()
  if (viewer === 'unknown') return <Spinner label={intl.formatMessage({ id: 'redeem.loading' })} />
  if (viewer === 'guest') return <LoginFirst code={form.code.trim()} loginHref={loginHref} />
  switch (redeem.status) {
    case 'editing':
      return <RedeemForm {...form} error={redeem.error} isSending={false} />
    case 'sending':
      return <RedeemForm {...form} error={null} isSending />
    case 'activating':
      return <Banner tone="info">{intl.formatMessage({ id: 'redeem.activating' })}</Banner>
    case 'unconfirmed':
      return (
        <Stack gap={4}>
          <Banner tone="warning">{intl.formatMessage({ id: redeem.because === 'timeout' ? 'redeem.timedOut' : 'redeem.notChecked' })}</Banner>
          <div><Button variant="primary" loading={redeem.isRetrying} onClick={onRetry}>{intl.formatMessage({ id: 'redeem.checkAgain' })}</Button></div>
        </Stack>
      )
    case 'redeemed':
      return <RedeemSuccess gift={redeem.gift} starts={redeem.starts} timeZone={form.timeZone} onStartWatching={onStartWatching} onClose={onClose} />
  }
}

function LoginFirst({ code, loginHref }: { code: string; loginHref: string }) {
  const intl = useIntl()
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text tone="soft">{intl.formatMessage({ id: 'redeem.loginFirst' })}</Text>
        {code !== '' && <Text>{intl.formatMessage({ id: 'redeem.keptCode' }, { code })}</Text>}
      </Stack>
      <div><Button variant="primary" href={loginHref}>{intl.formatMessage({ id: 'redeem.login' })}</Button></div>
    </Stack>
  )
}
