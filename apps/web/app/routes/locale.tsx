import { isLocale } from '@ott/i18n'
import { Outlet, redirect } from 'react-router'
import { loadMessages } from '../messages.ts'
import { SessionPlaces } from '../session-places.tsx'
import type { Route } from './+types/locale.ts'
import { loader as withLocale } from './without-locale.tsx'

/** `/movies` is a page without its language, not a language. */
export function loader(args: Route.LoaderArgs) {
  return isLocale(args.params.locale) ? null : withLocale(args as never)
}

/** A language switch loads its messages before anything is drawn in them. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (!isLocale(params.locale)) throw redirect(`/en${new URL(request.url).pathname}`)
  await loadMessages(params.locale)
  return null
}

export default function Locale() {
  return (
    <>
      <Outlet />
      <SessionPlaces />
    </>
  )
}
