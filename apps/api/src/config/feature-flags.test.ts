import fc from 'fast-check'
import { flagsFor, isFeatureEnabled, readFeaturesOff } from './feature-flags.ts'
import type { Feature, FeaturesOff } from './feature-flags.ts'
import { newEmail, newNumber } from '../identity/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'

const allOn = {
  ratings: true, reminders: true, watchList: true, previews: true, mobileCode: true, emailCode: true, tvActivation: true, parentalControl: true, profiles: true,
  watchParty: true,
  trial: true, coupons: true, gifts: true, upi: true, netbanking: true, wallets: true, pause: true, refunds: true, analytics: true, tagManager: true,
}

const allOptionalOff = { profiles: 'everywhere', watchParty: 'everywhere' }

describe('the disabled features', () => {
  it('are only the optional ones by default', () => {
    expect([readFeaturesOff(), readFeaturesOff(' ', ' ')]).toEqual([allOptionalOff, allOptionalOff])
  })

  it('are none once the optional ones are on, which countries may still turn off', () => {
    expect([readFeaturesOff('', ' profiles,watchParty '), readFeaturesOff('profiles:GB', 'profiles,watchParty')]).toEqual([{}, { profiles: ['GB'] }])
    expect(readFeaturesOff('', 'profiles')).toEqual({ watchParty: 'everywhere' })
    expect(readFeaturesOff('profiles:GB')).toEqual(allOptionalOff)
    expect(() => readFeaturesOff('', 'ratings')).toThrow('FEATURES_ON names ratings; it must be one of profiles, watchParty')
  })

  it('are disabled everywhere or in some countries', () => {
    const off = readFeaturesOff('ratings, reminders:GB+NL ,reminders : IN', 'profiles,watchParty')
    expect(off).toEqual({ ratings: 'everywhere', reminders: ['GB', 'NL', 'IN'] })
    expect(flagsFor(off, 'NL')).toEqual({ ...allOn, ratings: false, reminders: false })
    expect(flagsFor(off, 'US')).toEqual({ ...allOn, ratings: false })
  })

  it.each([
    ['stars', 'FEATURES_OFF names stars; it must be one of ratings, reminders, watchList, previews, mobileCode, emailCode, tvActivation, parentalControl, profiles, watchParty, trial, coupons, gifts, upi, netbanking, wallets, pause, refunds'],
    ['ratings:UK', "FEATURES_OFF names 'UK' for ratings; a country is two capital letters such as IN"],
    ['ratings:gb', "FEATURES_OFF names 'gb' for ratings"],
    ['ratings:', "FEATURES_OFF names '' for ratings"],
    ['ratings:GB:NL', 'FEATURES_OFF says ratings:GB:NL; it must be like ratings:GB+NL'],
  ])('is not understood as %s', (text, reason) => {
    expect(() => readFeaturesOff(text)).toThrow(reason)
  })

  it('are parsed in any order and grouping', () => {
    const countries = fc.uniqueArray(fc.constantFrom('IN', 'BD', 'GB', 'NL', 'US'), { minLength: 1 })
    const where = fc.oneof(fc.constant('everywhere' as const), countries)
    const said = fc.array(fc.tuple(fc.constantFrom<Feature>('ratings', 'reminders', 'watchList', 'previews', 'mobileCode', 'emailCode', 'tvActivation', 'parentalControl'), where))
    fc.assert(fc.property(said, fc.constantFrom('IN', 'GB', 'US'), (entries, country) => {
      const written = entries.map(([feature, its]) => (its === 'everywhere' ? feature : `${feature}:${its.join('+')}`))
      const off = readFeaturesOff(written.join(','), 'profiles,watchParty')
      const isOff = (feature: Feature) => entries.some(([each, its]) => each === feature && (its === 'everywhere' || its.includes(country)))
      for (const [feature, isOn] of Object.entries(flagsFor(off, country))) expect(isOn).toBe(!isOff(feature as Feature))
    }))
  })

  it('of one country do not affect another', () => {
    expect([isFeatureEnabled({ ratings: ['GB'] }, 'ratings', 'GB'), isFeatureEnabled({ ratings: ['GB'] }, 'ratings', 'IN')]).toEqual([false, true])
  })
})

describe('a disabled feature', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi({ config: { countryHeader: 'x-country' } })
  })
  afterAll(() => api.stop())

  const everything: FeaturesOff = { ratings: ['GB'], reminders: ['GB'], watchList: ['GB'], previews: ['GB'], mobileCode: ['GB'], emailCode: ['GB'], tvActivation: ['GB'], parentalControl: ['GB'] }
  const from = (country: string, bearer?: string) => ({ headers: { 'x-country': country }, ...(bearer && { bearer }) })

  it('is rejected in all its calls, in its countries only', async () => {
    const { call } = await api.addNode({ featuresOff: everything })
    const { profileId: id, sAccessToken } = await api.signIn(newNumber())
    const contentId = 'nothing'
    const body = { contentId, contentType: 'movie' as const }
    const phoneNumber = newNumber()
    const answers = async (country: string) => {
      const asked = from(country, sAccessToken)
      const given = [
        await call('ratings', { params: { id } }, asked),
        await call('rate', { params: { id }, body: { ...body, isLiked: 'like' } }, asked),
        await call('changeRating', { params: { id, ratingId: contentId }, body: { isLiked: 'like' } }, asked),
        await call('removeRating', { params: { id, ratingId: contentId } }, asked),
        await call('addReminder', { params: { id }, body }, asked),
        await call('removeReminder', { params: { id, contentId } }, asked),
        await call('watchList', { params: { id } }, asked),
        await call('addToWatchList', { params: { id }, body }, asked),
        await call('removeFromWatchList', { params: { id }, query: { contentId } }, asked),
        await call('signInCode', { body: { phoneNumber: newNumber(), acceptTermsAndConditions: true } }, from(country)),
        await call('signInCode', { body: { email: newEmail() } }, from(country)),
        await call('addPhoneNumber', { body: { phoneNumber } }, asked),
        await call('resendCode', { body: { phoneNumber } }, asked),
        await call('activationCode', { body: { deviceId: 'tv-6f7c0a52-0000-4000-8000-000000000000' } }, from(country)),
        await call('verifyActivationCode', { body: { activationCode: 'BCDFGHJK' } }, asked),
        await call('verifyPhone', { body: { phoneNumber, otp: '000000' } }, asked),
        await call('enableParentalControl', { body: { pin: '1234', maturityRating: 'U/A 13+' } }, asked),
      ]
      return given.map(({ status, error }) => (status < 400 ? 'answered' : error.errorCode))
    }
    expect(new Set(await answers('GB'))).toEqual(new Set(['NOT_OFFERED']))
    expect(await answers('IN')).not.toContain('NOT_OFFERED')
  })

  it('sends no code', async () => {
    const { call } = await api.addNode({ featuresOff: { mobileCode: 'everywhere' } })
    const phoneNumber = newNumber()
    expect((await call('signInCode', { body: { phoneNumber, acceptTermsAndConditions: true } }, from('IN'))).status).toBe(404)
    expect(api.sandbox.outbox.to(phoneNumber)).toEqual([])
    expect((await call('signInCode', { body: { email: newEmail() } }, from('IN'))).status).toBe(200)
  })

  it('is in the flags of the platform call', async () => {
    const { call, anonymous } = await api.addNode({ featuresOff: { ...everything, ratings: 'everywhere' } })
    const bearer = await anonymous()
    const featuresFrom = async (country: string) => (await call('platform', {}, from(country, bearer))).ok.features
    expect(await featuresFrom('GB')).toEqual({ ...allOn, ratings: false, reminders: false, watchList: false, previews: false, mobileCode: false, emailCode: false, tvActivation: false, parentalControl: false })
    expect(await featuresFrom('IN')).toEqual({ ...allOn, ratings: false })
  })
})
