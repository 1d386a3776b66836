import { Badge, CaptionsIcon, SlidersIcon } from '@ott/design-system'
import { skipModes, sleepMinutes, startSleepTimer } from '@ott/playback'
import type { SkipMode, SleepTimer } from '@ott/playback'
import { useIntl } from 'react-intl'
import { choosableTracks } from '../captions/text-tracks.ts'
import type { Track } from '../engine/engine.ts'
import { soundModes } from '../sound/sound-mode.ts'
import type { SoundMode } from '../sound/sound-mode.ts'
import { Choices, Menu, MenuButton, MenuFoot } from './menu.tsx'
import type { Choice } from './menu.tsx'
import type { PlaybackActions, PlaybackState } from '../state/playback-state.ts'

type MenuState = { isOpen: boolean; onToggle: (isOpen: boolean) => void }

type CaptionsMenuProps = MenuState & {
  state: Pick<PlaybackState, 'textTracks' | 'textId'>
  onChoose: (track: Track | null) => void
  isStyleOpen: boolean
  onStyle: () => void
}

export function CaptionsMenu({ isOpen, onToggle, state, onChoose, isStyleOpen, onStyle }: CaptionsMenuProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTrackName()
  const tracks = choosableTracks(state.textTracks)
  return (
    <Menu label={formatMessage({ id: 'player.captions' })} icon={<CaptionsIcon />} hotkey="captions" isOpen={isOpen} onToggle={onToggle} isPanelOpen={isStyleOpen}>
      <Choices
        label={formatMessage({ id: 'player.captions.language' })}
        choices={[
          { value: null, label: formatMessage({ id: 'player.captions.off' }) },
          ...tracks.map((track) => choiceOf(track, nameOf(track))),
        ]}
        chosen={state.textId}
        onChoose={(id) => onChoose(tracks.find((track) => track.id === id) ?? null)}
      />
      <MenuButton onPress={onStyle}>{formatMessage({ id: 'player.captions.style' })}</MenuButton>
    </Menu>
  )
}

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]

type SettingsMenuProps = MenuState & {
  state: Pick<PlaybackState, 'audioTracks' | 'audioId' | 'heights' | 'height' | 'heightShown' | 'rate'>
  actions: Pick<PlaybackActions, 'chooseHeight'>
  onChooseAudio: (track: Track) => void
  /** Null where the sound cannot be changed. */
  soundMode: SoundMode | null
  onSoundMode: (mode: SoundMode) => void
  /** Null while somebody else controls the speed. */
  onRate: ((rate: number) => void) | null
  /** Null for videos without an intro or a recap. */
  skipMode: SkipMode | null
  onSkipMode: (mode: SkipMode) => void
  sleep: SleepTimer
  onSleep: (timer: SleepTimer) => void
  onShowStats: () => void
}

export function SettingsMenu({ isOpen, onToggle, state, actions, onChooseAudio, soundMode, onSoundMode, onRate, skipMode, onSkipMode, sleep, onSleep, onShowStats }: SettingsMenuProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTrackName()
  const { audioTracks, audioId, heights, height, heightShown, rate } = state
  const automatic = heightShown && height === null
    ? formatMessage({ id: 'player.quality.automaticNow' }, { height: heightShown })
    : formatMessage({ id: 'player.quality.automatic' })
  return (
    <Menu label={formatMessage({ id: 'player.settings' })} icon={<SlidersIcon />} isOpen={isOpen} onToggle={onToggle}>
      {audioTracks.length > 1 ? (
        <Choices
          label={formatMessage({ id: 'player.audio' })}
          choices={audioTracks.map((track) => choiceOf(track, nameOf(track)))}
          chosen={audioId}
          onChoose={(id) => {
            const track = audioTracks.find((each) => each.id === id)
            if (track) onChooseAudio(track)
          }}
        />
      ) : null}
      {soundMode === null ? null : (
        <Choices
          label={formatMessage({ id: 'player.sound' })}
          choices={soundModes.map((mode) => ({ value: mode, label: formatMessage({ id: `player.sound.${mode}` }) }))}
          chosen={soundMode}
          onChoose={onSoundMode}
        />
      )}
      {heights.length > 1 ? (
        <Choices
          label={formatMessage({ id: 'player.quality' })}
          choices={[
            { value: null, label: automatic },
            ...heights.map((each) => ({ value: each, label: formatMessage({ id: 'player.quality.height' }, { height: each }), language: 'en' })),
          ]}
          chosen={height}
          onChoose={actions.chooseHeight}
        />
      ) : null}
      {onRate === null ? null : (
        <Choices
          label={formatMessage({ id: 'player.speed' })}
          choices={rates.map((each) => ({
            value: each,
            label: each === 1 ? formatMessage({ id: 'player.speed.normal' }) : formatMessage({ id: 'player.speed.times' }, { rate: each }),
          }))}
          chosen={rate}
          onChoose={onRate}
        />
      )}
      {skipMode === null ? null : (
        <Choices
          label={formatMessage({ id: 'player.skip' })}
          choices={skipModes.map((mode) => ({ value: mode, label: formatMessage({ id: `player.skip.${mode}` }) }))}
          chosen={skipMode}
          onChoose={onSkipMode}
        />
      )}
      <Choices
        label={formatMessage({ id: 'player.sleep' })}
        choices={[
          { value: 'off', label: formatMessage({ id: 'player.sleep.off' }) },
          ...sleepMinutes.map((minutes) => ({ value: String(minutes), label: formatMessage({ id: 'player.sleep.minutes' }, { minutes }) })),
          { value: 'endOfVideo', label: formatMessage({ id: 'player.sleep.endOfVideo' }) },
        ]}
        chosen={sleep.type === 'at' ? String(sleep.minutes) : sleep.type}
        onChoose={(choice) => onSleep(choice === 'off' ? { type: 'off' } : startSleepTimer(choice === 'endOfVideo' ? null : Number(choice), Date.now()))}
      />
      <MenuFoot>
        <MenuButton hotkey="stats" onPress={onShowStats}>{formatMessage({ id: 'player.stats.open' })}</MenuButton>
      </MenuFoot>
    </Menu>
  )
}

type TrackName = {
  /** In the user's language; null if the label names it. */
  language: string | null
  /** In the track's language. */
  label: string | null
}

function choiceOf(track: Track, name: TrackName): Choice<string> {
  const { id, language } = track
  const text = name.label === null ? name.language : name.language === null ? <span lang={language}>{name.label}</span> : <>{name.language} · <span lang={language}>{name.label}</span></>
  return { value: id, label: needsBadge(track) ? <>{text} <Badge>{captionsBadge}</Badge></> : text }
}

/** The same in every language. */
const captionsBadge = 'CC'

/** Captions whose label does not say so (PLAY-192). */
const needsBadge = ({ kind, label }: Track) => kind === 'captions' && !/\b(CC|SDH)\b/.test(label)

/** The language of a track before its label, which often names it already: "English · Piano", "English" (PLAY-99). */
function useTrackName(): (track: Track) => TrackName {
  const { formatDisplayName, formatMessage } = useIntl()
  return ({ label, language, isDescription }) => {
    const name = language === '' ? null : (formatDisplayName(language, { type: 'language' }) ?? language)
    if (label === '' || label === language) {
      return { language: isDescription ? formatMessage({ id: 'player.audio.described' }, { name: name ?? '–' }) : name ?? '–', label: null }
    }
    const isNamed = name === null || [name, ownNameOf(language)].some((each) => label.startsWith(each))
    return { language: isNamed ? null : name, label }
  }
}

export function useTrackText(): (track: Track) => string {
  const nameOf = useTrackName()
  return (track) => {
    const { language, label } = nameOf(track)
    const text = [language, label].filter((part) => part !== null).join(' · ')
    return needsBadge(track) ? `${text} ${captionsBadge}` : text
  }
}

function ownNameOf(language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  } catch {
    // The tag is not valid.
    return language
  }
}
