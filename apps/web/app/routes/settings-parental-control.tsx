import { ageRatings } from '@ott/catalogue'
import { ParentalSettings } from '@ott/identity-feature'
import { SettingsScreen } from '../account/settings-screen.tsx'
import { clientLog } from '../platform/client-log.ts'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { apiClient } from '../api/client.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/settings-parental-control.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred' }

const readMeta = deferredMeta((t) => ({ title: t('settings.parental.title'), description: t('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function SettingsParentalControl() {
  return (
    <SettingsScreen current="parental">
      <ParentalSettings call={apiClient} ratings={ageRatings} isOffered={useIsEnabled('parentalControl')} log={clientLog} />
    </SettingsScreen>
  )
}
