import { sources } from './sources.ts'

const files = new Map(sources().map(({ file, text }) => [file, text]))
const doors = [...files].filter(([file]) => /^libs\/[^/]+\/[^/]+\/src\/index\.ts$/.test(file))

describe('the door of a library', () => {
  it('spells out every name', () => {
    expect(doors.filter(([, text]) => /export \*/.test(text)).map(([file]) => file)).toEqual([])
  })

  it('has a test that pins them', () => {
    const tests = doors.map(([file]) => file.replace('.ts', '.test.ts'))
    expect(tests.filter((file) => !files.has(file))).toEqual([])
  })

  it('is the only index of its library', () => {
    const inner = [...files.keys()].filter((file) => /^libs\/[^/]+\/[^/]+\/src\/.+\/index\.tsx?$/.test(file))
    expect(inner).toEqual([])
  })
})
