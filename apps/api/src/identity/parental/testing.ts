import type { CallResult, SignedInUser, TestApi } from '../../testing.ts'

/** Calls of a signed-in user, with a new access token after each change of the parental control. */
export function parentOf(api: TestApi, user: SignedInUser, phoneNumber: string) {
  let tokens = user
  const bearer = () => ({ bearer: tokens.sAccessToken })
  const enable = (change: { pin?: string; maturityRating?: string; restrictedTitles?: 'ask' | 'hide' } = {}) => {
    // Past the minimum wait between two codes.
    api.wait(30)
    return api.call('enableParentalControl', { body: { pin: '2468', maturityRating: 'U/A 16+', restrictedTitles: 'ask', ...change } }, bearer())
  }
  const verify = (otp = api.codeFor(phoneNumber)) => api.call('verifyParentalOtp', { body: { otp } }, bearer())
  const refresh = async (): Promise<void> => {
    tokens = { ...tokens, ...(await api.call('refreshSession', {}, { bearer: tokens.sRefreshToken })).ok }
  }
  return {
    bearer,
    enable,
    verify,
    refresh,
    disable: () => {
      api.wait(30)
      return api.call('disableParentalControl', {}, bearer())
    },
    pin: (pin: string): Promise<CallResult<'verifyPin'>> => api.call('verifyPin', { body: { pin } }, bearer()),
    user: async () => (await api.call('user', {}, bearer())).ok,
    /** Turns the control on, or changes it. */
    restrict: async (change: Parameters<typeof enable>[0] = {}): Promise<void> => {
      await enable(change)
      await verify()
      await refresh()
    },
  }
}
