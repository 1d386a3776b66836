import type { User } from '@ott/api-client'
import { Button, Section, Stack, Switch, Text } from '@ott/design-system'
import { formatDate } from '@ott/i18n'
import type { Digits, Locale } from '@ott/i18n'
import type { PhoneNumber } from '@ott/identity'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './account-settings.css.ts'
import { PasskeySettings } from './passkey-settings.tsx'
import { AddEmailDialog } from './add-email-dialog.tsx'
import { AddPhoneDialog } from './add-phone-dialog.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import type { DetailField } from './details-dialog.tsx'
import { SocialSettings } from './social-settings.tsx'
import type { SocialSettingsProps } from './social-settings.tsx'
import { SetPasswordDialog } from './set-password-dialog.tsx'
import { formatPhoneNumber } from '../sign-in/phone-input-format.ts'
import { UserBoundary } from './user-boundary.tsx'

interface AccountSettingsProps extends SocialSettingsProps {
  locale: Locale
  /** Called with a verified number; null where no codes are sent to phones. */
  onPhoneAdded: ((number: PhoneNumber) => void) | null
  /** Called with a verified email; null where no codes are sent by email. */
  onEmailAdded: ((email: string) => void) | null
  /** The account has a new password. */
  onPasswordSet: () => void
  /** The date in the service's time zone, as `YYYY-MM-DD`. */
  today: string
  /** The user's name or date of birth was changed. */
  onDetailsChanged: () => void
  digits: Digits
  onDigits: (digits: Digits) => void
  /** Further sections. */
  children?: ReactNode
}

/** Name, date of birth, phone number, email, password, linked accounts, passkeys, and the digits used in Bengali. */
export function AccountSettings({ call, locale, log, providers, openPopup, onPhoneAdded, onEmailAdded, onPasswordSet, today, onDetailsChanged, digits, onDigits, children }: AccountSettingsProps) {
  const intl = useIntl()
  return (
    <UserBoundary call={call}>
      {(user) => (
        <div className={styles.groups}>
          <Section title={intl.formatMessage({ id: 'settings.account' })}>
            <ul className={styles.rows}>
              <Detail field="name" value={user.name} call={call} log={log} today={today} onChanged={onDetailsChanged} />
              <Detail field="dateOfBirth" value={user.dateOfBirth} call={call} log={log} today={today} onChanged={onDetailsChanged} />
              <Phone user={user} call={call} locale={locale} log={log} onAdded={onPhoneAdded} />
              <Email user={user} call={call} log={log} onAdded={onEmailAdded} />
              <Password user={user} call={call} log={log} onSet={onPasswordSet} />
            </ul>
          </Section>
          <Stack gap={7}>
            <SocialSettings call={call} log={log} providers={providers} openPopup={openPopup} />
            <PasskeySettings call={call} log={log} />
            <Section title={intl.formatMessage({ id: 'digits.heading' })}>
              <Switch
                label={intl.formatMessage({ id: 'digits.latin' })}
                hint={intl.formatMessage({ id: 'digits.latin.text' })}
                checked={digits === 'latn'}
                onChange={(isOn) => onDigits(isOn ? 'latn' : 'beng')}
              />
            </Section>
            {children}
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

type DetailProps = Pick<AccountSettingsProps, 'call' | 'log' | 'today'> & { field: DetailField; value: string | null; onChanged: () => void }

function Detail({ field, value, onChanged, ...dialog }: DetailProps) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const title = intl.formatMessage({ id: value === null ? `account.${field}.addTitle` : `account.${field}.changeTitle` })
  // A calendar date, so it is the same in every zone.
  const shown = value !== null && field === 'dateOfBirth' ? formatDate(new Date(value), intl.locale, 'UTC') : value
  const changed = () => {
    setOpen(false)
    onChanged()
  }
  return (
    <Row
      name={intl.formatMessage({ id: `account.${field}` })}
      value={shown ?? intl.formatMessage({ id: 'account.none' })}
      action={
        <Button size="sm" aria-label={title} onClick={() => setOpen(true)}>
          {intl.formatMessage({ id: value === null ? 'account.phone.add' : 'account.phone.change' })}
        </Button>
      }
    >
      {isOpen && <DetailsDialog {...dialog} field={field} value={value} title={title} onChanged={changed} onClose={() => setOpen(false)} />}
    </Row>
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

function Email({ user: { email }, call, log, onAdded }: Pick<AccountSettingsProps, 'call' | 'log'> & { user: User; onAdded: AccountSettingsProps['onEmailAdded'] }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const title = intl.formatMessage({ id: email ? 'account.email.changeTitle' : 'account.email.addTitle' })
  const added = (next: string) => {
    setOpen(false)
    onAdded?.(next)
  }
  return (
    <Row
      name={intl.formatMessage({ id: 'account.email' })}
      value={email ?? intl.formatMessage({ id: 'account.none' })}
      action={onAdded && (
        <Button size="sm" aria-label={title} onClick={() => setOpen(true)}>
          {intl.formatMessage({ id: email ? 'account.phone.change' : 'account.phone.add' })}
        </Button>
      )}
    >
      {isOpen && <AddEmailDialog title={title} call={call} log={log} onAdded={added} onClose={() => setOpen(false)} />}
    </Row>
  )
}

/** A password signs in with an email, so an account without one gets that first. */
function Password({ user: { email, hasPassword }, call, log, onSet }: Pick<AccountSettingsProps, 'call' | 'log'> & { user: User; onSet: () => void }) {
  const intl = useIntl()
  const [dialog, setDialog] = useState<'closed' | 'open' | 'done'>('closed')
  const title = intl.formatMessage({ id: hasPassword ? 'account.password.changeTitle' : 'account.password.addTitle' })
  const isSet = () => {
    setDialog('done')
    onSet()
  }
  return (
    <Row
      name={intl.formatMessage({ id: 'account.password' })}
      value={intl.formatMessage({ id: hasPassword ? 'account.password.set' : 'account.password.none' })}
      action={email !== null && (
        <Button size="sm" aria-label={title} onClick={() => setDialog('open')}>
          {intl.formatMessage({ id: hasPassword ? 'account.password.change' : 'account.password.add' })}
        </Button>
      )}
    >
      <div role="status">
        {email === null && <Text size="small" tone="soft">{intl.formatMessage({ id: 'account.password.needsEmail' })}</Text>}
        {dialog === 'done' && <Text size="small" tone="soft">{intl.formatMessage({ id: 'account.password.done' })}</Text>}
      </div>
      {email !== null && dialog === 'open' && (
        <SetPasswordDialog title={title} call={call} log={log} email={email} onSet={isSet} onClose={() => setDialog('closed')} />
      )}
    </Row>
  )
}
