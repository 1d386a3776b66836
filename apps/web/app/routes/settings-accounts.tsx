import { AccountSettings } from '@ott/identity-feature'
import { clientLog } from '../errors/client-log.ts'
import { call } from '../session/login.ts'
import { pageMeta } from '../page-meta.ts'
import { SettingsScreen } from '../account/settings-screen.tsx'
import { phoneAdded } from '../session/signing-in.ts'
import { useLocale } from '../words/use-locale.ts'
import type { Route } from './+types/settings-accounts.ts'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta(params.locale, (say) => ({ title: say('settings.accounts.title'), description: say('home.description') }))

export default function SettingsAccounts() {
  const locale = useLocale()
  return (
    <SettingsScreen current="account">
      <AccountSettings call={call} locale={locale} log={clientLog} onPhoneAdded={phoneAdded} />
    </SettingsScreen>
  )
}
