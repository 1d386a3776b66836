import { resumableCode, withoutTarget, withSentCode } from './sent-codes.ts'
import type { SentCode } from './sent-codes.ts'

const at = new Date('2026-11-28T12:00:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
const code = (sentTo: string, sentAt = at): SentCode => ({ ticket: { deviceId: sentTo, preAuthSessionId: 's' }, sentTo, sentAt })
const [phone, email] = ['+919830012345', 'mita@example.org']

describe('a code that was sent', () => {
  it('is resumed for the same target until another one can be requested', () => {
    const codes = [code(phone)]
    expect([0, 29, 30].map((seconds) => resumableCode(codes, phone, later(seconds)))).toEqual([codes[0], codes[0], undefined])
    expect(resumableCode(codes, '+919830012346', at)).toBeUndefined()
  })

  it('is replaced by a newer one for its target, and leaves other targets alone', () => {
    const codes = withSentCode([code(phone), code(email)], code(phone, later(31)))
    expect(codes).toEqual([code(email), code(phone, later(31))])
    expect(withoutTarget(codes, phone)).toEqual([code(email)])
  })
})
