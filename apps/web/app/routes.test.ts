/** @jest-environment node */
import { isReservedPermalink } from '@ott/catalogue'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from './routes.ts'

/** The addresses below the language, as the router writes them. */
async function addresses(): Promise<string[]> {
  const [site] = await routes
  const below = (entries: RouteConfigEntry[]): string[] => entries.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...below(children)])
  return below(site?.children ?? [])
}

it('no title can take the address of a page', async () => {
  const pages = (await addresses()).filter((address) => /^\/[a-z]/.test(address))
  expect(pages).toContain('/settings/accounts')
  expect(pages.filter((address) => !isReservedPermalink(address))).toEqual([])
})
