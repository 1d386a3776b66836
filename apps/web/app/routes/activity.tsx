import type { ActivityTab } from '@ott/activity-feature'
import { memo } from 'react'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { ActivityScreen } from '../activity/activity-screen.tsx'
import { useLayer } from '../routing/layers.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/activity.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', canHostModal: true, nav: 'account' }

const tabIn = (query: URLSearchParams): ActivityTab => (query.get('show') === 'history' ? 'history' : 'list')

const readMeta = deferredMeta((t) => ({ title: `${t('my.history')} · ${t('my.title')}`, description: t('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

/** The loader has the meta of the history; the list is the default tab. */
export const meta: Route.MetaFunction = ({ params, location, loaderData }) =>
  pageMeta(params.locale, (t) => {
    const historyMeta = tabIn(new URLSearchParams(location.search)) === 'history' && loaderData
    return historyMeta || { title: t('my.title'), description: t('home.description') }
  })

/** Navigations re-render a route; the lists need not. */
const Screen = memo(ActivityScreen)

export default function Activity() {
  return <Screen tab={tabIn(useLayer().query)} />
}
