import { routes } from '@ott/contract'
import type { CallName, Route } from '@ott/contract'
import { ApiError } from './api-error.ts'
import type { Handlers, RequestContext } from './request.ts'

/** Settings, and what leads out of the profile, to another device or to other people. */
const settings: CallName[] = [
  'createLink', 'addPhoneNumber', 'verifyPhone', 'addEmail', 'verifyEmail', 'setPassword', 'enableParentalControl', 'disableParentalControl',
  'verifyParentalOtp', 'createProfile', 'changeProfile', 'removeProfile', 'passkeys', 'newPasskeyOptions', 'addPasskey',
  'removePasskey', 'requestDeletion', 'verifyDeletion', 'keepAccount', 'deleteNow', 'exportData', 'createParty', 'socialAccounts', 'linkSocialAccount',
  'unlinkSocialAccount', 'devices', 'removeDevices', 'removeOtherDevices', 'renameDevice', 'verifyActivationCode', 'setConsent',
]

/** What was bought is known to a Kids profile too, because it decides what plays. */
const ofAll: CallName[] = ['plans', 'userSubscription']

/** Calls that a Kids profile is refused: settings, and everything about money (PRO-7). */
export const adultCalls: CallName[] = [
  ...settings,
  ...(Object.entries(routes) as [CallName, Route][]).filter(([name, { path }]) => path.startsWith('/subscription/') && !ofAll.includes(name)).map(([name]) => name),
]

/** Wraps the handlers so that a Kids profile gets FORBIDDEN from them. */
export function withKidsGuards(handlers: Handlers): Handlers {
  const guarded = adultCalls.map((name) => {
    const handler = handlers[name] as (call: RequestContext<CallName>) => Promise<unknown>
    const guard = async (call: RequestContext<CallName>) => {
      if (call.user?.kind === 'user' && call.user.isKids) throw new ApiError('FORBIDDEN')
      return handler(call)
    }
    return [name, guard]
  })
  return { ...handlers, ...Object.fromEntries(guarded) }
}
