import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing'
import newLibrary from './new-library.ts'

it('creates the files of a library, and boundaries and an owner for its scope', async () => {
  const tree = createTreeWithEmptyWorkspace()
  const nxJson = readFileSync(join(import.meta.dirname, '../../../nx.json'), 'utf8')
  tree.write('nx.json', nxJson)
  tree.write('.oxlintrc.json', '[\n  { "sourceTag": "scope:billing" }\n]\n')
  tree.write('CODEOWNERS', '* @ott/platform\n')
  await newLibrary(tree, { scope: 'reviews', name: 'feature' })
  expect(tree.listChanges().map(({ path }) => path).filter((path) => path.startsWith('libs/')).toSorted()).toEqual([
    'libs/reviews/feature/jest.config.js',
    'libs/reviews/feature/package.json',
    'libs/reviews/feature/src/index.test.ts',
    'libs/reviews/feature/src/index.ts',
  ])
  expect(tree.read('.oxlintrc.json', 'utf8')).toContain('scope:reviews')
  expect(tree.read('CODEOWNERS', 'utf8')).toContain('/libs/reviews/')
  expect(tree.read('nx.json', 'utf8')).toBe(nxJson)
})
