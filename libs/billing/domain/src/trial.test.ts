import { trialClaims } from './trial.ts'

const nobody = { userId: 'u1', phone: null, email: null, cardFingerprint: null, upiAddress: null }
const emailClaim = (email: string) => trialClaims({ ...nobody, email }).find(({ kind }) => kind === 'email')?.value

it('a person is recognized by everything that is known about them', () => {
  expect(trialClaims({ userId: 'u1', phone: '+919830000303', email: 'Mim@Example.org', cardFingerprint: 'fp1', upiAddress: 'Mim@UPI' })).toEqual([
    { kind: 'user', value: 'u1' },
    { kind: 'phone', value: '+919830000303' },
    { kind: 'email', value: 'mim@example.org' },
    { kind: 'card', value: 'fp1' },
    { kind: 'upi', value: 'mim@upi' },
  ])
  expect(trialClaims(nobody)).toEqual([{ kind: 'user', value: 'u1' }])
})

it('addresses of one mailbox are one claim', () => {
  expect(['m.i.m@gmail.com', 'MIM+trial2@googlemail.com', 'mim+a+b@gmail.com'].map(emailClaim)).toEqual(Array(3).fill('mim@gmail.com'))
  expect(['m.im@example.org', 'mim+x@example.org', '+mim@example.org'].map(emailClaim)).toEqual(['m.im@example.org', 'mim@example.org', '+mim@example.org'])
})
