import { add, loudnessOf, master, room, silence, type Sound } from './sound.ts'

/** The lead instrument: each film has two scores over the same ambience. */
export type Lead = 'piano' | 'folk'
export type Score = (lead: Lead, seconds: number) => Sound

/** A group of instruments: its loudness in the mix (LUFS), its share of reverb, and its notes. */
export type Desk = { loudness: number; echo: number; play: (into: Sound) => void }

/** Mixes the groups at their target loudness, so that the tune stays above the ambience. All share one reverb. */
export function seat(seconds: number, desks: readonly Desk[]): Sound {
  const mix = silence(seconds), reverbInput = silence(seconds)
  for (const { loudness, echo, play } of desks) {
    const dry = silence(seconds)
    play(dry)
    const gain = 10 ** ((loudness - loudnessOf(dry)) / 20)
    add(mix, dry, gain)
    add(reverbInput, dry, gain * echo)
  }
  add(mix, room(reverbInput, { size: 1.25, decay: 0.84 }))
  return master(mix)
}
