import { media } from '@ott/design-system'
import { useSyncExternalStore } from 'react'
import { Navigate } from 'react-router'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { SettingsScreen, settingsHrefs } from '../account/settings-screen.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/settings.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred' }

const readMeta = deferredMeta((t) => ({ title: t('settings.title'), description: t('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

/** Where the links stand beside a page, it opens the first one; the server does not know the width (WEB-86). */
export default function Settings() {
  const isWide = useSyncExternalStore(onResize, () => matchMedia(media.from900).matches, () => false)
  const { account } = settingsHrefs(useLocale())
  return <><SettingsScreen current={null} />{isWide && <Navigate to={account} replace />}</>
}

function onResize(changed: () => void): () => void {
  const wide = matchMedia(media.from900)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}
