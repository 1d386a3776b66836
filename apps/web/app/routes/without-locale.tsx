import { redirect } from 'react-router'
import { withLocale } from '../navigation/with-locale.ts'
import type { Route } from './+types/without-locale.ts'

export function loader({ request }: Route.LoaderArgs) {
  return redirect(withLocale(request.url, request.headers.get('cookie') ?? ''), 307)
}
