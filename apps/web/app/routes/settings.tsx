import { pageMeta } from '../page-meta.ts'
import { SettingsScreen } from '../account/settings-screen.tsx'
import type { Route } from './+types/settings.ts'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta(params.locale, (say) => ({ title: say('settings.title'), description: say('home.description') }))

export default function Settings() {
  return <SettingsScreen current={null} />
}
