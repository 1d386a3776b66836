import fc from 'fast-check'
import { ageOn, calendarDate, dateOfBirthError, readDeviceName, readPersonName } from './personal-details.ts'

const today = '2026-11-21'
const anyDate = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-21'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))

describe('the age', () => {
  it('grows on the birthday', () => {
    expect(['2008-11-20', '2008-11-21', '2008-11-22'].map((date) => ageOn(today, date))).toEqual([18, 18, 17])
  })

  it('of a person born on 29 February grows on 1 March in other years', () => {
    expect(['2026-02-28', '2026-03-01', '2028-02-29'].map((day) => ageOn(day, '2008-02-29'))).toEqual([17, 18, 20])
  })

  it('never falls from one day to the next', () => {
    fc.assert(fc.property(anyDate, anyDate, anyDate, (born, one, other) => {
      const [before = '', after = ''] = [one, other].toSorted()
      expect(ageOn(after, born)).toBeGreaterThanOrEqual(ageOn(before, born))
    }))
  })
})

it('the calendar date is that of the time zone', () => {
  const moment = new Date('2026-11-20T19:00:00Z')
  expect([calendarDate(moment, 'Asia/Kolkata'), calendarDate(moment, 'UTC')]).toEqual(['2026-11-21', '2026-11-20'])
})

describe('a date of birth', () => {
  it('is that of an adult', () => {
    expect(['2008-11-21', '2008-11-22', '2026-11-21', '1926-01-01'].map((text) => dateOfBirthError(text, today))).toEqual([null, 'tooYoung', 'tooYoung', null])
  })

  it('is a date of the calendar that lies in a lifetime', () => {
    for (const text of ['', '2000', '2000-02-30', '2001-02-29', '2000-13-01', '2026-11-22', '1895-11-21', '1990-01-01T00:00:00Z', ' 1990-01-01', '0000-00-00']) {
      expect([text, dateOfBirthError(text, today)]).toEqual([text, 'invalid'])
    }
  })

  it('is accepted exactly from the eighteenth birthday', () => {
    fc.assert(fc.property(anyDate, (born) => {
      expect(dateOfBirthError(born, today)).toBe(ageOn(today, born) >= 18 ? null : 'tooYoung')
    }))
  })

  it('is no other text', () => {
    fc.assert(fc.property(fc.string(), (text) => {
      expect(dateOfBirthError(text, today)).toBe('invalid')
    }))
  })
})

describe('a name', () => {
  it('is what a person sees', () => {
    expect(readPersonName('  Mita\u200b \u0000 Sen\n')).toBe('Mita Sen')
    expect(readPersonName('মিতা সেন')).toBe('মিতা সেন')
  })

  it('has one to 80 characters', () => {
    expect([readPersonName(' \u200b '), readPersonName('😀'.repeat(80)), readPersonName('a'.repeat(81))]).toEqual([null, '😀'.repeat(80), null])
  })
})

it('the name of a device has one to 40 visible characters', () => {
  expect([readDeviceName(' Kitchen\u200b  tablet '), readDeviceName('\u200b'), readDeviceName('a'.repeat(41))]).toEqual(['Kitchen tablet', null, null])
})
