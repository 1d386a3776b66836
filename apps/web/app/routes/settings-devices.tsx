import { DeviceSettings } from '@ott/identity-feature'
import { call } from '../login.ts'
import { pageMeta } from '../page-meta.ts'
import { SettingsScreen } from '../settings-screen.tsx'
import { useLocale } from '../use-locale.ts'
import type { Route } from './+types/settings-devices.ts'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta(params.locale, (say) => ({ title: say('settings.devices.title'), description: say('home.description') }))

export default function SettingsDevices() {
  const locale = useLocale()
  return (
    <SettingsScreen current="devices">
      <DeviceSettings call={call} locale={locale} />
    </SettingsScreen>
  )
}
