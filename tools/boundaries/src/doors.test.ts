import { sources } from './sources.ts'

const files = new Map(sources().map(({ file, text }) => [file, text]))
const entryPoints = [...files].filter(([file]) => /^libs\/[^/]+\/[^/]+\/src\/index\.ts$/.test(file))

describe('the entry point of a library', () => {
  it('lists every export by name', () => {
    expect(entryPoints.filter(([, text]) => /export \*/.test(text)).map(([file]) => file)).toEqual([])
  })

  it('has a test of its exports', () => {
    const tests = entryPoints.map(([file]) => file.replace('.ts', '.test.ts'))
    expect(tests.filter((file) => !files.has(file))).toEqual([])
  })

  it('is the only index file of its library', () => {
    const inner = [...files.keys()].filter((file) => /^libs\/[^/]+\/[^/]+\/src\/.+\/index\.tsx?$/.test(file))
    expect(inner).toEqual([])
  })
})
