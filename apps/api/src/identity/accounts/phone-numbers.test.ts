import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { newEmail, newIp, signInByMail } from '../testing.ts'
import { checkPhoneNumber } from './phone-numbers.ts'

const countries = 'IN,BD,NP,LK,BT,AE,SA,QA,KW,OM,BH,SG,MY,JP,AU,NZ,GB,IE,NL,DE,FR,IT,ES,SE,US,CA'.split(',')

const refused = {
  'premium rate': ['+19002345678', '+449098790000', '+499001234567', '+33899123456', '+81990123456', '+34803123456', '+31900123456', '+611900123456', '+64900123456', '+6519001234567', '+46900123456', '+3531580123456', '+448701234567', '+96890012345', '+97390012345'],
  'toll-free': ['+18002345678', '+18335550100', '+448081570000', '+9118001234567', '+33800123456', '+31800123456', '+611800123456', '+81120123456', '+46201234567', '+601800123456', '+971800123456'],
  'shared cost': ['+9118601234567', '+49180512345', '+33810123456', '+34901123456', '+611300123456', '+3531850123456', '+966920012345', '+97384012345'],
  personal: ['+447012345678', '+4970012345678', '+34701234567', '+39199123456', '+353700123456', '+15005550006', '+16225550123'],
  pager: ['+447600123456', '+49164123456', '+31661234567', '+812012345678'],
  'of a company': ['+443001234567', '+445512345678', '+911401234567', '+31881234567', '+81570123456', '+353818123456'],
  'a fixed line': ['+913322345678', '+442079460018', '+493012345678', '+60320123456'],
  unassigned: ['+8801212345678', '+880800123456', '+447700900123', '+441632960001', '+15552345678', '+17105551234', '+39892123456', '+61550123456', '+971900123456', '+601541234567'],
  'of a country without codes': ['+5511987654321', '+18765551234', '+77001234567'],
}

/** Mobiles of every country in the list. Japan's and Singapore's internet numbers receive messages too. */
const allowed = ['+919830000001', '+8801812345678', '+9779841234567', '+94712345678', '+97517123456', '+971501234567', '+966512345678', '+97433123456', '+96551234567', '+96892123456', '+97336001234', '+6591234567', '+60123456789', '+819012345678', '+61412345678', '+6421123456', '+447400123456', '+353851234567', '+31612345678', '+4915112345678', '+33612345678', '+393123456789', '+34612345678', '+46701234567', '+12025550123', '+14165550123', '+815012345678', '+6531234567']

describe.each(Object.entries(refused))('a number that is %s', (_, numbers) => {
  it.each(numbers)('gets no codes: %s', (number) => {
    expect(checkPhoneNumber(number, 'IN', countries)).toEqual({ ok: false, error: 'notAllowed' })
  })
})

it.each(allowed)('a person’s number gets codes: %s', (number) => {
  expect(checkPhoneNumber(number, 'IN', countries)).toEqual({ ok: true, phoneNumber: number })
})

it.each(['', '12', '+91', '+9198300', 'call me', '98300123456789012'])('%j is no number', (typed) => {
  expect(checkPhoneNumber(typed, 'IN', countries)).toEqual({ ok: false, error: 'noNumber' })
})

it.each(['098300 12345', '৯৮৩০০ ১২৩৪৫', '＋91 98300-12345'])('%s is read like in the browser', (typed) => {
  expect(checkPhoneNumber(typed, 'IN', countries)).toEqual({ ok: true, phoneNumber: '+919830012345' })
})

describe('the calls that send a code to a number', () => {
  let api: TestApi

  beforeAll(async () => {
    api = await startApi()
  })
  afterAll(() => api.stop())

  it('refuse a number that may get none, and send nothing', async () => {
    const { sAccessToken: bearer } = await signInByMail(api, newEmail())
    for (const number of Object.values(refused).map(([first = '']) => first)) {
      const asked = [
        await api.call('signInCode', { body: { phoneNumber: number, acceptTermsAndConditions: true } }, { ip: newIp() }),
        await api.call('resendCode', { body: { phoneNumber: number } }, { ip: newIp() }),
        await api.call('addPhoneNumber', { body: { phoneNumber: number } }, { bearer, ip: newIp() }),
      ]
      expect(asked.map(({ status, error }) => [number, status, error.errorCode, error.field])).toEqual(Array(3).fill([number, 422, 'PHONE_NOT_ALLOWED', 'phoneNumber']))
      expect(api.sandbox.outbox.to(number)).toEqual([])
    }
  })
})
