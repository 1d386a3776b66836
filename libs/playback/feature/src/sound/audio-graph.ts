import type { SoundMode } from './sound-mode.ts'

/** The parameters of each mode. Levels are in dB, frequencies in Hz, times in seconds. */
type Settings = { bass: number; presence: number; threshold: number; knee: number; ratio: number; attack: number; release: number }

/**
 * Voices are clearest between 2 and 4 kHz; music and effects have most of their energy below 150 Hz. A compressor raises its output
 * by itself, so a low threshold makes quiet voices louder. A ratio of 1 compresses nothing.
 */
export const settings: Record<SoundMode, Settings> = {
  off: { bass: 0, presence: 0, threshold: 0, knee: 0, ratio: 1, attack: 0.003, release: 0.25 },
  dialogue: { bass: -4, presence: 5, threshold: -28, knee: 12, ratio: 3, attack: 0.005, release: 0.2 },
  night: { bass: -6, presence: 3, threshold: -40, knee: 20, ratio: 8, attack: 0.003, release: 0.3 },
}

export type AudioGraph = {
  /** Fades to the mode. */
  change: (mode: SoundMode) => void
  /** The element is silent afterwards. */
  disconnect: () => void
}

const fadeSeconds = 0.05

/** Routes the sound of a video through filters for the rest of its life: the browser does not give it back. */
export function createAudioGraph(context: AudioContext, video: HTMLVideoElement, mode: SoundMode): AudioGraph {
  const source = context.createMediaElementSource(video)
  const bass = context.createBiquadFilter()
  const presence = context.createBiquadFilter()
  const compressor = context.createDynamicsCompressor()
  Object.assign(bass, { type: 'lowshelf' })
  Object.assign(presence, { type: 'peaking' })
  bass.frequency.value = 150
  presence.frequency.value = 2800
  presence.Q.value = 0.8
  const parameters = (of: SoundMode): [AudioParam, number][] => {
    const { threshold, knee, ratio, attack, release } = settings[of]
    return [
      [bass.gain, settings[of].bass], [presence.gain, settings[of].presence], [compressor.threshold, threshold],
      [compressor.knee, knee], [compressor.ratio, ratio], [compressor.attack, attack], [compressor.release, release],
    ]
  }
  for (const [parameter, value] of parameters(mode)) parameter.value = value
  source.connect(bass).connect(presence).connect(compressor).connect(context.destination)
  return {
    change(next) {
      for (const [parameter, value] of parameters(next)) parameter.setTargetAtTime(value, context.currentTime, fadeSeconds)
    },
    disconnect() {
      for (const node of [source, bass, presence, compressor]) node.disconnect()
    },
  }
}
