import { dawn } from './dawn.ts'
import { dawnScore } from './dawn-score.ts'
import { fireflies } from './fireflies.ts'
import { firefliesScore } from './fireflies-score.ts'
import type { FilmId } from './index.ts'
import { kantha } from './kantha.ts'
import { kanthaScore } from './kantha-score.ts'
import { kite } from './kite.ts'
import { kiteScore } from './kite-score.ts'
import { mist } from './mist.ts'
import { mistScore } from './mist-score.ts'
import { monsoon } from './monsoon.ts'
import { monsoonScore } from './monsoon-score.ts'
import type { Picture } from './picture.ts'
import type { Score } from './orchestra.ts'
import { sea } from './sea.ts'
import { seaScore } from './sea-score.ts'
import { tram } from './tram.ts'
import { tramScore } from './tram-score.ts'

/** Picture and score of each film. */
export const programme: Record<FilmId, Picture & { score: Score }> = {
  fireflies: { ...fireflies, score: firefliesScore },
  monsoon: { ...monsoon, score: monsoonScore },
  tram: { ...tram, score: tramScore },
  dawn: { ...dawn, score: dawnScore },
  kite: { ...kite, score: kiteScore },
  sea: { ...sea, score: seaScore },
  mist: { ...mist, score: mistScore },
  kantha: { ...kantha, score: kanthaScore },
}
