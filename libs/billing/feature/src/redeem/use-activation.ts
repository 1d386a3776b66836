import { isErrorOrRetrying, subscriptionQuery } from '@ott/api-client'
import type { Call, OwnSubscription } from '@ott/api-client'
import { giftStatus } from '@ott/billing'
import type { RedeemedGift } from '@ott/billing'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

const pollMs = 3_000
const maxFailures = 3
const maxPollMs = 120_000

export type Activation =
  | { status: 'activating' }
  /** Polling has stopped; the code is accepted all the same. */
  | { status: 'unconfirmed'; because: 'timeout' | 'failure'; isRetrying: boolean }
  | { status: 'redeemed'; gift: RedeemedGift; starts: 'now' | 'later' }

interface ActivationOptions {
  call: Call
  locale: Locale
  now: () => Date
  /** Null while there is nothing to confirm, and for a guest. */
  gift: RedeemedGift | null
  onConfirmed: () => void
}

/** Polls the subscription until it shows the gift. It stops after failures, after two minutes and in a hidden tab (BIL-32). */
export function useActivation({ call, locale, now, gift, onConfirmed }: ActivationOptions): { activation: Activation | null; retry: () => void } {
  const [timedOut, setTimedOut] = useState<RedeemedGift | null>(null)
  const hasTimedOut = gift !== null && timedOut === gift
  const query = subscriptionQuery(call, apiLanguage(locale))
  const statusAfter = (subscription: OwnSubscription | null | undefined) => gift && giftStatus(gift, subscription, now())
  const polling = useQuery({
    ...query,
    // Never a subscription that was read before the code was accepted.
    queryKey: [...query.queryKey, 'after', gift?.endsAt.getTime()],
    enabled: ({ state }) => !hasTimedOut && statusAfter(state.data) === 'activating',
    staleTime: 0,
    gcTime: 0,
    retry: maxFailures - 1,
    retryDelay: pollMs,
    refetchInterval: ({ state }) => (state.status === 'error' ? false : pollMs),
    refetchOnWindowFocus: ({ state }) => state.status !== 'error',
    refetchOnReconnect: ({ state }) => state.status !== 'error',
  })
  const status = statusAfter(polling.data)
  const isPolling = status === 'activating' && !hasTimedOut

  useEffect(() => {
    if (!isPolling) return
    const timer = setTimeout(() => setTimedOut(gift), maxPollMs)
    return () => clearTimeout(timer)
  }, [isPolling, gift])

  const isConfirmed = status === 'active' || status === 'waiting'
  const confirmed = useEffectEvent(onConfirmed)
  useEffect(() => {
    if (isConfirmed) confirmed()
  }, [isConfirmed])

  return { activation: activation(), retry }

  function activation(): Activation | null {
    if (!gift) return null
    if (isConfirmed) return { status: 'redeemed', gift, starts: status === 'active' ? 'now' : 'later' }
    if (hasTimedOut) return { status: 'unconfirmed', because: 'timeout', isRetrying: polling.isFetching }
    if (polling.isError || isErrorOrRetrying(polling)) return { status: 'unconfirmed', because: 'failure', isRetrying: polling.isFetching }
    return { status: 'activating' }
  }

  function retry() {
    setTimedOut(null)
    void polling.refetch()
  }
}
