import { Suspense } from 'react'
import { PaymentReturnScreen } from '../billing/payment-return-screen.tsx'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/redirect.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred' }

const readMeta = deferredMeta((t) => ({ title: t('title.title', { title: t('checkout.return') }), description: t('plans.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

/** Where the payment gateway leads payers back to. */
export default function PaymentReturnRoute() {
  return <Suspense><DeferredMessages><PaymentReturnScreen /></DeferredMessages></Suspense>
}
