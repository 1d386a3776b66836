import { brand } from '@ott/brand'
import { Header, SkipLink } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { redirectDocument, useSearchParams } from 'react-router'
import { AddCardScreen } from '../billing/add-card-screen.tsx'
import { readCardPayment } from '../billing/card-payment.server.ts'
import { CheckoutScreen, GiftScreen, RenewalScreen } from '../billing/checkout-screen.tsx'
import { ErrorScreen } from '../errors/error-screen.tsx'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { SiteLanguageSwitch } from '../layout/language-switch.tsx'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/plans-checkout.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', hasOwnDocument: true }

const checkoutMeta = deferredMeta((t) => ({ title: t('title.title', { title: t('checkout.heading') }), description: t('plans.description') }))
const addCardMeta = deferredMeta((t) => ({ title: t('title.title', { title: t('addCard.heading') }), description: t('plans.description') }))

export async function loader(args: Route.LoaderArgs) {
  const readMeta = new URL(args.request.url).searchParams.has('card') ? addCardMeta : checkoutMeta
  return { ...(await readMeta(args)), cardPayment: readCardPayment(process.env) }
}

/** Only a navigation within another document gets here: this page needs one of its own (BIL-49). */
export function clientLoader({ request }: Route.ClientLoaderArgs): Awaited<ReturnType<typeof loader>> {
  throw redirectDocument(request.url)
}

export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export function ErrorBoundary() {
  return <main><ErrorScreen /></main>
}

/** Without the navigation of the site: nothing leads away from a payment by accident. */
export default function CheckoutRoute({ loaderData: { cardPayment } }: Route.ComponentProps) {
  const intl = useIntl()
  const locale = useLocale()
  const [query] = useSearchParams()
  return (
    <>
      <SkipLink>{intl.formatMessage({ id: 'app.skip' })}</SkipLink>
      <Header brand={{ name: brand.name[locale], href: localePath(locale, '/') }}><SiteLanguageSwitch /></Header>
      <main id="main" tabIndex={-1}>
        <Suspense><DeferredMessages>{screen()}</DeferredMessages></Suspense>
      </main>
    </>
  )

  function screen() {
    if (query.has('renewal')) return <RenewalScreen cardPayment={cardPayment} />
    if (query.has('gift')) return <GiftScreen cardPayment={cardPayment} />
    if (query.has('card')) return <AddCardScreen cardPayment={cardPayment} />
    return <CheckoutScreen planIdentifier={query.get('plan') ?? ''} cardPayment={cardPayment} />
  }
}
