import { requestPasswordReset } from '@ott/api-client'
import type { Call, User } from '@ott/api-client'
import { Button, Section, Stack, Switch, Text } from '@ott/design-system'
import type { Digits, Locale } from '@ott/i18n'
import type { PhoneNumber, SignInError } from '@ott/identity'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './account-settings.css.ts'
import { MaskedRecipient } from '../sign-in/masked-recipient.tsx'
import { PasskeySettings } from './passkey-settings.tsx'
import { AddPhoneDialog } from './add-phone-dialog.tsx'
import { signInErrorMessage } from '../sign-in/sign-in-error-message.ts'
import { formatPhoneNumber } from '../sign-in/phone-input-format.ts'
import { UserBoundary } from './user-boundary.tsx'

interface AccountSettingsProps {
  call: Call
  locale: Locale
  log: (event: string, reason: string) => void
  /** Called with a verified number; null where no codes are sent to phones. */
  onPhoneAdded: ((number: PhoneNumber) => void) | null
  digits: Digits
  onDigits: (digits: Digits) => void
}

/** Phone number, email, password, passkeys, and the digits used in Bengali. */
export function AccountSettings({ call, locale, log, onPhoneAdded, digits, onDigits }: AccountSettingsProps) {
  const intl = useIntl()
  return (
    <UserBoundary call={call}>
      {(user) => (
        <div className={styles.groups}>
          <Section title={intl.formatMessage({ id: 'settings.account' })}>
            <ul className={styles.rows}>
              <Phone user={user} call={call} locale={locale} log={log} onAdded={onPhoneAdded} />
              <Row name={intl.formatMessage({ id: 'account.email' })} value={user.email ?? intl.formatMessage({ id: 'account.none' })} />
              <Password user={user} call={call} log={log} />
            </ul>
          </Section>
          <Stack gap={7}>
            <PasskeySettings call={call} log={log} />
            <Section title={intl.formatMessage({ id: 'digits.heading' })}>
              <Switch
                label={intl.formatMessage({ id: 'digits.latin' })}
                hint={intl.formatMessage({ id: 'digits.latin.text' })}
                checked={digits === 'latn'}
                onChange={(isOn) => onDigits(isOn ? 'latn' : 'beng')}
              />
            </Section>
          </Stack>
        </div>
      )}
    </UserBoundary>
  )
}

function Row({ name, value, action, children }: { name: string; value: string; action?: ReactNode; children?: ReactNode }) {
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>{name}</div>
        <div className={styles.value}>{value}</div>
      </div>
      {action ?? <span />}
      {children && <div className={styles.below}>{children}</div>}
    </li>
  )
}

type PhoneProps = Pick<AccountSettingsProps, 'call' | 'locale' | 'log'> & { user: User; onAdded: AccountSettingsProps['onPhoneAdded'] }

function Phone({ user, call, locale, log, onAdded }: PhoneProps) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const number = user.phoneNumber as PhoneNumber | null
  const title = intl.formatMessage({ id: number ? 'account.phone.changeTitle' : 'account.phone.addTitle' })
  const added = (next: PhoneNumber) => {
    setOpen(false)
    onAdded?.(next)
  }
  return (
    <Row
      name={intl.formatMessage({ id: 'login.mobileNumber' })}
      value={number ? formatPhoneNumber(number) : intl.formatMessage({ id: 'account.none' })}
      action={onAdded && (
        <Button size="sm" aria-label={title} onClick={() => setOpen(true)}>
          {intl.formatMessage({ id: number ? 'account.phone.change' : 'account.phone.add' })}
        </Button>
      )}
    >
      {isOpen && (
        <AddPhoneDialog
          title={title}
          call={call}
          locale={locale}
          log={log}
          onAdded={added}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  )
}

type Sending = 'no' | 'sending' | 'sent' | SignInError

/** Only an emailed link sets a password, because it proves who owns the account. */
function Password({ user: { email, hasPassword }, call, log }: Pick<AccountSettingsProps, 'call' | 'log'> & { user: User }) {
  const intl = useIntl()
  const [sending, setSending] = useState<Sending>('no')
  const send = async (to: string) => {
    setSending('sending')
    const asked = await requestPasswordReset(call, to)
    if (!asked.ok) log('resetLinkNotSent', asked.error.type)
    setSending(asked.ok ? 'sent' : asked.error)
  }
  return (
    <Row
      name={intl.formatMessage({ id: 'account.password' })}
      value={intl.formatMessage({ id: hasPassword ? 'account.password.set' : 'account.password.none' })}
      action={email !== null && (
        <Button
          size="sm"
          aria-label={intl.formatMessage({ id: hasPassword ? 'account.password.changeTitle' : 'account.password.addTitle' })}
          loading={sending === 'sending'}
          onClick={() => void send(email)}
        >
          {intl.formatMessage({ id: hasPassword ? 'account.password.change' : 'account.password.add' })}
        </Button>
      )}
    >
      <div role="status">
        {email === null && <Text size="small" tone="soft">{intl.formatMessage({ id: 'account.password.needsEmail' })}</Text>}
        {email !== null && sending === 'sent' && (
          <Text size="small" tone="soft">
            <FormattedMessage id="account.password.linkSent" values={{ email: <MaskedRecipient key="email" target={email} /> }} />
          </Text>
        )}
        {typeof sending === 'object' && <Text size="small" tone="error">{signInErrorMessage(intl, sending)}</Text>}
      </div>
    </Row>
  )
}
