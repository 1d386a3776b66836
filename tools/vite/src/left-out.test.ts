import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { doingNothing } from './left-out.ts'

const workspace = join(import.meta.dirname, '../../..')
const partsOfTheRouter = ['dom/ssr/fog-of-war', 'router/instrumentation']

describe('what a browser never runs', () => {
  it.each(partsOfTheRouter)('keeps the names of %s, and nothing behind them', (part) => {
    const code = readFileSync(join(workspace, 'node_modules/react-router/dist/production/lib', `${part}.js`), 'utf8')
    const instead = doingNothing(code)
    expect(instead.length).toBeLessThan(code.length / 5)
    const names = [...instead.matchAll(/nothing as (\w+)/g)].map(([, name]) => name)
    expect(code).toContain(`export { ${names.join(', ')} };`)
  })

  it('is refused when it no longer says what it exports', () => {
    expect(() => doingNothing('export function one() {}')).toThrow('left out')
  })

  it('is not run: no route is found piece by piece, and nobody listens to the router', () => {
    expect(readFileSync(join(workspace, 'apps/web/react-router.config.ts'), 'utf8')).toContain("routeDiscovery: { mode: 'initial' }")
    expect(readFileSync(join(workspace, 'apps/web/app/entry.client.tsx'), 'utf8')).not.toContain('instrumentations')
  })
})
