import {
  BackIcon, Badge, ExitFullScreenIcon, ForwardIcon, FullScreenIcon, Heading, MutedIcon, NextEpisodeIcon,
  PauseIcon, PictureInPictureIcon, PlayIcon, RewindIcon, ShareIcon, SoundIcon, Text, VisuallyHidden,
} from '@ott/design-system'
import { formatNumber, formatPosition } from '@ott/i18n'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { seekStepSeconds } from '../input/hotkeys.ts'
import * as styles from '../player.css.ts'
import { usePosition } from '../state/position.ts'

/** `descriptors` give the reasons for the age rating. `isStandIn`: a short demo film plays in place of the title. */
export type PlayerTitle = { name: string; line?: string; ageRating: string; descriptors: string[]; isStandIn?: boolean }

export function TopBar({ title, backHref, onShare }: { title: PlayerTitle; backHref: string; onShare?: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.top}>
      <ControlLink label={formatMessage({ id: 'player.back' })} icon={<BackIcon />} href={backHref} />
      <div className={styles.names}>
        <div className={styles.name}><Heading level={1} size="section">{title.name}</Heading></div>
        {title.line ? <Text size="small" tone="soft">{title.line}</Text> : null}
      </div>
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

type TransportProps = { isPaused: boolean; onToggle: () => void; onSeekBy: (seconds: number) => void }

/** The three large buttons in the middle. */
export function Transport({ isPaused, onToggle, onSeekBy }: TransportProps) {
  const { formatMessage } = useIntl()
  const step = { seconds: seekStepSeconds }
  return (
    <div className={styles.middle}>
      <button type="button" className={styles.smallDisc} aria-label={formatMessage({ id: 'player.backBy' }, step)} onClick={() => onSeekBy(-seekStepSeconds)}>
        <RewindIcon /><DiscNumber />
      </button>
      <button type="button" className={styles.largeDisc} aria-label={formatMessage({ id: isPaused ? 'player.play' : 'player.pause' })} onClick={onToggle} onKeyDown={ignoreRepeat}>
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </button>
      <button type="button" className={styles.smallDisc} aria-label={formatMessage({ id: 'player.forwardBy' }, step)} onClick={() => onSeekBy(seekStepSeconds)}>
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
  /** Absent without picture-in-picture. */
  onPictureInPicture?: () => void
}

export function ScreenButtons({ isFullScreen, onFullScreen, onPictureInPicture }: ScreenButtonsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {onPictureInPicture ? (
        <span className={styles.onlyFrom600}>
          <ControlButton label={formatMessage({ id: 'player.pictureInPicture' })} icon={<PictureInPictureIcon />} onPress={onPictureInPicture} />
        </span>
      ) : null}
      <ControlButton
        label={formatMessage({ id: isFullScreen ? 'player.exitFullScreen' : 'player.fullScreen' })}
        icon={isFullScreen ? <ExitFullScreenIcon /> : <FullScreenIcon />}
        onPress={onFullScreen}
      />
    </>
  )
}

export function NextButton({ href }: { href: string }) {
  const { formatMessage } = useIntl()
  return <ControlLink label={formatMessage({ id: 'player.nextEpisode' })} icon={<NextEpisodeIcon />} href={href} />
}

export function PlayButton({ isPaused, onToggle }: { isPaused: boolean; onToggle: () => void }) {
  const { formatMessage } = useIntl()
  return <ControlButton label={formatMessage({ id: isPaused ? 'player.play' : 'player.pause' })} icon={isPaused ? <PlayIcon /> : <PauseIcon />} onPress={onToggle} />
}

function ControlButton({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) {
  return <button type="button" className={styles.button} title={label} onClick={onPress} onKeyDown={ignoreRepeat}>{icon}<VisuallyHidden>{label}</VisuallyHidden></button>
}

function ControlLink({ label, icon, href }: { label: string; icon: ReactNode; href: string }) {
  return <a className={styles.discButton} title={label} href={href}>{icon}<VisuallyHidden>{label}</VisuallyHidden></a>
}

/** A held Enter clicks a button again and again. */
const ignoreRepeat = (event: KeyboardEvent) => { if (event.repeat) event.preventDefault() }
