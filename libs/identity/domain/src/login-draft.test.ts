import fc from 'fast-check'
import { keptLogin, resumedDialog } from './login-draft.ts'
import type { KeptLogin } from './login-draft.ts'
import { openedDialog } from './login-dialog.ts'
import type { LoginDialog } from './login-dialog.ts'

const at = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const typed = { country: 'IN', national: '9830012345', email: 'mita@example.org', password: 'secret', inWhatsApp: true }
const ticket = { deviceId: 'd', preAuthSessionId: 's' }
const entry = { step: 'open', sentTo: '+919830012345', sentAt: at } as const
const atCode: LoginDialog = { step: 'code', by: 'mobileOtp', typed, ticket, entry }
const reloaded = (state: LoginDialog): unknown => JSON.parse(JSON.stringify(keptLogin(state)))
const nobodysPassword = { ...typed, password: '' }

describe('a dialog that is loaded again', () => {
  it('waits for the same code as before, since the same moment', () => {
    const resumed = { ...atCode, typed: nobodysPassword }
    expect(resumedDialog(reloaded(atCode), later(12))).toEqual(resumed)
    const busy: LoginDialog = { ...atCode, entry: { ...entry, step: 'checking' } }
    expect(resumedDialog(reloaded(busy), later(12))).toEqual(resumed)
  })

  it('keeps what was typed and the mode, but no password and no error', () => {
    const refused: LoginDialog = { step: 'identify', by: 'emailPassword', typed, failure: { of: 'form', error: { kind: 'offline' } } }
    expect(JSON.stringify(keptLogin(refused))).not.toContain('secret')
    expect(resumedDialog(reloaded(refused), at)).toEqual({ step: 'identify', by: 'emailPassword', typed: nobodysPassword })
  })

  it('waits no more for a code that has run out', () => {
    const resumed = { step: 'identify', by: 'mobileOtp', typed: nobodysPassword }
    expect(resumedDialog(reloaded(atCode), later(599))).toMatchObject({ step: 'code' })
    expect(resumedDialog(reloaded(atCode), later(600))).toEqual(resumed)
  })

  it('does not wait longer when the clock was set back', () => {
    expect(resumedDialog(reloaded(atCode), later(-50))).toMatchObject({ entry: { sentAt: later(-50) } })
  })
})

describe('what was kept', () => {
  const kept: KeptLogin = keptLogin(atCode)

  it.each([
    ['nothing', null],
    ['a text', 'kept'],
    ['another shape', {}],
    ['an unknown mode', { ...kept, by: 'fax' }],
    ['no country', { ...kept, typed: { ...kept.typed, country: null } }],
    ['no number', { ...kept, typed: { ...kept.typed, national: 1 } }],
    ['no address', { ...kept, typed: { ...kept.typed, email: undefined } }],
    ['no word on WhatsApp', { ...kept, typed: { ...kept.typed, inWhatsApp: 'yes' } }],
    ['nothing typed', { ...kept, typed: null }],
    ['a code that is none', { ...kept, code: null }],
    ['a code in a mode that sends none', { ...kept, by: 'emailPassword' }],
    ['a code without its ticket', { ...kept, code: { ...kept.code, ticket: null } }],
    ['half a ticket', { ...kept, code: { ...kept.code, ticket: { deviceId: 'd' } } }],
    ['the other half', { ...kept, code: { ...kept.code, ticket: { preAuthSessionId: 's' } } }],
    ['a code that went nowhere', { ...kept, code: { ...kept.code, sentTo: null } }],
    ['a code of no time', { ...kept, code: { ...kept.code, sentAt: 'today' } }],
  ])('is left aside when it is %s', (_, stored) => {
    expect(resumedDialog(stored, at)).toEqual(openedDialog(''))
  })

  it('opens the dialog whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(resumedDialog(stored, at).step).toBe('identify')
      }),
    )
  })
})
