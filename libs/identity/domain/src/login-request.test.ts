import { initialDialog } from './login-dialog.ts'
import type { LoginFields } from './login-dialog.ts'
import { loginRequest, missingField } from './login-request.ts'

const nothing = initialDialog('IN').typed
const typed: LoginFields = { ...nothing, national: '9830012345', email: ' Mita@Example.org ', password: 'x' }

describe('the request of the form', () => {
  it('is a code for the number, by the chosen channel', () => {
    expect(loginRequest('mobileOtp', typed)).toEqual({ type: 'code', target: { phoneNumber: '+919830012345' } })
  })

  it('is a code for the normalised email address', () => {
    expect(loginRequest('emailOTP', typed)).toEqual({ type: 'code', target: { email: 'mita@example.org' } })
  })

  it('is a sign-in with any non-empty password', () => {
    expect(loginRequest('emailPassword', typed)).toEqual({ type: 'signIn', email: 'mita@example.org', password: 'x' })
  })

  it('is a password reset link', () => {
    expect(loginRequest('forgotPassword', typed)).toEqual({ type: 'resetLink', email: 'mita@example.org' })
  })

  it('is null while a field is missing or invalid', () => {
    const modes = ['mobileOtp', 'emailOTP', 'emailPassword', 'forgotPassword'] as const
    expect(modes.map((by) => loginRequest(by, nothing))).toEqual([null, null, null, null])
    expect(loginRequest('emailPassword', { ...typed, password: '' })).toBeNull()
    expect(loginRequest('emailPassword', { ...typed, email: 'mita' })).toBeNull()
    expect(loginRequest('mobileOtp', { ...typed, national: '98300' })).toBeNull()
  })
})

describe('the missing field', () => {
  it('is the first incomplete one', () => {
    expect([missingField('mobileOtp', nothing), missingField('emailOTP', nothing), missingField('emailPassword', nothing)]).toEqual(['number', 'email', 'email'])
    expect(missingField('emailPassword', { ...typed, password: '' })).toBe('password')
  })

  it('is null if the form can be submitted', () => {
    const modes = ['mobileOtp', 'emailOTP', 'emailPassword', 'forgotPassword'] as const
    expect(modes.map((by) => missingField(by, typed))).toEqual([null, null, null, null])
  })
})
