import { AccountSettings } from '@ott/identity-feature'
import { useAtomValue } from 'jotai'
import { chooseDigits } from '../account/choose-digits.ts'
import { clientLog } from '../errors/client-log.ts'
import { call } from '../session/login.ts'
import { laterMeta } from '../later-meta.ts'
import { pageMeta } from '../page-meta.ts'
import { useIsOffered } from '../reading/offer.ts'
import { SettingsScreen } from '../account/settings-screen.tsx'
import { phoneAdded } from '../session/signing-in.ts'
import { digitsAtom } from '../words/digits.ts'
import { useLocale } from '../words/use-locale.ts'
import type { Route } from './+types/settings-accounts.ts'

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
