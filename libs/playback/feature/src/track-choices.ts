import type { Film } from './film.ts'
import type { ChangePlayback } from './playback-state.ts'

/** Languages to choose where the film has them. */
export type TrackWishes = { audio: string | null; captions: string | null }

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
      const audio = audioTracks.find(({ language }) => language === chosen.audio)
      const text = textTracks.find(({ language }) => language === chosen.captions)
      if (audio && audio !== audioTracks[0]) engine.chooseAudio(audio.id)
      if (text) engine.chooseText(text.id)
      if (chosen.height !== null) engine.chooseHeight(chosen.height)
      onChange({
        audioTracks, textTracks, heights: engine.heights(), height: chosen.height,
        audioId: (audio ?? audioTracks[0])?.id ?? null, textId: text?.id ?? null,
      })
    },
    audio(id) {
      film.engine?.chooseAudio(id)
      chosen.audio = film.engine?.audioTracks().find((track) => track.id === id)?.language ?? null
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
