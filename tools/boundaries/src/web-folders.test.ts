import { findCycle, folderGraph } from './folder-graph.ts'
import { sources } from './sources.ts'

const app = 'apps/web/app/'

it('finds the imports of the shortest cycle, be they static, dynamic or of types', () => {
  const graph = folderGraph([
    { path: 'auth/store.ts', text: "import { call } from '../api/client.ts'" },
    { path: 'api/client.ts', text: "import type { Flags } from '../platform/flags.ts'" },
    { path: 'platform/flags.ts', text: "const load = () => import('../auth/store.ts')" },
    { path: 'auth/login.ts', text: "import { showToast } from '../toasts/toasts.ts'" },
  ])
  expect(findCycle(graph)).toEqual(['auth/store.ts -> api/client.ts', 'api/client.ts -> platform/flags.ts', 'platform/flags.ts -> auth/store.ts'])
})

it('takes files at the top for folders of their own, and finds nothing where there is no cycle', () => {
  const text = "import { load } from './auth/load.ts'"
  expect(findCycle(folderGraph([{ path: 'root.tsx', text }, { path: 'auth/load.ts', text: "import type { Data } from '../root-data.ts'" }]))).toBeNull()
  expect(findCycle(folderGraph([{ path: 'root.tsx', text }, { path: 'auth/load.ts', text: "import type { loader } from '../root.tsx'" }]))).toHaveLength(2)
})

it('the folders of the web app form no cycle', () => {
  // Declarations of message ids name the texts of all folders.
  const isModule = (file: string) => file.startsWith(app) && /\.tsx?$/.test(file) && !/\.(test\.tsx?|d\.ts)$/.test(file)
  const modules = sources().flatMap(({ file, text }) =>
    isModule(file) ? [{ path: file.slice(app.length), text }] : [])
  expect(modules.length).toBeGreaterThan(150)
  expect(findCycle(folderGraph(modules))).toBeNull()
})
