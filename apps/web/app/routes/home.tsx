import { pageMeta } from '../seo/page-meta.ts'
import { browseClientLoader } from '../browse/browse-client-loader.ts'
import { browseLoader } from '../browse/browse-loader.server.ts'
import { BrowseScreen } from '../browse/browse-screen.tsx'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/home.ts'

export const handle: PageHandle = { layer: 'page', messages: 'eager', canHostModal: true, nav: 'home', hasHero: true, allowsPrompts: true, isIndexed: true }

export const loader = (args: Route.LoaderArgs) => browseLoader(args, 'home')
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => browseClientLoader(params.locale, 'home')

export const meta: Route.MetaFunction = ({ params, loaderData }) =>
  pageMeta(params.locale, (t) => ({ title: t('home.title'), description: loaderData?.description || t('home.description') }))

export default function Home() {
  return <BrowseScreen page="home" />
}
