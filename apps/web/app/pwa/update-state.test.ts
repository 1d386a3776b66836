import { newBuild } from './update-state.ts'
import type { NewBuild } from './update-state.ts'

const none: NewBuild = { is: 'none' }
const told = (newest: string) => ({ type: 'told', newest, own: 'old' }) as const
const offered = newBuild(none, told('new'))
const putAway = newBuild(offered, { type: 'putAway' })

describe('a build of the site', () => {
  it('is offered when it is another than the page’s own', () => {
    expect(newBuild(none, told('old'))).toEqual(none)
    expect(offered).toEqual({ is: 'offered', build: 'new' })
  })

  it('stays offered, and stays put away, however often it is told', () => {
    expect(newBuild(offered, told('new'))).toBe(offered)
    expect(newBuild(putAway, told('new'))).toBe(putAway)
  })

  it('is offered where the one before it was put away', () => {
    expect(newBuild(putAway, told('newer'))).toEqual({ is: 'offered', build: 'newer' })
  })

  it('is offered again when a part of the old one is missing', () => {
    expect(newBuild(putAway, { type: 'partMissing' })).toEqual(offered)
    expect(newBuild(none, { type: 'partMissing' })).toEqual(none)
  })

  it('is offered no more when the operator went back to the old one', () => {
    expect(newBuild(offered, told('old'))).toEqual(none)
    expect(newBuild(none, { type: 'putAway' })).toEqual(none)
  })
})
