import { redirect } from 'react-router'
import { localeRedirect } from '../routing/locale-redirect.ts'
import type { Route } from './+types/redirect-to-locale.ts'

export function loader({ request }: Route.LoaderArgs) {
  return redirect(localeRedirect(request.url, request.headers.get('cookie') ?? ''), 307)
}
