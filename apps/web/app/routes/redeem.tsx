import { localePath } from '@ott/i18n'
import { Suspense } from 'react'
import { Navigate } from 'react-router'
import { useProfile } from '../auth/use-auth.ts'
import { RedeemScreen } from '../billing/redeem-screen.tsx'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/redeem.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', canHostModal: true }

const readMeta = deferredMeta((t) => ({ title: t('title.title', { title: t('redeem.heading') }), description: t('redeem.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

/** A child redeems no gift (PRO-7). */
export default function RedeemRoute() {
  const home = localePath(useLocale(), '/')
  const { isKids } = useProfile()
  if (isKids) return <Navigate to={home} replace />
  return <Suspense><DeferredMessages><RedeemScreen /></DeferredMessages></Suspense>
}
