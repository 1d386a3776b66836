import type { PartyMemberName, WatchParty } from '@ott/api-client'
import type { PartyEnd } from './party-end.ts'

export type PartyState =
  | { status: 'none' }
  | { status: 'connecting' }
  | { status: 'joined'; party: WatchParty; isReconnecting: boolean }
  | { status: 'over'; reason: PartyEnd }

export type PartyRole = 'none' | 'host' | 'guest'

export function roleIn(state: PartyState): PartyRole {
  if (state.status !== 'joined') return 'none'
  return state.party.hostId === state.party.memberId ? 'host' : 'guest'
}

export function hostOf({ members, hostId }: WatchParty): PartyMemberName | undefined {
  return members.find(({ id }) => id === hostId)
}

export type PartyNews =
  | { type: 'joined' | 'left'; member: PartyMemberName }
  | { type: 'hostChanged'; host: PartyMemberName; isOwn: boolean }

/** What a member hears about the others. Who comes in and goes again between two versions was never there. */
export function partyNews(before: WatchParty | null, after: WatchParty): PartyNews[] {
  if (before === null) return []
  const isIn = ({ members }: WatchParty, id: string) => members.some((member) => member.id === id)
  const others = after.members.filter(({ id }) => id !== after.memberId)
  const host = hostOf(after)
  return [
    ...before.members.filter(({ id }) => id !== after.memberId && !isIn(after, id)).map((member): PartyNews => ({ type: 'left', member })),
    ...others.filter(({ id }) => !isIn(before, id)).map((member): PartyNews => ({ type: 'joined', member })),
    ...(host && after.hostId !== before.hostId ? [{ type: 'hostChanged' as const, host, isOwn: after.hostId === after.memberId }] : []),
  ]
}
