import { AccountSettings } from '@ott/identity-feature'
import { useAtomValue } from 'jotai'
import { chooseDigits } from '../account/set-digits.ts'
import { clientLog } from '../telemetry/client-log.ts'
import { call } from '../api/client.ts'
import { laterMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { useIsOffered } from '../platform/feature-flags.ts'
import { SettingsScreen } from '../account/settings-screen.tsx'
import { phoneAdded } from '../auth/auth-actions.ts'
import { digitsAtom } from '../i18n/digits-atom.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/settings-accounts.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred' }

const readMeta = laterMeta((say) => ({ title: say('settings.accounts.title'), description: say('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function SettingsAccounts() {
  const locale = useLocale()
  return (
    <SettingsScreen current="account">
      <AccountSettings
        call={call}
        locale={locale}
        log={clientLog}
        onPhoneAdded={useIsOffered('mobileCode') ? phoneAdded : null}
        digits={useAtomValue(digitsAtom)}
        onDigits={chooseDigits}
      />
    </SettingsScreen>
  )
}
