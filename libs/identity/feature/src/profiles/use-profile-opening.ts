import { removeProfilePin, selectProfile } from '@ott/api-client'
import type { Call, PinOwner, Profile } from '@ott/api-client'
import type { ProfileId, Tokens } from '@ott/identity'
import { useEffect, useRef, useState } from 'react'
import type { PinEntry } from '../parental/pin-dialog.tsx'

export type ProfileOpeningState =
  | { status: 'closed' }
  | { status: 'opening' }
  | { status: 'pin'; profile: Profile; of: PinOwner; entry: PinEntry }
  | { status: 'failed'; error: 'gone' | 'offline' | 'unknown' }

interface OpeningOptions {
  call: Call
  onOpened: (tokens: Tokens, profileId: ProfileId) => void
  /** Asks who the user is. Resolves to false if that is not known. */
  onProve: () => Promise<boolean>
}

/** Opens a profile, with the PIN that it needs, or without a forgotten one after a proof of identity. */
export function useProfileOpening({ call, onOpened, onProve }: OpeningOptions) {
  const [state, setState] = useState<ProfileOpeningState>({ status: 'closed' })
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => { isMounted.current = false }
  }, [])

  const open = async (profile: Profile, pin?: { text: string; of: PinOwner }) => {
    setState(pin ? { status: 'pin', profile, of: pin.of, entry: { status: 'checking' } } : { status: 'opening' })
    const opened = await selectProfile(call, profile.id, pin?.text)
    if (!isMounted.current) return
    if (opened.ok) return onOpened(opened.tokens, opened.profileId)
    const { error } = opened
    if (error.type === 'pinRequired') return setState({ status: 'pin', profile, of: error.of, entry: { status: 'open' } })
    if (error.type === 'notConfirmed') return setState({ status: 'closed' })
    if (error.type === 'incorrect' || error.type === 'locked' || (pin && error.type !== 'gone')) return setState({ status: 'pin', profile, of: pin?.of ?? 'profile', entry: { status: 'open', error: error as Extract<PinEntry, { status: 'open' }>['error'] } })
    setState({ status: 'failed', error: error.type })
  }

  /** The dialog for the proof replaces the one for the PIN. */
  const forget = async (profile: Profile, of: PinOwner) => {
    setState({ status: 'opening' })
    const isProved = of === 'parental' ? await onProve() : (await removeProfilePin(call, profile.id)).ok
    if (!isMounted.current) return
    if (isProved) await open(profile)
    else setState({ status: 'closed' })
  }

  return {
    state,
    open,
    forget,
    typed: () => setState((before) => (before.status === 'pin' && before.entry.status === 'open' ? { ...before, entry: { status: 'open' } } : before)),
    close: () => setState({ status: 'closed' }),
  }
}
