import { calendarDate } from '@ott/identity'
import { AccountSettings, DeleteAccount, ExportData, PrivacySettings } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { setDigits } from '../account/set-digits.ts'
import { clientLog } from '../platform/client-log.ts'
import { usePlatform } from '../api/use-platform.ts'
import { apiClient } from '../api/client.ts'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { SettingsScreen } from '../account/settings-screen.tsx'
import { download } from '../account/download.ts'
import { emailAdded, phoneAdded, reloadUser, sessionsEnded } from '../auth/auth-actions.ts'
import { signInOptionsQuery } from '../auth/sign-in-options.ts'
import { openSocialPopup } from '../auth/social-popup.ts'
import { digitsAtom } from '../i18n/digits-atom.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/settings-accounts.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred' }

const readMeta = deferredMeta((t) => ({ title: t('settings.accounts.title'), description: t('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function SettingsAccounts() {
  const locale = useLocale()
  const { now, timeZone } = usePlatform()
  return (
    <SettingsScreen current="account">
      <AccountSettings
        call={apiClient}
        locale={locale}
        log={clientLog}
        providers={useQuery(signInOptionsQuery).data?.providers ?? []}
        openPopup={openSocialPopup}
        onPhoneAdded={useIsEnabled('mobileCode') ? phoneAdded : null}
        onEmailAdded={useIsEnabled('emailCode') ? emailAdded : null}
        onPasswordSet={reloadUser}
        today={calendarDate(now(), timeZone)}
        onDetailsChanged={reloadUser}
        digits={useAtomValue(digitsAtom)}
        onDigits={setDigits}
      >
        <PrivacySettings href={localePath(locale, '/privacy-choices')} />
        <ExportData call={apiClient} locale={locale} onReady={download} />
        <DeleteAccount call={apiClient} log={clientLog} onClosed={() => sessionsEnded('leaving')} />
      </AccountSettings>
    </SettingsScreen>
  )
}
