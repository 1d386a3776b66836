import { pageQuery, plansQuery } from '@ott/api-client'
import { defaultLocale, isLocale } from '@ott/i18n'
import { LandingScreen } from '../support/landing-screen.tsx'
import { welcomeText } from '../support/static-pages.server.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { prefetch } from '../api/prefetch.server.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/welcome.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', hasHero: true, isIndexed: true }

export async function loader(args: Route.LoaderArgs) {
  const { locale } = args.params
  await prefetch(args, (queries, api, language, optional) =>
    Promise.all([
      queries.fetchQuery(pageQuery(api, 'home', language)),
      queries.prefetchQuery(plansQuery(optional, language)),
    ]),
  )
  return welcomeText(isLocale(locale) ? locale : defaultLocale)
}

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function Welcome({ loaderData }: Route.ComponentProps) {
  return <LandingScreen text={loaderData} />
}
