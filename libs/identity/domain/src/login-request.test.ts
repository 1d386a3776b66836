import { openedDialog } from './login-dialog.ts'
import type { TypedLogin } from './login-dialog.ts'
import { loginQuestion, missingIn } from './login-request.ts'

const nothing = openedDialog('IN').typed
const typed: TypedLogin = { ...nothing, national: '9830012345', email: ' Mita@Example.org ', password: 'x', inWhatsApp: true }

describe('what the form asks', () => {
  it('is a code for the number, sent where the viewer wants it', () => {
    expect(loginQuestion('mobileOtp', typed)).toEqual({ asks: 'code', target: { phoneNumber: '+919830012345', inWhatsApp: true } })
  })

  it('is a code for the address in its one spelling', () => {
    expect(loginQuestion('emailOTP', typed)).toEqual({ asks: 'code', target: { email: 'mita@example.org' } })
  })

  it('is to be let in with any password', () => {
    expect(loginQuestion('emailPassword', typed)).toEqual({ asks: 'signIn', email: 'mita@example.org', password: 'x' })
  })

  it('is a link to a new password', () => {
    expect(loginQuestion('forgotPassword', typed)).toEqual({ asks: 'resetLink', email: 'mita@example.org' })
  })

  it('is nothing as long as something is missing or wrong', () => {
    const modes = ['mobileOtp', 'emailOTP', 'emailPassword', 'forgotPassword'] as const
    expect(modes.map((by) => loginQuestion(by, nothing))).toEqual([null, null, null, null])
    expect(loginQuestion('emailPassword', { ...typed, password: '' })).toBeNull()
    expect(loginQuestion('emailPassword', { ...typed, email: 'mita' })).toBeNull()
    expect(loginQuestion('mobileOtp', { ...typed, national: '98300' })).toBeNull()
  })
})

describe('what keeps it from being asked', () => {
  it('is the first field that is not whole', () => {
    expect([missingIn('mobileOtp', nothing), missingIn('emailOTP', nothing), missingIn('emailPassword', nothing)]).toEqual(['number', 'email', 'email'])
    expect(missingIn('emailPassword', { ...typed, password: '' })).toBe('password')
  })

  it('is nothing where something can be asked', () => {
    const modes = ['mobileOtp', 'emailOTP', 'emailPassword', 'forgotPassword'] as const
    expect(modes.map((by) => missingIn(by, typed))).toEqual([null, null, null, null])
  })
})
