/** @jest-environment node */
import type { ServerBuild } from 'react-router'
import type { PageHandle } from '../../app/routing/pages.ts'
import { indexedPaths } from './indexed-paths.ts'

type Given = { id: string; parentId?: string; path?: string; handle?: Partial<PageHandle> }

const routesOf = (given: Given[]) =>
  Object.fromEntries(given.map(({ handle, ...route }) => [route.id, { ...route, module: { handle } }])) as unknown as ServerBuild['routes']

const site: Given[] = [{ id: 'locale', path: ':locale' }, { id: 'layout', parentId: 'locale' }]
const pathsWith = (page: Omit<Given, 'id' | 'parentId'>) => indexedPaths(routesOf([...site, { id: 'page', parentId: 'layout', ...page }]))

describe('the indexed paths', () => {
  it.each([
    [undefined, ['/']],
    ['help', ['/help']],
    ['genre/:slug?', ['/genre']],
    ['people/:personId', []],
    ['*', []],
  ])('of a page at %s are %j', (path, expected) => {
    expect(pathsWith({ ...(path && { path }), handle: { isIndexed: true } })).toEqual(expected)
  })

  it('exclude pages that are not declared as indexed', () => {
    expect([pathsWith({ path: 'login', handle: {} }), pathsWith({ path: 'login' })]).toEqual([[], []])
  })

  it('exclude pages that the platform lists', () => {
    expect(pathsWith({ path: 'movies', handle: { isIndexed: true, nav: 'movies' } })).toEqual([])
  })
})
