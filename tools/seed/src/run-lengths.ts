/** The run lengths of the demo titles, in minutes. A short demo film stands in for each when it is played. */
import type { DemoEpisode, DemoMovie, DemoSeries } from './demo-title.ts'

const movieMinutes: Partial<Record<string, number>> = {
  ferry: 112, bend: 104, indigo: 128, norwester: 97, frames: 92, stage: 109, clay: 118, banyan: 124, mask: 101,
  door: 96, tenant: 106, stepwell: 99, mangrove: 115, bus: 88, umbrellas: 103, winter: 94, bridge: 111, kites: 91,
  rickshaw: 98, kash: 86, firstrain: 78, library: 82, jar: 76, ghost: 71, circus: 69, vinyl: 107, soil: 95,
  screen: 113, goal: 102, chess: 116, oars: 93, orbit: 121, comet: 105, diver: 110, serpent: 89, hilsa: 74,
  lift: 84, blackout: 90, swing: 87, tailor: 100, carbon: 108, negative: 94, fog: 102, raga: 117, salt: 68,
  dolphin: 72, flags: 99, heat: 105, eclipse: 114, bell: 101, runner: 85, pond: 64, elephant: 73, balloons: 77,
  robot: 81, glass: 75, forger: 119, brass: 96, loom: 66, marigold: 92, breath: 98, crossing: 91, nightschool: 88,
  listening: 109, fleet: 70, yeti: 72, sweetshop: 95, piano: 104, cloudfarm: 93, signboard: 58, honey: 97,
  strings: 103, prime: 107, hyacinth: 112, crossword: 100, stilts: 94, rooster: 83, shadow: 111, wheel: 89,
  pingpong: 90, ice: 99, moonbus: 106, duet: 122, tiger: 62, sixten: 85, unpicked: 98, bulbs: 79, carrom: 88,
  crow: 67, palash: 105, ladders: 110, harmonium: 92,
}

/** The longest episode of each series. */
const episodeMinutes: Partial<Record<string, number>> = {
  tram: 44, windows: 42, wave: 38, tea: 41, match: 45, owl: 24, radio: 40, pugmarks: 36, local: 45, mustard: 30,
  gully: 28, thirteen: 26, courtyard: 24, witness: 45, ghat: 26, shelf: 32, nightduty: 43, delta: 42,
  lostfound: 25, signhere: 29, coldstore: 44, laundry: 24, auntie: 31, beetles: 25, dam: 45, perfume: 39,
  mailrun: 40, phuchka: 28,
}

/** In seconds. */
export function movieRunLength({ id }: DemoMovie): number | undefined {
  return secondsOf(movieMinutes[id])
}

/** In seconds: episodes of a series differ by a few minutes, always in the same way. */
export function episodeRunLength({ id }: DemoSeries, { number }: DemoEpisode): number | undefined {
  const longest = episodeMinutes[id]
  return secondsOf(longest && Math.max(24, longest - ((number * 5) % 7)))
}

const secondsOf = (minutes: number | undefined) => minutes && minutes * 60
