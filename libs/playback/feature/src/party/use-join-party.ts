import { ApiError, joinParty } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { expectedPosition } from '@ott/playback'
import { useEffect, useEffectEvent, useState } from 'react'
import { retryWaitMs } from '../recovery/retry-wait.ts'
import type { JoiningState } from './join-party-screen.tsx'
import { partyEndOf } from './party-end.ts'

/** Where the video of a party is. */
export type PartyVideo = { titleLink: string; contentId: string; atSeconds: number }

/** Joins a party and tells where it is. An outage is waited for (PARTY-9). */
export function useJoinParty(call: Call, code: string, onJoined: (video: PartyVideo) => void): { state: JoiningState; retry: () => void } {
  const [state, setState] = useState<JoiningState>({ status: 'joining', isOffline: false })
  const [tries, setTries] = useState(0)
  const tell = useEffectEvent(onJoined)
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    let timer: ReturnType<typeof setTimeout> | undefined
    const join = async (failures: number): Promise<void> => {
      try {
        const { playback, titleLink, nowMs } = await joinParty(call, code, { signal })
        tell({ titleLink, contentId: playback.contentId, atSeconds: expectedPosition(playback, nowMs) })
      } catch (error) {
        if (signal.aborted) return
        const reason = error instanceof ApiError ? partyEndOf(error) : 'failed'
        if (reason !== null) return setState({ status: 'over', reason })
        setState({ status: 'joining', isOffline: true })
        timer = setTimeout(() => void join(failures + 1), retryWaitMs(failures + 1, Math.random()))
      }
    }
    void join(0)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [call, code, tries])
  const retry = () => {
    setState({ status: 'joining', isOffline: false })
    setTries(tries + 1)
  }
  return { state, retry }
}
