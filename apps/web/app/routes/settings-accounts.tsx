import { AccountSettings } from '@ott/identity-feature'
import { clientLog } from '../client-log.ts'
import { call } from '../login.ts'
import { pageMeta } from '../page-meta.ts'
import { SettingsScreen } from '../settings-screen.tsx'
import { phoneAdded } from '../signing-in.ts'
import { useLocale } from '../use-locale.ts'
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
