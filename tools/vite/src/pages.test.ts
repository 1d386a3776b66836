import { pagesOf } from './pages.ts'

const files: Record<string, string> = {
  'routes/layout.tsx': 'export default function Layout() {}',
  'routes/home.tsx': "export const handle: PageHandle = { layer: 'page', messages: 'eager', hasHero: true }\nexport default function Home() {}",
  'routes/title.tsx': "export const handle: PageHandle = { layer: 'modal', messages: 'eager' }\nexport default function Title() {}",
  'routes/redirect.tsx': 'export const loader = () => null',
  'routes/plain.tsx': 'export default function Plain() {}',
  'routes/wrong.tsx': 'export const handle: PageHandle = { layer: layerOfTitles }\nexport default function Wrong() {}',
}
const read = (file: string) => files[file] ?? ''
const site = (...children: { path?: string; file: string }[]) => [{ path: ':locale', file: 'routes/layout.tsx', children }]

it('every page is listed with its path below the locale and its handle', () => {
  expect(pagesOf(site({ file: 'routes/home.tsx' }, { path: '*', file: 'routes/title.tsx' }), read)).toEqual([
    { id: 'routes/home', path: '/', handle: { layer: 'page', messages: 'eager', hasHero: true } },
    { id: 'routes/title', path: '/*', handle: { layer: 'modal', messages: 'eager' } },
  ])
})

it('a route without a component is no page', () => {
  expect(pagesOf([{ path: '*', file: 'routes/redirect.tsx' }], read)).toEqual([])
})

it('a page without a literal handle fails the build', () => {
  expect(() => pagesOf(site({ path: 'plain', file: 'routes/plain.tsx' }), read)).toThrow(/plain\.tsx must export a literal/)
  expect(() => pagesOf(site({ path: 'wrong', file: 'routes/wrong.tsx' }), read)).toThrow(/not `layer: layerOfTitles`/)
})
