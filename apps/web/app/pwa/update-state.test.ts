import { updateReducer } from './update-state.ts'
import type { UpdateState } from './update-state.ts'

const none: UpdateState = { is: 'none' }
const told = (newest: string) => ({ type: 'told', newest, own: 'old' }) as const
const offered = updateReducer(none, told('new'))
const putAway = updateReducer(offered, { type: 'putAway' })

describe('a build of the site', () => {
  it('is offered when it is another than the page’s own', () => {
    expect(updateReducer(none, told('old'))).toEqual(none)
    expect(offered).toEqual({ is: 'offered', build: 'new' })
  })

  it('stays offered, and stays put away, however often it is told', () => {
    expect(updateReducer(offered, told('new'))).toBe(offered)
    expect(updateReducer(putAway, told('new'))).toBe(putAway)
  })

  it('is offered where the one before it was put away', () => {
    expect(updateReducer(putAway, told('newer'))).toEqual({ is: 'offered', build: 'newer' })
  })

  it('is offered again when a part of the old one is missing', () => {
    expect(updateReducer(putAway, { type: 'partMissing' })).toEqual(offered)
    expect(updateReducer(none, { type: 'partMissing' })).toEqual(none)
  })

  it('is offered no more when the operator went back to the old one', () => {
    expect(updateReducer(offered, told('old'))).toEqual(none)
    expect(updateReducer(none, { type: 'putAway' })).toEqual(none)
  })
})
