import { roomFiles, roomOf } from './library-files.ts'

describe('a new room', () => {
  it('of rules carries the name of its scope', () => {
    expect(roomOf({ scope: 'reviews', name: 'domain' })).toMatchObject({
      folder: 'libs/reviews/domain',
      packageName: '@ott/reviews',
      tags: ['type:domain', 'scope:reviews'],
    })
  })

  it('of screens or SQL says so in its name', () => {
    const names = (['feature', 'store'] as const).map((name) => roomOf({ scope: 'reviews', name }))
    expect(names.map(({ packageName }) => packageName)).toEqual(['@ott/reviews-feature', '@ott/reviews-store'])
    expect(names.map(({ tags }) => tags[0])).toEqual(['type:feature', 'type:server'])
  })

  it('has one door and a test that pins it', () => {
    const files = roomFiles(roomOf({ scope: 'reviews', name: 'domain' }))
    expect(Object.keys(files)).toEqual(['package.json', 'jest.config.js', 'src/index.ts', 'src/index.test.ts'])
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({ exports: { '.': './src/index.ts' }, sideEffects: false })
  })

  it('of screens is tested in a browser’s document and keeps its styles', () => {
    const files = roomFiles(roomOf({ scope: 'reviews', name: 'feature' }))
    expect(files['jest.config.js']).toContain('testEnvironment: dom')
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({ sideEffects: ['**/*.css.ts'] })
  })
})
