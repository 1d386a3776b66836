import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sources, workspace } from './sources.ts'

/** What `npm start` runs or builds. Everything else may use development dependencies. */
const isProduct = /^(apps\/(activate|api|sandbox|web)|libs|tools\/(catalogue|films|ingest|posters|run|seed|vite))\/.*\.tsx?$/
const isDevelopment = /\.(test|stories)\.tsx?$|(^|[/-])testing\.tsx?$|jest|\/testing\//
const imports = /^(?:import (?!type )|export (?!type )|\} )[^\n]*?from '([^'.][^']*)'|import\('([^'.][^']*)'\)/gm

it('a package that the product runs is a dependency, not a development dependency', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as { devDependencies: Record<string, string> }
  const product = sources().filter(({ file }) => isProduct.test(file) && !isDevelopment.test(file))
  const used = product.flatMap(({ file, text }) => importedPackages(text).map((name) => ({ file, name })))
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter(({ name }) => name in devDependencies)).toEqual([])
})

function importedPackages(text: string): string[] {
  return [...text.matchAll(imports)].map(([, from, dynamic]) => {
    const [scopeOrName = '', name] = (from ?? dynamic ?? '').split('/')
    return scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName
  })
}
