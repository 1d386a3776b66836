import { currentPlanQuery } from '@ott/api-client'
import { isActive, maxGiftCodeInput } from '@ott/billing'
import type { RedeemedGift } from '@ott/billing'
import { useRedeem } from '@ott/billing-feature'
import { brand } from '@ott/brand'
import { apiLanguage, localePath } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { apiClient } from '../api/client.ts'
import { usePlatform } from '../api/use-platform.ts'
import { useAuth, useSession } from '../auth/use-auth.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useLayer } from '../routing/layers.tsx'
import { loginPath } from '../routing/paths.ts'
import { readCodeDraft, redeemedGiftAtom, saveCodeDraft, saveRedeemedGift } from './redeemed-gift.ts'
import { reloadPlan } from './reload-plan.ts'

/** What both pages with the form of gift codes share: its code, its states and where it leads. */
export function useGiftRedemption() {
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, query } = useLayer()
  const { status } = useAuth()
  // The page waits for its messages while it hydrates. Meanwhile the user becomes known, but the server's HTML is nobody's.
  const isHydrated = useDeferredValue(true, false)
  const session = useSession()
  const { timeZone, now } = usePlatform()
  const stored = useAtomValue(redeemedGiftAtom)
  const linked = (query.get('code') ?? '').trim().slice(0, maxGiftCodeInput)
  const [code, setCode] = useState(() => linked || readCodeDraft())
  const plan = useQuery({ ...currentPlanQuery(apiClient, apiLanguage(locale)), enabled: session !== null })
  const subscription = plan.data?.known ? plan.data.subscription : null

  const typed = (next: string) => {
    setCode(next)
    saveCodeDraft(next)
  }
  const { redeem, submit, retry } = useRedeem({
    call: apiClient,
    locale,
    now,
    user: session && { userId: session.userId, mobileNumber: session.mobileNumber },
    gift: stored?.userId === session?.userId ? stored : null,
    onAccepted: (gift: RedeemedGift) => {
      if (session) saveRedeemedGift({ ...gift, userId: session.userId })
      typed('')
    },
    onConfirmed: () => void reloadPlan(),
  })
  // The gift stays until home is shown and this page is gone: without it the page would redirect. The router is ready earlier.
  const startsWatching = useRef(false)
  useEffect(() => () => {
    if (startsWatching.current) saveRedeemedGift(null)
  }, [])
  const search = query.size > 0 ? `?${query}` : ''

  return {
    redeem,
    /** The unused code of the link. */
    linkedCode: code === linked ? code : '',
    isSubscribed: isHydrated && session !== null && subscription !== null && isActive(subscription, now()),
    form: {
      redeem,
      viewer: isHydrated ? viewerOf(status, session !== null && plan.isPending) : 'unknown',
      code,
      timeZone,
      explainsInvalidCode: brand.explainsInvalidGiftCode ?? false,
      loginHref: loginPath(locale, pathname + search),
      onCodeChange: typed,
      onSubmit: submit,
      onRetry: retry,
      onStartWatching: () => {
        startsWatching.current = true
        void reloadPlan()
        void navigate(localePath(locale, '/'))
      },
      onClose: () => saveRedeemedGift(null),
    },
  }
}

function viewerOf(status: ReturnType<typeof useAuth>['status'], isPlanPending: boolean): 'unknown' | 'guest' | 'user' {
  if (status === 'loggedOut') return 'guest'
  return status === 'loggedIn' && !isPlanPending ? 'user' : 'unknown'
}
