/** @jest-environment node */
import { brand } from '@ott/brand'
import { isReservedPermalink } from '@ott/catalogue'
import { needsSignIn } from '@ott/identity'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from './routes.ts'

type Page = { address: string; isGuarded: boolean }

/** The paths below the locale that have pages of their own. */
function pages(): Page[] {
  const [site] = routes
  return pagesIn(site?.children ?? [], false).filter(({ address }) => /^\/[a-z]/.test(address))
}

function pagesIn(entries: RouteConfigEntry[], isGuarded: boolean): Page[] {
  return entries.flatMap(({ path, file, children = [] }) => [
    ...(path ? [{ address: `/${path}`, isGuarded }] : []),
    ...pagesIn(children, isGuarded || file === 'routes/require-auth.tsx'),
  ])
}

it('the paths of all pages are reserved permalinks', () => {
  const addresses = pages().map(({ address }) => address)
  expect(addresses).toContain('/settings/accounts')
  expect(addresses.filter((address) => !isReservedPermalink(address, [brand.slug]))).toEqual([])
})

it('the pages below require-auth are those that need sign-in', () => {
  const misplaced = pages().filter(({ address, isGuarded }) => isGuarded !== needsSignIn(address, brand.slug))
  expect(misplaced).toEqual([])
})

it('every URL without a locale is redirected, `/` included', () => {
  const withoutLocale = routes.filter(({ file }) => file === 'routes/redirect-to-locale.tsx')
  expect(withoutLocale.map(({ index, path }) => (index ? '/' : path))).toEqual(['/', '*'])
})
