import { CaptionsIcon, SlidersIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'
import type { Track } from '../engine/engine.ts'
import { Choices, Menu } from './menu.tsx'
import type { Choice } from './menu.tsx'
import type { PlaybackActions, PlaybackState } from '../state/playback-state.ts'
import { captionPlaces, captionSizes } from '../state/preferences.ts'
import type { PlaybackPreferences } from '../state/preferences.ts'

type MenuState = { isOpen: boolean; onToggle: (isOpen: boolean) => void }

type CaptionsMenuProps = MenuState & {
  state: Pick<PlaybackState, 'textTracks' | 'textId'>
  preferences: PlaybackPreferences
  onPreferences: (change: Partial<PlaybackPreferences>) => void
  onChoose: (track: Track | null) => void
}

export function CaptionsMenu({ isOpen, onToggle, state, preferences, onPreferences, onChoose }: CaptionsMenuProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTrackName()
  const tracks = state.textTracks
  return (
    <Menu label={formatMessage({ id: 'player.captions' })} icon={<CaptionsIcon />} isOpen={isOpen} onToggle={onToggle}>
      <Choices
        label={formatMessage({ id: 'player.captions.language' })}
        choices={[
          { value: null, label: formatMessage({ id: 'player.captions.off' }) },
          ...tracks.map((track) => choiceOf(track, nameOf(track))),
        ]}
        chosen={state.textId}
        onChoose={(id) => onChoose(tracks.find((track) => track.id === id) ?? null)}
      />
      <Choices
        label={formatMessage({ id: 'player.captions.size' })}
        choices={captionSizes.map((size) => ({ value: size, label: formatMessage({ id: `player.captions.${size}` }) }))}
        chosen={preferences.captionSize}
        onChoose={(captionSize) => onPreferences({ captionSize })}
      />
      <Choices
        label={formatMessage({ id: 'player.captions.position' })}
        choices={captionPlaces.map((place) => ({ value: place, label: formatMessage({ id: `player.captions.${place}` }) }))}
        chosen={preferences.captionPlace}
        onChoose={(captionPlace) => onPreferences({ captionPlace })}
      />
    </Menu>
  )
}

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]

type SettingsMenuProps = MenuState & {
  state: Pick<PlaybackState, 'audioTracks' | 'audioId' | 'heights' | 'height' | 'heightShown' | 'rate'>
  actions: Pick<PlaybackActions, 'chooseHeight' | 'setRate'>
  onChooseAudio: (track: Track) => void
}

export function SettingsMenu({ isOpen, onToggle, state, actions, onChooseAudio }: SettingsMenuProps) {
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
      <Choices
        label={formatMessage({ id: 'player.speed' })}
        choices={rates.map((each) => ({
          value: each,
          label: each === 1 ? formatMessage({ id: 'player.speed.normal' }) : formatMessage({ id: 'player.speed.times' }, { rate: each }),
        }))}
        chosen={rate}
        onChoose={actions.setRate}
      />
    </Menu>
  )
}

type TrackName = {
  /** In the user's language; null if the label names it. */
  language: string | null
  /** In the track's language. */
  label: string | null
}

function choiceOf({ id, language }: Track, name: TrackName): Choice<string> {
  if (name.label === null) return { value: id, label: name.language }
  if (name.language === null) return { value: id, label: name.label, language }
  return { value: id, label: <>{name.language} · <span lang={language}>{name.label}</span></> }
}

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
    return [language, label].filter((part) => part !== null).join(' · ')
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
