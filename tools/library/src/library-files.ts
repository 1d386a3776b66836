/** `npm run new-library -- SCOPE NAME`. */
export type LibraryOptions = { scope: string; name: 'domain' | 'feature' | 'store' }

export type Library = { folder: string; packageName: string; displayName: string; tags: string[]; hasComponents: boolean }

const types = { domain: 'domain', feature: 'feature', store: 'server' } as const

/** A domain library has the name of its scope. */
export function describeLibrary({ scope, name }: LibraryOptions): Library {
  const displayName = name === 'domain' ? scope : `${scope}-${name}`
  return {
    folder: `libs/${scope}/${name}`,
    packageName: `@ott/${displayName}`,
    displayName,
    tags: [`type:${types[name]}`, `scope:${scope}`],
    hasComponents: name === 'feature',
  }
}

/** The files of a new library by path. */
export function libraryFiles(library: Library): Record<string, string> {
  return {
    'package.json': `${JSON.stringify(packageOf(library), null, 2)}\n`,
    'jest.config.js': jestConfig(library),
    'src/index.ts': 'export {}\n',
    'src/index.test.ts': exportsTest,
  }
}

const testCommand = "NODE_OPTIONS='--experimental-vm-modules --disable-warning=ExperimentalWarning' jest"

function packageOf({ packageName, tags, hasComponents }: Library): object {
  return {
    name: packageName,
    version: '0.0.0',
    private: true,
    type: 'module',
    exports: { '.': './src/index.ts' },
    sideEffects: hasComponents ? ['**/*.css.ts'] : false,
    scripts: { test: testCommand },
    nx: { tags },
  }
}

function jestConfig({ displayName, hasComponents }: Library): string {
  return hasComponents
    ? `import preset, { dom } from '../../../jest.preset.js'\n\nexport default { ...preset, displayName: '${displayName}', testEnvironment: dom }\n`
    : `import preset from '../../../jest.preset.js'\n\nexport default { ...preset, displayName: '${displayName}' }\n`
}

const exportsTest = `import * as library from './index.ts'

it('exports these names only', () => {
  expect(Object.keys(library).toSorted()).toEqual([])
})
`
