import { ApiError, passkeysQuery, removePasskey } from '@ott/api-client'
import type { Call, Passkey } from '@ott/api-client'
import { Button, FactLine, Section, Stack, Text } from '@ott/design-system'
import { formatLocalDate } from '@ott/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './account-settings.css.ts'
import { isLastSignInMethod, isNotConfirmed } from './account-errors.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { canUsePasskeys } from '../sign-in/use-passkey-autofill.ts'

interface PasskeySettingsProps {
  call: Call
  log: (event: string, reason: string) => void
}

/** `last`: a removal was refused, because no other sign-in method would be left. */
type Making = 'no' | 'making' | 'made' | 'known' | 'failed' | 'last'

/** The passkeys of an account: created on this device, removed from any. */
export function PasskeySettings({ call, log }: PasskeySettingsProps) {
  const intl = useIntl()
  const queries = useQueryClient()
  const { data: passkeys } = useQuery(passkeysQuery(call))
  const [making, setMaking] = useState<Making>('no')
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const reread = () => queries.invalidateQueries({ queryKey: passkeysQuery(call).queryKey })

  const make = async () => {
    setMaking('making')
    try {
      const { makePasskey } = await import('./new-passkey.ts')
      const made = await makePasskey(call)
      setMaking(made === 'cancelled' ? 'no' : made)
      await reread()
    } catch (error) {
      if (isNotConfirmed(error)) return setMaking('no')
      log('passkeyNotMade', error instanceof ApiError ? error.code : String(error))
      setMaking('failed')
    }
  }
  const remove = async (passkey: Passkey) => {
    let isLast = false
    try {
      await removePasskey(call, passkey.id)
    } catch (error) {
      isLast = isLastSignInMethod(error)
      if (!isLast && !isNotConfirmed(error)) throw error
    }
    setLeaving(null)
    setMaking(isLast ? 'last' : 'no')
    await reread()
  }

  return (
    <Section title={intl.formatMessage({ id: 'passkeys.heading' })}>
      <Stack gap={5}>
        <Text tone="soft">{intl.formatMessage({ id: canUsePasskeys() ? 'passkeys.text' : 'passkeys.unsupported' })}</Text>
        {passkeys && passkeys.length > 0 && (
          <ul className={styles.rows} aria-label={intl.formatMessage({ id: 'passkeys.heading' })}>
            {passkeys.map((passkey) => <Row key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />)}
          </ul>
        )}
        {canUsePasskeys() && (
          <div>
            <Button loading={making === 'making'} onClick={() => void make()}>{intl.formatMessage({ id: 'passkeys.add' })}</Button>
          </div>
        )}
        <div role="status">
          {making === 'made' && <Text size="small" tone="soft">{intl.formatMessage({ id: 'passkeys.added' })}</Text>}
          {making === 'known' && <Text size="small" tone="soft">{intl.formatMessage({ id: 'passkeys.alreadyAdded' })}</Text>}
          {making === 'last' && <Text size="small" tone="error">{intl.formatMessage({ id: 'account.lastMethod' })}</Text>}
          {making === 'failed' && <Text size="small" tone="error">{intl.formatMessage({ id: 'passkeys.failed' })}</Text>}
        </div>
      </Stack>
      {leaving && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'passkeys.remove.title' }, { name: leaving.name ?? intl.formatMessage({ id: 'passkeys.unnamed' }) })}
          text={intl.formatMessage({ id: 'passkeys.remove.text' })}
          confirm={intl.formatMessage({ id: 'deviceLimit.remove' })}
          cancel={intl.formatMessage({ id: 'logout.cancel' })}
          close={intl.formatMessage({ id: 'logout.close' })}
          failed={intl.formatMessage({ id: 'passkeys.removeFailed' })}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  )
}

function Row({ passkey: { name, createdAt, lastUsedAt }, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const intl = useIntl()
  const shown = name ?? intl.formatMessage({ id: 'passkeys.unnamed' })
  const day = (date: Date) => formatLocalDate(date, intl.locale)
  const facts = [
    intl.formatMessage({ id: 'passkeys.addedOn' }, { date: day(createdAt) }),
    lastUsedAt && intl.formatMessage({ id: 'deviceLimit.lastUsed' }, { date: day(lastUsedAt) }),
  ]
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.value}>{shown}</div>
        <div className={styles.name}><FactLine facts={facts.filter((fact) => typeof fact === 'string')} /></div>
      </div>
      <Button size="sm" aria-label={intl.formatMessage({ id: 'deviceLimit.removeDevice' }, { device: shown })} onClick={onRemove}>
        {intl.formatMessage({ id: 'deviceLimit.remove' })}
      </Button>
    </li>
  )
}
