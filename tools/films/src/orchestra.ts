import { add, loudnessOf, master, room, silence, type Sound } from './sound.ts'

/** Who carries the tune: each film is scored twice over the same ambience. */
export type Lead = 'piano' | 'folk'
export type Score = (lead: Lead, seconds: number) => Sound

/** One group of players: how loud they are in the mix (LUFS), how much of the room is heard with them, and what they do. */
export type Desk = { loudness: number; echo: number; play: (into: Sound) => void }

/** Every desk is first brought to its own loudness, so that a tune stays above its rain whatever either is made of; all share one room. */
export function seat(seconds: number, desks: readonly Desk[]): Sound {
  const mix = silence(seconds), heardByTheRoom = silence(seconds)
  for (const { loudness, echo, play } of desks) {
    const dry = silence(seconds)
    play(dry)
    const gain = 10 ** ((loudness - loudnessOf(dry)) / 20)
    add(mix, dry, gain)
    add(heardByTheRoom, dry, gain * echo)
  }
  add(mix, room(heardByTheRoom, { size: 1.25, decay: 0.84 }))
  return master(mix)
}
