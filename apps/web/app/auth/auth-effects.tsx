import { splitLocale } from '@ott/i18n'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { pendingActionIn } from './pending-action.ts'
import { lazyWithMessages } from '../i18n/lazy-with-messages.tsx'
import { deviceLimitPath, profilesPath } from '../routing/paths.ts'
import { redirectParam } from '../routing/redirect-param.ts'
import { pendingMagicLinkAtom } from './magic-link.ts'
import { pinAtom } from './parental.ts'
import { stepUpAtom } from './step-up.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useAuth, useProfile } from './use-auth.ts'

const StepUpDialog = lazyWithMessages(() => import('./step-up-dialog.tsx'))
const PinDialog = lazyWithMessages(() => import('./pin-dialog.tsx'))
const MagicLinkDialog = lazyWithMessages(() => import('./switch-account-dialog.tsx'))

/**
 * Effects of the auth state on every page: the redirects to the device limit and to the profiles, the question of a magic link, and the PIN and
 * the confirmation that calls wait for.
 */
export function AuthEffects() {
  useForcedPage()
  const link = useAtomValue(pendingMagicLinkAtom)
  const stepUp = useAtomValue(stepUpAtom)
  const pin = useAtomValue(pinAtom)
  return (
    <>
      {link !== null && <MagicLinkDialog token={link} />}
      {pin && <PinDialog onClose={() => pin.settle(false)} />}
      {stepUp && <StepUpDialog onClose={() => stepUp.settle(false)} />}
    </>
  )
}

/**
 * Sends a user over the device limit to the page about it, with their destination and pending action (SES-17), and one
 * without an open profile to the profiles (PRO-5).
 */
function useForcedPage(): void {
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [query] = useSearchParams()
  const { status } = useAuth()
  const { isChosen } = useProfile()
  const forced = status === 'deviceLimitExceeded' ? '/device-limit-exceeded' : !isChosen && status === 'loggedIn' ? '/profiles' : null
  const redirect = useEffectEvent(() => {
    const { path } = splitLocale(pathname)
    const destination = path === '/login' ? redirectParam(query, locale) : pathname + search
    const action = pendingActionIn(state)
    const forcedPath = isChosen ? deviceLimitPath : profilesPath
    if (path !== forced) void navigate(forcedPath(locale, destination), { replace: true, state: action && { pendingAction: action } })
  })
  // Nothing else can be opened without a profile.
  const followed = isChosen ? null : pathname
  useEffect(() => {
    if (forced) redirect()
  }, [forced, followed])
}
