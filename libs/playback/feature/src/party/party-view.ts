import type { PartyMemberName } from '@ott/api-client'
import { useIntl } from 'react-intl'
import type { PartyNews, PartyRole, PartyState } from './party-state.ts'

/** A watch party as the player shows it. */
export type PartyView = {
  state: PartyState
  role: PartyRole
  /** What the members did last. */
  news: readonly PartyNews[]
  /** Of the party; null outside one. */
  link: string | null
  /** Absent where the viewer may start none. */
  onStart?: () => void
  /** By the device's share sheet; absent without one. */
  onShare?: (link: string) => void
  onLeave: () => void
  onEnd: () => void
  /** Hides the reason why there is no party any more. */
  onDismiss: () => void
}

/** Names a member: by its profile, else by its number. */
export function useMemberName(): (member: Pick<PartyMemberName, 'name' | 'number'> | undefined) => string {
  const { formatMessage } = useIntl()
  return (member) => member?.name ?? formatMessage({ id: 'party.member.unnamed' }, { number: member?.number ?? 1 })
}

/** What the members did, in words. */
export function useNewsText(): (news: PartyNews) => string {
  const { formatMessage } = useIntl()
  const nameOf = useMemberName()
  return (news) => {
    switch (news.type) {
      case 'joined': return formatMessage({ id: 'party.news.joined' }, { name: nameOf(news.member) })
      case 'left': return formatMessage({ id: 'party.news.left' }, { name: nameOf(news.member) })
      case 'hostChanged': return news.isOwn ? formatMessage({ id: 'party.news.ownHost' }) : formatMessage({ id: 'party.news.hostChanged' }, { name: nameOf(news.host) })
    }
  }
}
