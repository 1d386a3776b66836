import { defaultLocale, isLocale, localeCookie, localePath } from '@ott/i18n'
import { redirect } from 'react-router'
import type { Route } from './+types/without-locale.ts'

/** A bare address goes to the language the viewer chose before, else to English; the query stays. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const chosen = request.headers.get('cookie')?.match(new RegExp(`(?:^|; *)${localeCookie.name}=(\\w+)`))?.[1]
  return redirect(localePath(isLocale(chosen) ? chosen : defaultLocale, pathname) + search, 307)
}
