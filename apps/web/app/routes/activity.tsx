import type { ActivityTab } from '@ott/activity-feature'
import { memo } from 'react'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { ActivityScreen } from '../activity/activity-screen.tsx'
import { useLayer } from '../routing/layers.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/activity.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', canHostModal: true, nav: 'account' }

/** The links to this page call it a watchlist, so that is its default tab. */
function tabIn(query: URLSearchParams): ActivityTab {
  const tab = query.get('show')
  return tab === 'watching' || tab === 'history' ? tab : 'list'
}

const metaOf = (tab: 'watching' | 'history') =>
  deferredMeta((t) => ({ title: `${t(`my.${tab}`)} · ${t('my.title')}`, description: t('home.description') }))
const metas = { watching: metaOf('watching'), history: metaOf('history') }

const readMetas = async (args: { params: { locale?: string } }) => ({ watching: await metas.watching(args), history: await metas.history(args) })

export const loader = readMetas
export const clientLoader = readMetas

/** The loader has the meta of the other tabs. */
export const meta: Route.MetaFunction = ({ params, location, loaderData }) =>
  pageMeta(params.locale, (t) => {
    const tab = tabIn(new URLSearchParams(location.search))
    return (tab !== 'list' && loaderData?.[tab]) || { title: t('my.title'), description: t('home.description') }
  })

/** Navigations re-render a route; the lists need not. */
const Screen = memo(ActivityScreen)

export default function Activity() {
  return <Screen tab={tabIn(useLayer().query)} />
}
