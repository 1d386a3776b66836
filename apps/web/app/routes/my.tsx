import { MyScreen } from '../mine/my-screen.tsx'
import { bringScreen } from '../navigation/screens.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/my.ts'

bringScreen('mine', (_, query) => <MyScreen part={query.get('show') === 'history' ? 'history' : 'list'} />)

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta(params.locale, (say) => ({ title: say('my.title'), description: say('home.description') }))

/** The frame draws the screen, also under a title that opens over it. */
export default function My() {
  return null
}
