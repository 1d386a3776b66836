import type { Track } from '../engine/engine.ts'
import type { PlaybackSession } from '../state/playback-session.ts'
import type { ChangePlayback } from '../state/playback-state.ts'

/** Preferred languages, and whether audio description is preferred. */
export type TrackPreferences = { audio: string | null; hasDescription?: boolean; captions: string | null }

type TrackSelection = {
  /** A new stream starts with its default tracks. */
  invalidate: () => void
  /** Selects the preferred tracks once the stream's tracks are known, and again when one is added. */
  apply: () => void
  chooseAudio: (id: string) => void
  chooseText: (id: string | null) => void
  chooseHeight: (height: number | null) => void
}

/** The selected audio, subtitles and height, which each reopened stream gets again. */
export function createTrackSelection(session: PlaybackSession, preferences: TrackPreferences, onChange: ChangePlayback): TrackSelection {
  const chosen = { ...preferences, height: null as number | null }
  let known = none
  return {
    invalidate() { known = none },
    apply() {
      const { engine } = session
      if (!engine) return
      const [audioTracks, textTracks] = [engine.audioTracks(), engine.textTracks()]
      const found = idsOf(audioTracks, textTracks)
      if (found === known) return
      known = found
      const audio = audioToPlay(audioTracks, chosen)
      const text = textTracks.find(({ language }) => language === chosen.captions)
      if (audio && audio.id !== engine.audioHeard()) engine.chooseAudio(audio.id)
      if (text) engine.chooseText(text.id)
      if (chosen.height !== null) engine.chooseHeight(chosen.height)
      onChange({
        audioTracks, textTracks, heights: engine.heights(), height: chosen.height,
        audioId: audio?.id ?? null, textId: text?.id ?? null,
      })
    },
    chooseAudio(id) {
      session.engine?.chooseAudio(id)
      const track = session.engine?.audioTracks().find((each) => each.id === id)
      chosen.audio = track?.language ?? null
      chosen.hasDescription = track?.isDescription ?? false
      onChange({ audioId: id })
    },
    chooseText(id) {
      session.engine?.chooseText(id)
      chosen.captions = session.engine?.textTracks().find((track) => track.id === id)?.language ?? null
      onChange({ textId: id })
    },
    chooseHeight(height) {
      session.engine?.chooseHeight(height)
      chosen.height = height
      onChange({ height })
    },
  }
}

const idsOf = (...kinds: Track[][]) => kinds.map((tracks) => tracks.map(({ id }) => id).join()).join(' ')
const none = idsOf([], [])

/** Audio description only where it was chosen and exists in that language; else the plain audio track (PLAY-30). */
export function audioToPlay(tracks: Track[], { audio, hasDescription }: Omit<TrackPreferences, 'captions'>): Track | undefined {
  const described = tracks.filter(({ isDescription }) => isDescription)
  const plain = tracks.filter(({ isDescription }) => !isDescription)
  const preferred = (some: Track[]) => some.find(({ language }) => language === audio)
  return (hasDescription ? preferred(described) : undefined) ?? preferred(plain) ?? plain[0] ?? tracks[0]
}
