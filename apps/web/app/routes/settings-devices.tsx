import { DeviceSettings } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { apiClient } from '../api/client.ts'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { SettingsScreen } from '../account/settings-screen.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/settings-devices.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred' }

const readMeta = deferredMeta((t) => ({ title: t('settings.devices.title'), description: t('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function SettingsDevices() {
  const locale = useLocale()
  return (
    <SettingsScreen current="devices">
      <DeviceSettings call={apiClient} locale={locale} activateHref={useIsEnabled('tvActivation') ? localePath(locale, '/activate') : null} />
    </SettingsScreen>
  )
}
