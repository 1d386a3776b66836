import { ApiError, linkSocialAccount, socialAccountsQuery, unlinkSocialAccount } from '@ott/api-client'
import type { Call, SocialAccount, SocialCredential } from '@ott/api-client'
import { Button, Section, Stack, Text } from '@ott/design-system'
import { formatLocalDate } from '@ott/i18n'
import { socialError, socialProviders } from '@ott/identity'
import type { SocialProvider } from '@ott/identity'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './account-settings.css.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { isLastSignInMethod, isNotConfirmed } from './account-errors.ts'

export interface SocialSettingsProps {
  call: Call
  log: (event: string, reason: string) => void
  /** The providers of this deployment. */
  providers: readonly SocialProvider[]
  /** Must open the popup within the click event, or the browser blocks it. */
  openPopup: (provider: SocialProvider) => Promise<SocialCredential | { error: string | null }>
}

type Problem = { provider: SocialProvider; type: 'inUse' | 'failed' | 'last' }
type Linking = { status: 'idle'; problem?: Problem } | { status: 'linking'; provider: SocialProvider }

const names = { facebook: 'Facebook', google: 'Google', apple: 'Apple' }

/** Links and unlinks accounts of providers. The last sign-in method cannot be unlinked (ID-138). */
export function SocialSettings({ call, log, providers, openPopup }: SocialSettingsProps) {
  const intl = useIntl()
  const queries = useQueryClient()
  const { data: accounts, isError } = useQuery(socialAccountsQuery(call))
  const [linking, setLinking] = useState<Linking>({ status: 'idle' })
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  const reread = () => queries.invalidateQueries({ queryKey: socialAccountsQuery(call).queryKey })
  const linked = (provider: SocialProvider) => accounts?.find((account) => account.provider === provider)
  const shown = socialProviders.filter((provider) => providers.includes(provider) || linked(provider))
  if (isError || shown.length === 0) return null

  const link = async (provider: SocialProvider) => {
    setLinking({ status: 'linking', provider })
    const found = await openPopup(provider)
    if ('error' in found) return setLinking({ status: 'idle', problem: socialError(found.error) ? { provider, type: 'failed' } : undefined })
    try {
      await linkSocialAccount(call, found)
      await reread()
      setLinking({ status: 'idle' })
    } catch (error) {
      if (isNotConfirmed(error)) return setLinking({ status: 'idle' })
      const code = error instanceof ApiError ? error.code : String(error)
      log('socialAccountNotLinked', code)
      setLinking({ status: 'idle', problem: { provider, type: code === 'SOCIAL_CONFLICT' ? 'inUse' : 'failed' } })
    }
  }
  const unlink = async (provider: SocialProvider) => {
    let problem: Problem | undefined
    try {
      await unlinkSocialAccount(call, provider)
    } catch (error) {
      if (isLastSignInMethod(error)) problem = { provider, type: 'last' }
      else if (!isNotConfirmed(error)) throw error
    }
    setLeaving(null)
    setLinking({ status: 'idle', problem })
    await reread()
  }

  return (
    <Section title={intl.formatMessage({ id: 'social.heading' })}>
      <Stack gap={5}>
        <Text tone="soft">{intl.formatMessage({ id: 'social.text' })}</Text>
        <ul className={styles.rows} aria-label={intl.formatMessage({ id: 'social.heading' })}>
          {shown.map((provider) => (
            <Row
              key={provider}
              provider={provider}
              account={linked(provider)}
              isLinking={linking.status === 'linking' && linking.provider === provider}
              // The rows have their height before the accounts are loaded.
              isLoaded={accounts !== undefined}
              isDisabled={linking.status === 'linking' && linking.provider !== provider}
              onLink={() => void link(provider)}
              onUnlink={() => setLeaving(provider)}
            />
          ))}
        </ul>
        <div role="status">
          {linking.status === 'idle' && linking.problem && (
            <Text size="small" tone="error">
              {linking.problem.type === 'last'
                ? intl.formatMessage({ id: 'account.lastMethod' })
                : intl.formatMessage({ id: `social.${linking.problem.type}` }, { provider: names[linking.problem.provider] })}
            </Text>
          )}
        </div>
      </Stack>
      {leaving && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'social.unlink.title' }, { provider: names[leaving] })}
          text={intl.formatMessage({ id: 'social.unlink.text' })}
          confirm={intl.formatMessage({ id: 'social.unlink' })}
          cancel={intl.formatMessage({ id: 'logout.cancel' })}
          close={intl.formatMessage({ id: 'logout.close' })}
          failed={intl.formatMessage({ id: 'social.unlink.failed' })}
          onConfirm={() => unlink(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  )
}

interface RowProps {
  provider: SocialProvider
  account: SocialAccount | undefined
  isLinking: boolean
  isLoaded: boolean
  isDisabled: boolean
  onLink: () => void
  onUnlink: () => void
}

function Row({ provider, account, isLinking, isLoaded, isDisabled, onLink, onUnlink }: RowProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: account ? 'social.unlinkFrom' : 'social.linkTo' }, { provider: names[provider] })
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.value} lang="en">{names[provider]}</div>
        <div className={styles.name}>
          {account ? intl.formatMessage({ id: 'social.linkedOn' }, { date: formatLocalDate(account.linkedAt, intl.locale) }) : isLoaded ? intl.formatMessage({ id: 'social.none' }) : '\u00a0'}
        </div>
      </div>
      {isLoaded && (
        <Button size="sm" aria-label={label} loading={isLinking} disabled={isDisabled} onClick={account ? onUnlink : onLink}>
          {intl.formatMessage({ id: account ? 'social.unlink' : 'social.link' })}
        </Button>
      )}
    </li>
  )
}
