/** `npm run new-library -- SCOPE NAME`. */
export type LibraryOrder = { scope: string; name: 'domain' | 'feature' | 'store' }

export type Room = { folder: string; packageName: string; displayName: string; tags: string[]; isDrawn: boolean }

const types = { domain: 'domain', feature: 'feature', store: 'server' } as const

/** Rules carry their scope's own name: they are what the scope is about. */
export function roomOf({ scope, name }: LibraryOrder): Room {
  const displayName = name === 'domain' ? scope : `${scope}-${name}`
  return {
    folder: `libs/${scope}/${name}`,
    packageName: `@ott/${displayName}`,
    displayName,
    tags: [`type:${types[name]}`, `scope:${scope}`],
    isDrawn: name === 'feature',
  }
}

/** The files of a new room by their names. */
export function roomFiles(room: Room): Record<string, string> {
  return {
    'package.json': `${JSON.stringify(packageOf(room), null, 2)}\n`,
    'jest.config.js': jestConfig(room),
    'src/index.ts': 'export {}\n',
    'src/index.test.ts': doorTest,
  }
}

const testCommand = "NODE_OPTIONS='--experimental-vm-modules --disable-warning=ExperimentalWarning' jest"

function packageOf({ packageName, tags, isDrawn }: Room): object {
  return {
    name: packageName,
    version: '0.0.0',
    private: true,
    type: 'module',
    exports: { '.': './src/index.ts' },
    sideEffects: isDrawn ? ['**/*.css.ts'] : false,
    scripts: { test: testCommand },
    nx: { tags },
  }
}

function jestConfig({ displayName, isDrawn }: Room): string {
  return isDrawn
    ? `import preset, { dom } from '../../../jest.preset.js'\n\nexport default { ...preset, displayName: '${displayName}', testEnvironment: dom }\n`
    : `import preset from '../../../jest.preset.js'\n\nexport default { ...preset, displayName: '${displayName}' }\n`
}

const doorTest = `import * as library from './index.ts'

it('opens these doors and no others', () => {
  expect(Object.keys(library).toSorted()).toEqual([])
})
`
