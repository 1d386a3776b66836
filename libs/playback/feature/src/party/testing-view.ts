import type { WatchParty } from '@ott/api-client'
import type { PartyView } from './party-view.ts'
import { roleIn } from './party-state.ts'
import type { PartyState } from './party-state.ts'

const members = [{ id: 'm1', name: 'Rafi', number: 1 }, { id: 'm2', name: null, number: 2 }, { id: 'm3', name: 'মিতা', number: 3 }]

/** A party of three, seen by its host unless `memberId` is another's. */
export function aWatchParty(changes: Partial<WatchParty> = {}): WatchParty {
  return {
    code: '0f1e2d3c4b5a69788796a5b4', version: 4, nowMs: 0, titleLink: '/tram', memberId: 'm1', hostId: 'm1', members,
    playback: { contentId: 'tram', status: 'playing', positionSeconds: 60, rate: 1, atMs: 0 },
    ...changes,
  }
}

export const joined = (changes: Partial<WatchParty> = {}, isReconnecting = false): PartyState => ({ status: 'joined', party: aWatchParty(changes), isReconnecting })

/** `tell` records what is asked for. */
export function aPartyView(state: PartyState, tell: (name: string) => void = () => {}, changes: Partial<PartyView> = {}): PartyView {
  return {
    state,
    role: roleIn(state),
    news: [],
    link: state.status === 'joined' ? `https://www.example.org/en/tram/tram-s1e4/watch?party=${state.party.code}` : null,
    onStart: () => tell('start'),
    onShare: () => tell('share'),
    onLeave: () => tell('leave'),
    onEnd: () => tell('end'),
    onDismiss: () => tell('dismiss'),
    ...changes,
  }
}
