import type { Call } from '@ott/api-client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { partyNews, roleIn } from './party-state.ts'
import type { PartyNews, PartyState } from './party-state.ts'
import type { PartyPlayer, PartySession } from './party-session.ts'
import type { PartyView } from './party-view.ts'

/** What a page with watch parties gives its player. */
export type WatchPartyOptions = {
  /** Of the party to join; null joins none. Later changes have no effect. */
  code: string | null
  /** Whether the viewer may start parties and invite to them. */
  canInvite: boolean
  /** The absolute URL that invites. */
  linkOf: (code: string) => string
  /** By the device's share sheet; absent without one. */
  onShare?: (link: string) => void
  /** The player is in this party from now on, or in none. */
  onCode: (code: string | null) => void
  /** The party goes on with another video. */
  onOpen: (titleLink: string, contentId: string) => void
}

const loadSession = () => import('./party-session.ts')

/** The party of a player. Its code is loaded when there is one. `attach` connects the video that is open. */
export function useParty(call: Call, options: WatchPartyOptions | undefined): { view: PartyView | undefined; attach: (player: PartyPlayer | null) => void } {
  const initialCode = options?.code ?? null
  const [state, setState] = useState<PartyState>({ status: initialCode === null ? 'none' : 'connecting' })
  const [news, setNews] = useState<readonly PartyNews[]>([])
  const session = useRef<PartySession>(null)
  const player = useRef<PartyPlayer>(null)
  const isMounted = useRef(true)
  const latest = useRef<PartyState>(state)

  const tellCode = useEffectEvent((code: string | null) => options?.onCode(code))
  const openVideo = useEffectEvent((titleLink: string, contentId: string) => options?.onOpen(titleLink, contentId))
  const change = useEffectEvent((next: PartyState) => {
    const before = latest.current.status === 'joined' ? latest.current.party : null
    latest.current = next
    setState(next)
    if (next.status === 'joined') {
      const told = partyNews(before, next.party)
      if (told.length > 0) setNews(told)
      if (before === null) tellCode(next.party.code)
    } else if (next.status !== 'connecting') {
      session.current = null
      tellCode(null)
    }
  })
  const open = (code: string | null) => {
    loadSession().then(({ openPartySession }) => {
      if (!isMounted.current || session.current) return
      session.current = openPartySession({ call, code, player: player.current, onChange: change, onOpen: openVideo })
    }, () => change({ status: 'over', reason: 'failed' }))
  }
  const begin = useEffectEvent(() => { if (initialCode !== null) open(initialCode) })
  useEffect(() => {
    isMounted.current = true
    begin()
    return () => {
      isMounted.current = false
      session.current?.close()
      session.current = null
    }
  }, [])

  const start = () => {
    change({ status: 'connecting' })
    open(null)
  }
  const quit = (farewell: 'leave' | 'end') => {
    session.current?.[farewell]()
    change({ status: 'none' })
  }
  const [attach] = useState(() => (next: PartyPlayer | null) => {
    player.current = next
    session.current?.attach(next)
  })
  const canInvite = options?.canInvite ?? false
  const view: PartyView | undefined = options && {
    state,
    role: roleIn(state),
    news,
    link: state.status === 'joined' && canInvite ? options.linkOf(state.party.code) : null,
    onStart: canInvite ? start : undefined,
    onShare: options.onShare,
    onLeave: () => quit('leave'),
    onEnd: () => quit('end'),
    onDismiss: () => change({ status: 'none' }),
  }
  return { view, attach }
}
