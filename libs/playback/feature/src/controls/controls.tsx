import {
  BackIcon, Badge, ExitFullScreenIcon, ForwardIcon, FullScreenIcon, Heading, MutedIcon, NextEpisodeIcon,
  PauseIcon, PeopleIcon, PictureInPictureIcon, PlayIcon, PreviousEpisodeIcon, RewindIcon, ShareIcon, SoundIcon, Text, TvIcon, VisuallyHidden,
} from '@ott/design-system'
import { formatNumber, formatPosition } from '@ott/i18n'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { keyShortcuts, seekStepSeconds } from '../input/hotkeys.ts'
import type { HotkeyName } from '../input/hotkeys.ts'
import { onPlainPress } from '../input/plain-press.ts'
import * as styles from '../player.css.ts'
import { usePosition } from '../state/position.ts'

/** `descriptors` give the reasons for the age rating. `isStandIn`: a short demo film plays in place of the title. */
export type PlayerTitle = { name: string; line?: string; ageRating: string; descriptors: string[]; isStandIn?: boolean }

type TopBarProps = {
  title: PlayerTitle
  backHref: string
  onShare?: () => void
  /** Absent where there are no watch parties. `isOn`: the player is in one. */
  party?: { isOn: boolean; isOpen: boolean; onToggle: () => void }
}

export function TopBar({ title, backHref, onShare, party }: TopBarProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.top}>
      <ControlLink label={formatMessage({ id: 'player.back' })} icon={<BackIcon />} href={backHref} />
      <div className={styles.names}>
        <div className={styles.name}><Heading level={1} size="section">{title.name}</Heading></div>
        {title.line ? <div className={styles.episode}><Text size="small" tone="soft">{title.line}</Text></div> : null}
      </div>
      {party ? <ControlButton label={formatMessage({ id: 'party.title' })} icon={<PeopleIcon />} isOn={party.isOn} isExpanded={party.isOpen} onPress={party.onToggle} /> : null}
      {onShare ? <ControlButton label={formatMessage({ id: 'player.share' })} icon={<ShareIcon />} onPress={onShare} /> : null}
      <VisuallyHidden>
        <FormattedMessage id="player.ageRating" values={{ rating: <span lang="en">{title.ageRating}</span> }} />
        {title.descriptors.map((descriptor) => `, ${descriptor}`)}
        {title.isStandIn && <>. <FormattedMessage id="player.standIn" /></>}
      </VisuallyHidden>
      <span aria-hidden="true"><Badge>{title.ageRating}</Badge></span>
    </div>
  )
}

/** The age rating with its reasons, and whether a demo film stands in (PLAY-40, PLAY-92). Screen readers find them in the top bar. */
export function RatingNote({ title }: { title: PlayerTitle }) {
  return (
    <div className={styles.rating} aria-hidden="true">
      <Text as="span" strong>{title.ageRating}</Text>
      {title.descriptors.length > 0 && <Text as="span" size="small">{title.descriptors.join(', ')}</Text>}
      {title.isStandIn && <Text as="span" size="small" tone="soft"><FormattedMessage id="player.standIn" /></Text>}
    </div>
  )
}

/** `lockedBy`: the id of the reason why these controls do nothing. */
type TransportProps = { isPaused: boolean; lockedBy?: string; onToggle: () => void; onSeekBy: (seconds: number) => void }

/** The three large buttons in the middle. */
export function Transport({ isPaused, lockedBy, onToggle, onSeekBy }: TransportProps) {
  const { formatMessage } = useIntl()
  const step = { seconds: seekStepSeconds }
  return (
    <div className={styles.middle}>
      <button type="button" className={styles.smallDisc} {...locked(lockedBy)} aria-label={formatMessage({ id: 'player.backBy' }, step)} aria-keyshortcuts={keyShortcuts('jump', (command) => command.type === 'seekBy' && command.seconds < 0)} onClick={() => onSeekBy(-seekStepSeconds)}>
        <RewindIcon /><DiscNumber />
      </button>
      <button type="button" className={styles.largeDisc} {...locked(lockedBy)} aria-label={formatMessage({ id: isPaused ? 'player.play' : 'player.pause' })} aria-keyshortcuts={keyShortcuts('play')} onClick={onToggle} onKeyDown={ignoreRepeat}>
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </button>
      <button type="button" className={styles.smallDisc} {...locked(lockedBy)} aria-label={formatMessage({ id: 'player.forwardBy' }, step)} aria-keyshortcuts={keyShortcuts('jump', (command) => command.type === 'seekBy' && command.seconds > 0)} onClick={() => onSeekBy(seekStepSeconds)}>
        <ForwardIcon /><DiscNumber />
      </button>
    </div>
  )
}

function DiscNumber() {
  return <span className={styles.discNumber} aria-hidden="true">{formatNumber(seekStepSeconds, useIntl().locale)}</span>
}

export function Time() {
  const { locale } = useIntl()
  const { seconds, duration } = usePosition()
  return (
    <span className={styles.time} aria-hidden="true">
      {formatPosition(seconds, locale)} <span className={styles.length}>/ {formatPosition(Math.round(duration), locale)}</span>
    </span>
  )
}

type VolumeProps = { isMuted: boolean; volume: number; onMute: (isMuted: boolean) => void; onVolume: (volume: number) => void }

/** Mute alone on touch devices: they have hardware keys, and iOS ignores `volume`. */
export function Volume({ isMuted, volume, onMute, onVolume }: VolumeProps) {
  const { formatMessage } = useIntl()
  const isSilent = isMuted || volume === 0
  const percent = Math.round((isMuted ? 0 : volume) * 100)
  const mute = (
    <ControlButton
      label={formatMessage({ id: isSilent ? 'player.unmute' : 'player.mute' })}
      icon={isSilent ? <MutedIcon /> : <SoundIcon />}
      hotkey="mute"
      onPress={() => {
        if (volume === 0) onVolume(0.5)
        onMute(!isSilent)
      }}
    />
  )
  return (
    <>
      <span className={styles.volume}>
        {mute}
        <input
          type="range"
          className={styles.slider}
          style={{ '--share': `${percent}%` } as CSSProperties}
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-label={formatMessage({ id: 'player.volume' })}
          aria-valuetext={formatMessage({ id: 'player.percent' }, { percent })}
          onChange={(event) => onVolume(Number(event.target.value) / 100)}
        />
      </span>
      <span className={styles.muteOnTouch}>{mute}</span>
    </>
  )
}

type ScreenButtonsProps = {
  isFullScreen: boolean
  onFullScreen: () => void
  /** Absent without another screen. */
  onRemote?: () => void
  isPictureInPicture: boolean
  /** Absent without picture-in-picture. */
  onPictureInPicture?: () => void
}

export function ScreenButtons({ isFullScreen, onFullScreen, onRemote, isPictureInPicture, onPictureInPicture }: ScreenButtonsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {onRemote ? <ControlButton label={formatMessage({ id: 'player.remote' })} icon={<TvIcon />} onPress={onRemote} /> : null}
      {onPictureInPicture && !isPictureInPicture ? (
        <span className={styles.onlyFrom600}>
          <ControlButton label={formatMessage({ id: 'player.pictureInPicture' })} icon={<PictureInPictureIcon />} hotkey="pictureInPicture" onPress={onPictureInPicture} />
        </span>
      ) : null}
      <ControlButton
        label={formatMessage({ id: isFullScreen ? 'player.exitFullScreen' : 'player.fullScreen' })}
        icon={isFullScreen ? <ExitFullScreenIcon /> : <FullScreenIcon />}
        hotkey="fullScreen"
        onPress={onFullScreen}
      />
    </>
  )
}

/** Not on phones: the list of episodes has both. */
export function EpisodeButton({ which, href, onOpen }: { which: 'next' | 'previous'; href: string; onOpen: (href: string) => void }) {
  const { formatMessage } = useIntl()
  const isNext = which === 'next'
  return (
    <span className={styles.onlyFrom600}>
      <ControlLink
        label={formatMessage({ id: isNext ? 'player.nextEpisode' : 'player.previousEpisode' })}
        icon={isNext ? <NextEpisodeIcon /> : <PreviousEpisodeIcon />}
        href={href}
        shortcuts={keyShortcuts('episode', (command) => command.type === 'openEpisode' && command.which === which)}
        onOpen={onOpen}
      />
    </span>
  )
}

export function PlayButton({ isPaused, lockedBy, onToggle }: { isPaused: boolean; lockedBy?: string; onToggle: () => void }) {
  const { formatMessage } = useIntl()
  return <ControlButton label={formatMessage({ id: isPaused ? 'player.play' : 'player.pause' })} icon={isPaused ? <PlayIcon /> : <PauseIcon />} hotkey="play" lockedBy={lockedBy} onPress={onToggle} />
}

type ControlButtonProps = { label: string; icon: ReactNode; hotkey?: HotkeyName; lockedBy?: string; /** Shown as on. */ isOn?: boolean; isExpanded?: boolean; onPress: () => void }

function ControlButton({ label, icon, hotkey, lockedBy, isOn, isExpanded, onPress }: ControlButtonProps) {
  return (
    <button type="button" className={styles.button} title={label} {...locked(lockedBy)} data-on={isOn ? '' : undefined} aria-expanded={isExpanded} aria-keyshortcuts={hotkey && keyShortcuts(hotkey)} onClick={() => onPress()} onKeyDown={ignoreRepeat}>
      {icon}<VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}

type ControlLinkProps = { label: string; icon: ReactNode; href: string; shortcuts?: string; onOpen?: (href: string) => void }

function ControlLink({ label, icon, href, shortcuts, onOpen }: ControlLinkProps) {
  return <a className={styles.discButton} title={label} href={href} aria-keyshortcuts={shortcuts} onClick={onOpen && onPlainPress(() => onOpen(href))}>{icon}<VisuallyHidden>{label}</VisuallyHidden></a>
}

/** Stays focusable, so that the reason can be read. */
export function locked(reasonId: string | undefined) {
  return reasonId === undefined ? {} : { 'aria-disabled': true, 'aria-describedby': reasonId }
}

/** A held Enter clicks a button again and again. */
const ignoreRepeat = (event: KeyboardEvent) => { if (event.repeat) event.preventDefault() }
