import fc from 'fast-check'
import { closedDraft, draftOf, restoreDialog, sentCodesIn } from './login-draft.ts'
import type { LoginDraft } from './login-draft.ts'
import { initialDialog } from './login-dialog.ts'
import type { LoginDialog } from './login-dialog.ts'

const at = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const typed = { country: 'IN', national: '9830012345', email: 'mita@example.org', password: 'secret' }
const ticket = { deviceId: 'd', preAuthSessionId: 's' }
const entry = { status: 'open', sentTo: '+919830012345', sentAt: at } as const
const atCode: LoginDialog = { status: 'code', by: 'mobileOtp', typed, ticket, entry }
const reloaded = (state: LoginDialog): unknown => JSON.parse(JSON.stringify(draftOf(state)))
const nobodysPassword = { ...typed, password: '' }

describe('a dialog after a reload', () => {
  it('waits for the same code since the same time', () => {
    const resumed = { ...atCode, typed: nobodysPassword }
    expect(restoreDialog(reloaded(atCode), later(12))).toEqual(resumed)
    const busy: LoginDialog = { ...atCode, entry: { ...entry, status: 'checking' } }
    expect(restoreDialog(reloaded(busy), later(12))).toEqual(resumed)
  })

  it('keeps the input and the mode, but no password and no error', () => {
    const refused: LoginDialog = { status: 'identify', by: 'emailPassword', typed, failure: { method: 'form', error: { type: 'offline' } } }
    expect(JSON.stringify(draftOf(refused))).not.toContain('secret')
    expect(restoreDialog(reloaded(refused), at)).toEqual({ status: 'identify', by: 'emailPassword', typed: nobodysPassword })
  })

  it('does not wait for an expired code', () => {
    const resumed = { status: 'identify', by: 'mobileOtp', typed: nobodysPassword }
    expect(restoreDialog(reloaded(atCode), later(599))).toMatchObject({ status: 'code' })
    expect(restoreDialog(reloaded(atCode), later(600))).toEqual(resumed)
  })

  it('can return to codes that were sent before', () => {
    const sent = [{ ticket, sentTo: '+919830012345', sentAt: at }]
    const back: LoginDialog = { status: 'identify', by: 'mobileOtp', typed }
    const stored: unknown = JSON.parse(JSON.stringify(draftOf(back, sent)))
    expect(sentCodesIn(stored)).toEqual(sent)
    expect(sentCodesIn(reloaded(atCode))).toEqual(sent)
    expect([sentCodesIn(null), sentCodesIn({ ...draftOf(back), sent: [{ sentTo: 1 }] })]).toEqual([[], []])
  })

  it('does not wait longer if the clock was set back', () => {
    expect(restoreDialog(reloaded(atCode), later(-50))).toMatchObject({ entry: { sentAt: later(-50) } })
  })
})

describe('a draft after the dialog was closed', () => {
  it('keeps the sent codes, but neither input nor mode (ID-96)', () => {
    const closed: unknown = JSON.parse(JSON.stringify(closedDraft(reloaded({ ...atCode, by: 'emailOTP' }))))
    expect(restoreDialog(closed, at)).toEqual(initialDialog(''))
    expect(sentCodesIn(closed)).toEqual([{ ticket, sentTo: '+919830012345', sentAt: at }])
  })

  it('is empty if no code was sent, and is none if there was none', () => {
    expect(closedDraft(reloaded({ status: 'identify', by: 'emailOTP', typed }))).toEqual(draftOf(initialDialog('')))
    expect([closedDraft(null), closedDraft('kept')]).toEqual([null, null])
  })
})

describe('a stored draft', () => {
  const kept: LoginDraft = draftOf(atCode)

  it.each([
    ['nothing', null],
    ['a text', 'kept'],
    ['another shape', {}],
    ['an unknown mode', { ...kept, by: 'fax' }],
    ['no country', { ...kept, typed: { ...kept.typed, country: null } }],
    ['no number', { ...kept, typed: { ...kept.typed, national: 1 } }],
    ['no address', { ...kept, typed: { ...kept.typed, email: undefined } }],
    ['nothing typed', { ...kept, typed: null }],
    ['a code that is none', { ...kept, code: null }],
    ['a code in a mode that sends none', { ...kept, by: 'emailPassword' }],
    ['a code without its ticket', { ...kept, code: { ...kept.code, ticket: null } }],
    ['half a ticket', { ...kept, code: { ...kept.code, ticket: { deviceId: 'd' } } }],
    ['the other half', { ...kept, code: { ...kept.code, ticket: { preAuthSessionId: 's' } } }],
    ['a code that went nowhere', { ...kept, code: { ...kept.code, sentTo: null } }],
    ['a code of no time', { ...kept, code: { ...kept.code, sentAt: 'today' } }],
  ])('is ignored if it is %s', (_, stored) => {
    expect(restoreDialog(stored, at)).toEqual(initialDialog(''))
  })

  it('opens the dialog whatever its content', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(restoreDialog(stored, at).status).toBe('identify')
      }),
    )
  })
})
