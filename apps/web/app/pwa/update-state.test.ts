import { updateReducer } from './update-state.ts'
import type { UpdateState } from './update-state.ts'

const none: UpdateState = { status: 'none' }
const fetched = (latest: string) => ({ type: 'buildFetched', latest, own: 'old' }) as const
const offered = updateReducer(none, fetched('new'))
const dismissed = updateReducer(offered, { type: 'dismissed' })

describe('the update prompt', () => {
  it('offers a build that differs from the page’s own', () => {
    expect(updateReducer(none, fetched('old'))).toEqual(none)
    expect(offered).toEqual({ status: 'offered', build: 'new' })
  })

  it('stays offered or dismissed when the same build is fetched again', () => {
    expect(updateReducer(offered, fetched('new'))).toBe(offered)
    expect(updateReducer(dismissed, fetched('new'))).toBe(dismissed)
  })

  it('offers a newer build after one was dismissed', () => {
    expect(updateReducer(dismissed, fetched('newer'))).toEqual({ status: 'offered', build: 'newer' })
  })

  it('is offered again when a chunk of the old build is missing', () => {
    expect(updateReducer(dismissed, { type: 'chunkMissing' })).toEqual(offered)
    expect(updateReducer(none, { type: 'chunkMissing' })).toEqual(none)
  })

  it('is withdrawn when the operator returns to the old build', () => {
    expect(updateReducer(offered, fetched('old'))).toEqual(none)
    expect(updateReducer(none, { type: 'dismissed' })).toEqual(none)
  })
})
