import { initialDialog } from './login-dialog.ts'
import type { LoginFields } from './login-dialog.ts'
import { loginRequest, missingField } from './login-request.ts'

const nothing = initialDialog('IN').typed
const typed: LoginFields = { ...nothing, national: '9830012345', email: ' Mita@Example.org ', password: 'x', inWhatsApp: true }

describe('what the form asks', () => {
  it('is a code for the number, sent where the viewer wants it', () => {
    expect(loginRequest('mobileOtp', typed)).toEqual({ type: 'code', target: { phoneNumber: '+919830012345', inWhatsApp: true } })
  })

  it('is a code for the address in its one spelling', () => {
    expect(loginRequest('emailOTP', typed)).toEqual({ type: 'code', target: { email: 'mita@example.org' } })
  })

  it('is to be let in with any password', () => {
    expect(loginRequest('emailPassword', typed)).toEqual({ type: 'signIn', email: 'mita@example.org', password: 'x' })
  })

  it('is a link to a new password', () => {
    expect(loginRequest('forgotPassword', typed)).toEqual({ type: 'resetLink', email: 'mita@example.org' })
  })

  it('is nothing as long as something is missing or wrong', () => {
    const modes = ['mobileOtp', 'emailOTP', 'emailPassword', 'forgotPassword'] as const
    expect(modes.map((by) => loginRequest(by, nothing))).toEqual([null, null, null, null])
    expect(loginRequest('emailPassword', { ...typed, password: '' })).toBeNull()
    expect(loginRequest('emailPassword', { ...typed, email: 'mita' })).toBeNull()
    expect(loginRequest('mobileOtp', { ...typed, national: '98300' })).toBeNull()
  })
})

describe('what keeps it from being asked', () => {
  it('is the first field that is not whole', () => {
    expect([missingField('mobileOtp', nothing), missingField('emailOTP', nothing), missingField('emailPassword', nothing)]).toEqual(['number', 'email', 'email'])
    expect(missingField('emailPassword', { ...typed, password: '' })).toBe('password')
  })

  it('is nothing where something can be asked', () => {
    const modes = ['mobileOtp', 'emailOTP', 'emailPassword', 'forgotPassword'] as const
    expect(modes.map((by) => missingField(by, typed))).toEqual([null, null, null, null])
  })
})
