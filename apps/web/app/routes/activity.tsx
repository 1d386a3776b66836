import type { MyPart } from '@ott/activity-feature'
import { laterMeta } from '../seo/deferred-meta.ts'
import { MyScreen } from '../activity/activity-screen.tsx'
import { bringScreen } from '../routing/screen-registry.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/activity.ts'

bringScreen('mine', (_, query) => <MyScreen part={partIn(query)} />)

const partIn = (query: URLSearchParams): MyPart => (query.get('show') === 'history' ? 'history' : 'list')

const readMeta = laterMeta((say) => ({ title: `${say('my.history')} · ${say('my.title')}`, description: say('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

/** What is read is for the history; the list is the page's own part. */
export const meta: Route.MetaFunction = ({ params, location, loaderData }) =>
  pageMeta(params.locale, (say) => {
    const ofHistory = partIn(new URLSearchParams(location.search)) === 'history' && loaderData
    return ofHistory || { title: say('my.title'), description: say('home.description') }
  })

/** The frame draws the screen, also under a title that opens over it. */
export default function My() {
  return null
}
