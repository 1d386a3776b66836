/** @jest-environment node */
import { brand } from '@ott/brand'
import { isReservedPermalink } from '@ott/catalogue'
import { needsSignIn } from '@ott/identity'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from './routes.ts'

type Page = { path: string; isGuarded: boolean }

/** The paths below the locale that have pages of their own. */
function pages(): Page[] {
  const [site] = routes
  return pagesIn(site?.children ?? [], false).filter(({ path }) => /^\/[a-z]/.test(path))
}

function pagesIn(entries: RouteConfigEntry[], isGuarded: boolean): Page[] {
  return entries.flatMap(({ path, file, children = [] }) => [
    ...(path ? [{ path: `/${path}`, isGuarded }] : []),
    ...pagesIn(children, isGuarded || file === 'routes/require-auth.tsx'),
  ])
}

it('the paths of all pages are reserved permalinks', () => {
  const paths = pages().map(({ path }) => path)
  expect(paths).toContain('/settings/accounts')
  expect(paths.filter((path) => !isReservedPermalink(path, [brand.slug]))).toEqual([])
})

it('the pages below require-auth are those that need sign-in', () => {
  const misplaced = pages().filter(({ path, isGuarded }) => isGuarded !== needsSignIn(path, brand.slug))
  expect(misplaced).toEqual([])
})

it('every URL without a locale is redirected, `/` included', () => {
  const withoutLocale = routes.filter(({ file }) => file === 'routes/redirect-to-locale.tsx')
  expect(withoutLocale.map(({ index, path }) => (index ? '/' : path))).toEqual(['/', '*'])
})
