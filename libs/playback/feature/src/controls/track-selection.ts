import { forcedText, kindOf, preferredText } from '../captions/text-tracks.ts'
import type { TextPreferences } from '../captions/text-tracks.ts'
import type { Track } from '../engine/engine.ts'
import type { PlaybackSession } from '../state/playback-session.ts'
import type { ChangePlayback } from '../state/playback-state.ts'

/** Preferred languages, and whether audio description is preferred. */
export type TrackPreferences = AudioPreferences & TextPreferences & { captionsDelaySeconds?: number }

type AudioPreferences = { audio: string | null; hasDescription?: boolean }

type TrackSelection = {
  /** A new stream starts with its default tracks. */
  invalidate: () => void
  /** Selects the preferred tracks once the stream's tracks are known, and again when one is added. */
  apply: () => void
  chooseAudio: (id: string) => void
  chooseText: (id: string | null) => void
  delayCaptions: (seconds: number) => void
  chooseHeight: (height: number | null) => void
}

/** The selected audio, subtitles and height, which each reopened stream gets again. */
export function createTrackSelection(session: PlaybackSession, preferences: TrackPreferences, onChange: ChangePlayback): TrackSelection {
  const chosen = { captionsDelaySeconds: 0, ...preferences, height: null as number | null }
  let known = none
  let audio: Track | undefined
  let textId: string | null = null
  const showText = () => {
    const { engine } = session
    engine?.chooseText(textId ?? forcedText(engine.textTracks(), audio)?.id ?? null)
  }
  return {
    invalidate() { known = none },
    apply() {
      const { engine } = session
      if (!engine) return
      const [audioTracks, textTracks] = [engine.audioTracks(), engine.textTracks()]
      const found = idsOf(audioTracks, textTracks)
      if (found === known) return
      known = found
      audio = audioToPlay(audioTracks, chosen)
      textId = preferredText(textTracks, chosen)?.id ?? null
      if (audio && audio.id !== engine.currentAudio()) engine.chooseAudio(audio.id)
      engine.delayText(chosen.captionsDelaySeconds)
      showText()
      if (chosen.height !== null) engine.chooseHeight(chosen.height)
      onChange({
        audioTracks, textTracks, heights: engine.heights(), height: chosen.height,
        audioId: audio?.id ?? null, textId, captionsDelaySeconds: chosen.captionsDelaySeconds,
      })
    },
    chooseAudio(id) {
      session.engine?.chooseAudio(id)
      audio = session.engine?.audioTracks().find((each) => each.id === id)
      chosen.audio = audio?.language ?? null
      chosen.hasDescription = audio?.isDescription ?? false
      if (textId === null) showText()
      session.events.emit({ type: 'trackChanged', kind: chosen.hasDescription ? 'description' : 'audio', language: chosen.audio })
      onChange({ audioId: id })
    },
    chooseText(id) {
      const track = session.engine?.textTracks().find((each) => each.id === id)
      chosen.captions = track?.language ?? null
      if (track) chosen.captionsKind = kindOf(track)
      textId = id
      showText()
      session.events.emit({ type: 'trackChanged', kind: 'text', language: chosen.captions })
      onChange({ textId })
    },
    delayCaptions(seconds) {
      session.engine?.delayText(seconds)
      chosen.captionsDelaySeconds = seconds
      onChange({ captionsDelaySeconds: seconds })
    },
    chooseHeight(height) {
      session.engine?.chooseHeight(height)
      chosen.height = height
      session.events.emit({ type: 'heightChosen' })
      onChange({ height })
    },
  }
}

const idsOf = (...kinds: Track[][]) => kinds.map((tracks) => tracks.map(({ id }) => id).join()).join(' ')
const none = idsOf([], [])

/** Audio description only where it was chosen and exists in that language; else the plain audio track (PLAY-30). */
export function audioToPlay(tracks: Track[], { audio, hasDescription }: AudioPreferences): Track | undefined {
  const described = tracks.filter(({ isDescription }) => isDescription)
  const plain = tracks.filter(({ isDescription }) => !isDescription)
  const preferred = (some: Track[]) => some.find(({ language }) => language === audio)
  return (hasDescription ? preferred(described) : undefined) ?? preferred(plain) ?? plain[0] ?? tracks[0]
}
