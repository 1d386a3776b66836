import type { WatchParty } from '@ott/api-client'
import { Avatar, Badge, Button, Heading, Spinner, Text } from '@ott/design-system'
import { maxPartyMembers } from '@ott/playback'
import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { copyText } from '../controls/copy-text.ts'
import { SidePanel } from '../controls/side-panel.tsx'
import { hostOf } from './party-state.ts'
import * as styles from './party.css.ts'
import { useMemberName } from './party-view.ts'
import type { PartyView } from './party-view.ts'

type PartyPanelProps = { party: PartyView; onClose: () => void }

/** Starts a watch party, invites to it and shows who is there, beside the running picture. */
export function PartyPanel({ party, onClose }: PartyPanelProps) {
  const { formatMessage } = useIntl()
  return (
    <SidePanel title={formatMessage({ id: 'party.title' })} closeLabel={formatMessage({ id: 'party.close' })} onClose={onClose}>
      <Content party={party} />
    </SidePanel>
  )
}

function Content({ party }: { party: PartyView }) {
  const { formatMessage } = useIntl()
  const { state } = party
  switch (state.status) {
    case 'connecting': return <Spinner label={formatMessage({ id: 'party.connecting' })} />
    case 'joined': return <Joined party={party} joined={state.party} isReconnecting={state.isReconnecting} />
    case 'over':
    case 'none': return (
      <>
        {state.status === 'over' ? (
          <div className={styles.part} role="status">
            <Text strong>{formatMessage({ id: `party.over.${state.reason}.title` })}</Text>
            <Text tone="soft">{formatMessage({ id: `party.over.${state.reason}.text` })}</Text>
          </div>
        ) : null}
        {party.onStart ? (
          <>
            <Text tone="soft">{formatMessage({ id: 'party.start.text' }, { count: maxPartyMembers - 1 })}</Text>
            <Button variant="primary" onClick={party.onStart}>{formatMessage({ id: 'party.start' })}</Button>
          </>
        ) : null}
      </>
    )
  }
}

function Joined({ party, joined, isReconnecting }: { party: PartyView; joined: WatchParty; isReconnecting: boolean }) {
  const { formatMessage } = useIntl()
  const nameOf = useMemberName()
  const isHost = party.role === 'host'
  return (
    <>
      {isReconnecting ? <Text tone="soft">{formatMessage({ id: 'party.reconnecting' })}</Text> : null}
      <Text>{isHost ? formatMessage({ id: 'party.hostNote' }) : formatMessage({ id: 'party.guestNote' }, { host: nameOf(hostOf(joined)) })}</Text>
      {party.link === null ? null : <Invitation link={party.link} onShare={party.onShare} />}
      <Members joined={joined} />
      <div className={styles.buttons}>
        <Button onClick={party.onLeave}>{formatMessage({ id: 'party.leave' })}</Button>
        {isHost ? <Button variant="tertiary" onClick={party.onEnd}>{formatMessage({ id: 'party.end' })}</Button> : null}
      </div>
    </>
  )
}

function Invitation({ link, onShare }: { link: string; onShare?: (link: string) => void }) {
  const { formatMessage } = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null)
  const copy = async () => {
    const isCopied = await copyText(link)
    // Focus selects it.
    if (!isCopied) field.current?.focus()
    setCopied(isCopied ? 'copied' : 'copyFailed')
  }
  return (
    <div className={styles.part}>
      <label htmlFor={id}><Text as="span" size="small" tone="soft">{formatMessage({ id: 'party.link' })}</Text></label>
      <input ref={field} id={id} className={styles.link} readOnly value={link} lang="en" dir="ltr" onFocus={(event) => event.target.select()} />
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => void copy()}>{formatMessage({ id: 'party.copy' })}</Button>
        {onShare ? <Button onClick={() => onShare(link)}>{formatMessage({ id: 'party.share' })}</Button> : null}
      </div>
      <div role="status">{copied === null ? null : <Text size="small">{formatMessage({ id: `party.${copied}` })}</Text>}</div>
      <Text size="small" tone="soft">{formatMessage({ id: 'party.privacy' })}</Text>
    </div>
  )
}

function Members({ joined: { members, memberId, hostId } }: { joined: WatchParty }) {
  const { formatMessage, locale } = useIntl()
  const nameOf = useMemberName()
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading level={3} size="body" id={id}>{formatMessage({ id: 'party.members' }, { count: members.length })}</Heading>
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.id} className={styles.member}>
            <Avatar name={member.name ?? ''} locale={locale} />
            <span className={styles.memberName}>{nameOf(member)}</span>
            {member.id === memberId ? <Badge>{formatMessage({ id: 'party.member.you' })}</Badge> : null}
            {member.id === hostId ? <Badge>{formatMessage({ id: 'party.member.host' })}</Badge> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
