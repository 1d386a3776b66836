import { CaptionsIcon, SlidersIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'
import type { Track } from '../engine/engine.ts'
import { Choices, Menu } from './menu.tsx'
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
          ...tracks.map((track) => ({ value: track.id, label: nameOf(track), language: track.language })),
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
          choices={audioTracks.map((track) => ({ value: track.id, label: nameOf(track), language: track.language }))}
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

/** The label of a track, else its language. */
export function useTrackName(): (track: Track) => string {
  const { formatDisplayName, formatMessage } = useIntl()
  return ({ label, language, isDescription }) => {
    if (label !== '' && label !== language) return label
    const name = language === '' ? '–' : (formatDisplayName(language, { type: 'language' }) ?? language)
    return isDescription ? formatMessage({ id: 'player.audio.described' }, { name }) : name
  }
}
