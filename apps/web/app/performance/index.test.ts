import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as entryPoint from './index.ts'
import * as serverEntryPoint from './index.server.ts'

const web = join(import.meta.dirname, '../..')

describe('the entry points of performance', () => {
  it('export these names and no others', () => {
    expect([entryPoint, serverEntryPoint].map((module) => Object.keys(module).toSorted())).toEqual([
      [
        'CriticalCss', 'DeferredScripts', 'DocumentContext', 'ScrollRestoration', 'afterFirstInteraction',
        'beforeHydration', 'enqueueIdle', 'holdIdleQueue', 'markHydrated', 'preloadable', 'storeEmptyRow', 'useIsHydrated',
        'usePreloadable', 'useStoreEmptyRow', 'useWasRowEmpty', 'whenIdle',
      ],
      ['chunkUrls', 'fetchedFaces', 'readStylesheet'],
    ])
  })

  it('are the only files that the rest of the site imports', () => {
    const outside = globSync(['app/**/*.{ts,tsx}', 'server/**/*.ts'], { cwd: web }).filter((file) => !file.startsWith('app/performance/'))
    const inner = /from '[^']*\bperformance\/(?!index\.ts'|index\.server\.ts')[^']*'/
    expect(outside.filter((file) => inner.test(readFileSync(join(web, file), 'utf8')))).toEqual([])
  })
})
