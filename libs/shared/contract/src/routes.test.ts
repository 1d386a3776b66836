import { errorStatus } from './errors.ts'
import { routes } from './routes.ts'
import { schemas } from './schemas.ts'

describe('the contract', () => {
  it('has a schema for every route and a route for every schema', () => {
    expect(new Set(Object.keys(routes))).toEqual(new Set(Object.keys(schemas)))
  })

  it('names every path parameter in its schema', () => {
    for (const [name, { path }] of Object.entries(routes)) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1])
      const schema = schemas[name as keyof typeof schemas] as { params?: { shape: object } }
      expect(new Set(Object.keys(schema.params?.shape ?? {}))).toEqual(new Set(inPath))
    }
  })

  it('has no two calls with the same method and path', () => {
    const addresses = Object.values(routes).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('uses 401 for invalid tokens only', () => {
    const unauthorised = Object.entries(errorStatus).filter(([, status]) => status === 401)
    expect(unauthorised.map(([code]) => code)).toEqual([
      'TOKEN_MISSING',
      'TOKEN_EXPIRED',
      'TOKEN_INVALID',
      'SESSION_REVOKED',
    ])
  })

  it('parses a repeatable query parameter from one value and from many', () => {
    const read = (contentIds: unknown) => schemas.videos.query.parse({ contentIds }).contentIds
    expect([read('a'), read(['a', 'b']), read(undefined)]).toEqual([['a'], ['a', 'b'], []])
  })
})
