import { readNxJson } from '@nx/devkit'
import type { GeneratorCallback, Tree } from '@nx/devkit'
import { libraryGenerator } from '@nx/react'
import { linkLibrary } from './link-library.ts'
import { libraryFiles, describeLibrary } from './library-files.ts'
import type { LibraryOptions } from './library-files.ts'
import { withOwner, withScope } from './scope.ts'

/** Files of Nx's React library that are not needed: the workspace has one TypeScript program and no Babel. */
const unusedFiles = ['README.md', '.babelrc', 'tsconfig.json', 'tsconfig.lib.json']

/** Creates a library: package with tags, test setup, and one entry point with a test of its exports. */
export default async function newLibrary(tree: Tree, options: LibraryOptions): Promise<GeneratorCallback> {
  const library = describeLibrary(options)
  if (tree.exists(library.folder)) throw new Error(`${library.folder} already exists`)
  await createReactLibrary(tree, library)
  for (const name of unusedFiles) tree.delete(`${library.folder}/${name}`)
  for (const [name, text] of Object.entries(libraryFiles(library))) tree.write(`${library.folder}/${name}`, text)
  edit(tree, '.oxlintrc.json', (text) => withScope(text, options.scope))
  edit(tree, 'CODEOWNERS', (text) => withOwner(text, options.scope))
  return () => linkLibrary(tree.root)
}

async function createReactLibrary(tree: Tree, { folder, packageName, tags }: ReturnType<typeof describeLibrary>): Promise<void> {
  const nxJson = tree.read('nx.json', 'utf8') ?? ''
  const defaults = readNxJson(tree)?.generators?.['@nx/react']?.library
  const withoutExtras = { component: false, minimal: true, skipTsConfig: true, skipPackageJson: true, skipFormat: true }
  await libraryGenerator(tree, { ...defaults, ...withoutExtras, directory: folder, name: packageName, tags: tags.join() })
  // The generator reformats nx.json.
  tree.write('nx.json', nxJson)
}

function edit(tree: Tree, file: string, change: (text: string) => string): void {
  tree.write(file, change(tree.read(file, 'utf8') ?? ''))
}
