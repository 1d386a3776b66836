import type { Track } from '../engine/engine.ts'
import type { Film } from '../state/playback-session.ts'
import type { ChangePlayback } from '../state/playback-state.ts'

/** Languages to choose where the film has them, and whether the sound is to describe the pictures. */
export type TrackWishes = { audio: string | null; hasDescription?: boolean; captions: string | null }

export type TrackChoices = {
  /** A stream opens, which knows nothing of what was chosen before. */
  renew: () => void
  /** Chooses what was wished for, once the stream's tracks are known. */
  settle: () => void
  audio: (id: string) => void
  text: (id: string | null) => void
  height: (height: number | null) => void
}

/** The viewer's sound, subtitles and picture, in each stream that is opened. */
export function trackChoices(film: Film, wishes: TrackWishes, onChange: ChangePlayback): TrackChoices {
  const chosen = { ...wishes, height: null as number | null }
  let isDue = true
  return {
    renew() { isDue = true },
    settle() {
      const { engine } = film
      const audioTracks = engine?.audioTracks() ?? []
      if (!engine || !isDue || audioTracks.length === 0) return
      isDue = false
      const textTracks = engine.textTracks()
      const audio = audioToHear(audioTracks, chosen)
      const text = textTracks.find(({ language }) => language === chosen.captions)
      if (audio && audio.id !== engine.audioHeard()) engine.chooseAudio(audio.id)
      if (text) engine.chooseText(text.id)
      if (chosen.height !== null) engine.chooseHeight(chosen.height)
      onChange({
        audioTracks, textTracks, heights: engine.heights(), height: chosen.height,
        audioId: audio?.id ?? null, textId: text?.id ?? null,
      })
    },
    audio(id) {
      film.engine?.chooseAudio(id)
      const track = film.engine?.audioTracks().find((each) => each.id === id)
      chosen.audio = track?.language ?? null
      chosen.hasDescription = track?.isDescription ?? false
      onChange({ audioId: id })
    },
    text(id) {
      film.engine?.chooseText(id)
      chosen.captions = film.engine?.textTracks().find((track) => track.id === id)?.language ?? null
      onChange({ textId: id })
    },
    height(height) {
      film.engine?.chooseHeight(height)
      chosen.height = height
      onChange({ height })
    },
  }
}

/** A description only to whoever chose one, and in that language; without it, or before any choice, the film's plain sound (PLAY-30). */
export function audioToHear(tracks: Track[], { audio, hasDescription }: Omit<TrackWishes, 'captions'>): Track | undefined {
  const described = tracks.filter(({ isDescription }) => isDescription)
  const plain = tracks.filter(({ isDescription }) => !isDescription)
  const wished = (some: Track[]) => some.find(({ language }) => language === audio)
  return (hasDescription ? wished(described) : undefined) ?? wished(plain) ?? plain[0] ?? tracks[0]
}
