import { readNxJson } from '@nx/devkit'
import type { GeneratorCallback, Tree } from '@nx/devkit'
import { libraryGenerator } from '@nx/react'
import { linkLibrary } from './link-library.ts'
import { roomFiles, roomOf } from './library-files.ts'
import type { LibraryOrder } from './library-files.ts'
import { withOwner, withScope } from './scope.ts'

/** What comes with every React library of Nx and has no place here: types are one program, and there is no Babel. */
const notOurs = ['README.md', '.babelrc', 'tsconfig.json', 'tsconfig.lib.json']

/** A library of the house's shape: its package with tags, its tests, and one door whose names are pinned. */
export default async function newLibrary(tree: Tree, order: LibraryOrder): Promise<GeneratorCallback> {
  const room = roomOf(order)
  if (tree.exists(room.folder)) throw new Error(`${room.folder} exists already`)
  await makeReactLibrary(tree, room)
  for (const name of notOurs) tree.delete(`${room.folder}/${name}`)
  for (const [name, text] of Object.entries(roomFiles(room))) tree.write(`${room.folder}/${name}`, text)
  change(tree, '.oxlintrc.json', (text) => withScope(text, order.scope))
  change(tree, 'CODEOWNERS', (text) => withOwner(text, order.scope))
  return () => linkLibrary(tree.root)
}

async function makeReactLibrary(tree: Tree, { folder, packageName, tags }: ReturnType<typeof roomOf>): Promise<void> {
  const nxJson = tree.read('nx.json', 'utf8') ?? ''
  const defaults = readNxJson(tree)?.generators?.['@nx/react']?.library
  const never = { component: false, minimal: true, skipTsConfig: true, skipPackageJson: true, skipFormat: true }
  await libraryGenerator(tree, { ...defaults, ...never, directory: folder, name: packageName, tags: tags.join() })
  // The generator writes nx.json anew without changing a word of it.
  tree.write('nx.json', nxJson)
}

function change(tree: Tree, file: string, edit: (text: string) => string): void {
  tree.write(file, edit(tree.read(file, 'utf8') ?? ''))
}
