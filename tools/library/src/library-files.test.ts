import { libraryFiles, describeLibrary } from './library-files.ts'

describe('a new library', () => {
  it('of type domain has the name of its scope', () => {
    expect(describeLibrary({ scope: 'reviews', name: 'domain' })).toMatchObject({
      folder: 'libs/reviews/domain',
      packageName: '@ott/reviews',
      tags: ['type:domain', 'scope:reviews'],
    })
  })

  it('of type feature or store has its type in its name', () => {
    const names = (['feature', 'store'] as const).map((name) => describeLibrary({ scope: 'reviews', name }))
    expect(names.map(({ packageName }) => packageName)).toEqual(['@ott/reviews-feature', '@ott/reviews-store'])
    expect(names.map(({ tags }) => tags[0])).toEqual(['type:feature', 'type:server'])
  })

  it('has one entry point and a test of its exports', () => {
    const files = libraryFiles(describeLibrary({ scope: 'reviews', name: 'domain' }))
    expect(Object.keys(files)).toEqual(['package.json', 'jest.config.js', 'src/index.ts', 'src/index.test.ts'])
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({ exports: { '.': './src/index.ts' }, sideEffects: false })
  })

  it('of type feature is tested in jsdom and keeps its styles', () => {
    const files = libraryFiles(describeLibrary({ scope: 'reviews', name: 'feature' }))
    expect(files['jest.config.js']).toContain('testEnvironment: dom')
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({ sideEffects: ['**/*.css.ts'] })
  })
})
