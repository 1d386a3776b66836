import fc from 'fast-check'
import { deletionState, deletionTime, needsDeletionReminder } from './deletion.ts'

const confirmedAt = new Date('2026-03-10T18:30:00Z')

it('an account is deleted fourteen days after its user confirmed it, to the second', () => {
  expect(deletionTime(confirmedAt, 14)).toEqual(new Date('2026-03-24T18:30:00Z'))
  expect(deletionTime(confirmedAt, 0)).toEqual(confirmedAt)
})

it('its user is reminded two days before, unless that would be at once', () => {
  expect([14, 3, 2, 0].map((days) => needsDeletionReminder(deletionTime(confirmedAt, days), confirmedAt))).toEqual([true, true, false, false])
})

it('an account is kept until its time, and due from then on', () => {
  const deletesAt = deletionTime(confirmedAt, 14)
  expect(deletionState(null, confirmedAt)).toBe('none')
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (ms) => {
      expect(deletionState(deletesAt, new Date(deletesAt.getTime() + ms))).toBe(ms < 0 ? 'leaving' : 'due')
    }),
  )
})
