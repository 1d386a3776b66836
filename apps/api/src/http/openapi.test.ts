import { routes } from '@ott/contract'
import { openApi } from './openapi.ts'

type Document = { openapi: string; paths: Record<string, Record<string, { operationId: string }>>; components: Record<string, object> }

const document = openApi() as unknown as Document

describe('the published contract', () => {
  it('describes every call once', () => {
    const described = Object.values(document.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    expect(described.toSorted()).toEqual(Object.keys(routes).toSorted())
  })

  it('has no dangling reference', () => {
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? '')
    const missing = pointers.filter((pointer) => find(pointer) === undefined)
    expect(pointers.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })

  it('has named entities', () => {
    expect(Object.keys(document.components.schemas ?? {})).toEqual(expect.arrayContaining(['Error', 'LoginResult', 'Device', 'User']))
  })
})

function find(pointer: string): unknown {
  return pointer.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
}
