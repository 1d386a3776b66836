import { DeviceSettings } from '@ott/identity-feature'
import { call } from '../session/login.ts'
import { laterMeta } from '../later-meta.ts'
import { pageMeta } from '../page-meta.ts'
import { SettingsScreen } from '../account/settings-screen.tsx'
import { useLocale } from '../words/use-locale.ts'
import type { Route } from './+types/settings-devices.ts'

const readMeta = laterMeta((say) => ({ title: say('settings.devices.title'), description: say('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function SettingsDevices() {
  const locale = useLocale()
  return (
    <SettingsScreen current="devices">
      <DeviceSettings call={call} locale={locale} />
    </SettingsScreen>
  )
}
