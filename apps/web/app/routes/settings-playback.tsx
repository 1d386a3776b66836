import { PlaybackSettings } from '@ott/identity-feature'
import { CaptionSettings } from '@ott/playback-feature'
import { useState } from 'react'
import { setDataSaver } from '../account/set-data-saver.ts'
import type { DataSaver } from '../platform/data-saver.ts'
import { useRootData } from '../root-data.ts'
import { SettingsScreen } from '../account/settings-screen.tsx'
import { clientLog } from '../platform/client-log.ts'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { apiClient } from '../api/client.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/settings-playback.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred' }

const readMeta = deferredMeta((t) => ({ title: t('settings.playback.title'), description: t('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function SettingsPlayback() {
  const [dataSaver, setShown] = useState<DataSaver>(useRootData()?.dataSaver ?? 'auto')
  const choose = (choice: DataSaver) => {
    setShown(choice)
    setDataSaver(choice)
  }
  return (
    <SettingsScreen current="playback">
      <PlaybackSettings call={apiClient} hasPreviews={useIsEnabled('previews')} log={clientLog} dataSaver={dataSaver} onDataSaver={choose}>
        <CaptionSettings />
      </PlaybackSettings>
    </SettingsScreen>
  )
}
