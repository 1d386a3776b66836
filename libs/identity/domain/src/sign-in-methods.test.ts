import fc from 'fast-check'
import { canSignIn } from './sign-in-methods.ts'

const none = { phoneNumber: null, email: null, passkeys: 0, socialAccounts: 0 }

it('an account opens by each of its methods alone', () => {
  expect([{ phoneNumber: '+919830041207' }, { email: 'mita@example.org' }, { passkeys: 1 }, { socialAccounts: 1 }].map((one) => canSignIn({ ...none, ...one }))).toEqual([true, true, true, true])
})

it('an account without a method opens no more', () => {
  expect(canSignIn(none)).toBe(false)
})

it('one method more never closes an account', () => {
  const methods = fc.record({ phoneNumber: fc.option(fc.constant('+919830041207')), email: fc.option(fc.constant('mita@example.org')), passkeys: fc.nat(3), socialAccounts: fc.nat(3) })
  fc.assert(fc.property(methods, (before) => {
    const after = { ...before, passkeys: before.passkeys + 1 }
    expect(canSignIn(after) || !canSignIn(before)).toBe(true)
  }))
})
