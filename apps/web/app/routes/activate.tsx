import { readTvCode } from '@ott/identity'
import { defaultLocale, isLocale } from '@ott/i18n'
import { Suspense } from 'react'
import { redirect, redirectDocument } from 'react-router'
import { ActivateScreen } from '../account/activate-screen.tsx'
import { accessTokenContext, createServerClient } from '../api/client.server.ts'
import { activateOrigin, activateUrl } from '../auth/activate-origin.server.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/activate.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', hasOwnDocument: true }

const readMeta = deferredMeta((t) => ({ title: t('title.title', { title: t('activate.heading') }), description: t('home.description') }))

/**
 * Leads to the pages of TV activation, with the account of this browser if there is one. A token that is still good hands
 * the user over without scripts (TV-24).
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args
  const locale = isLocale(params.locale) ? params.locale : defaultLocale
  const code = readTvCode(new URL(request.url).searchParams.get('code') ?? '')
  const origin = activateOrigin(process.env)
  const withoutAccount = activateUrl(origin, code, locale)
  const accessToken = context.get(accessTokenContext)
  if (accessToken === null) throw redirect(withoutAccount, 307)
  const link = await createServerClient(request, accessToken)('createLink', { body: { purpose: 'activation' } }).catch(() => null)
  return { ...(await readMeta(args)), action: `${origin}/continue`, withoutAccount, code, token: link?.token ?? null }
}

/** Only a navigation within another document gets here: this page needs one of its own. */
export function clientLoader({ request }: Route.ClientLoaderArgs): Awaited<ReturnType<typeof loader>> {
  throw redirectDocument(request.url)
}

export const shouldRevalidate = () => false

/** The page contains a one-time token. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function ActivateRoute({ loaderData: { action, withoutAccount, code, token } }: Route.ComponentProps) {
  return <Suspense><DeferredMessages><ActivateScreen action={action} withoutAccount={withoutAccount} code={code} token={token} /></DeferredMessages></Suspense>
}
