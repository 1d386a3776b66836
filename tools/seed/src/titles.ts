import { afterDark } from './titles/after-dark.ts'
import { auntie } from './titles/auntie.ts'
import { beetles } from './titles/beetles.ts'
import { beforeTheMistLifts } from './titles/before-the-mist-lifts.ts'
import { children } from './titles/children.ts'
import { closedDoors } from './titles/closed-doors.ts'
import { coldstore } from './titles/coldstore.ts'
import { comedy } from './titles/comedy.ts'
import { courtyard } from './titles/courtyard.ts'
import { dam } from './titles/dam.ts'
import { delta } from './titles/delta.ts'
import { documentary } from './titles/documentary.ts'
import { eveningsIn } from './titles/evenings-in.ts'
import { family } from './titles/family.ts'
import { farAndWide } from './titles/far-and-wide.ts'
import { ghat } from './titles/ghat.ts'
import { gully } from './titles/gully.ts'
import { handsAtWork } from './titles/hands-at-work.ts'
import { houseAndStage } from './titles/house-and-stage.ts'
import { laundry } from './titles/laundry.ts'
import { local } from './titles/local.ts'
import { lostfound } from './titles/lostfound.ts'
import { mailrun } from './titles/mailrun.ts'
import { match } from './titles/match.ts'
import { music } from './titles/music.ts'
import { mustard } from './titles/mustard.ts'
import { nightRoads } from './titles/night-roads.ts'
import { nightduty } from './titles/nightduty.ts'
import { owl } from './titles/owl.ts'
import { perfume } from './titles/perfume.ts'
import { phuchka } from './titles/phuchka.ts'
import { pugmarks } from './titles/pugmarks.ts'
import { radio } from './titles/radio.ts'
import { riverAndField } from './titles/river-and-field.ts'
import { romance } from './titles/romance.ts'
import { shelf } from './titles/shelf.ts'
import { signhere } from './titles/signhere.ts'
import { smallWonders } from './titles/small-wonders.ts'
import { sport } from './titles/sport.ts'
import { sweetAndStrange } from './titles/sweet-and-strange.ts'
import { tallTales } from './titles/tall-tales.ts'
import { tea } from './titles/tea.ts'
import { thirteen } from './titles/thirteen.ts'
import { tram } from './titles/tram.ts'
import { underTheQuilt } from './titles/under-the-quilt.ts'
import { wave } from './titles/wave.ts'
import { whatLiesUnder } from './titles/what-lies-under.ts'
import { windows } from './titles/windows.ts'
import { witness } from './titles/witness.ts'
import { wonders } from './titles/wonders.ts'
import type { DemoMovie, DemoSeries, DemoTitle } from './demo-title.ts'

export const movies: DemoMovie[] = [
  ...riverAndField,
  ...houseAndStage,
  ...closedDoors,
  ...nightRoads,
  ...romance,
  ...comedy,
  ...family,
  ...children,
  ...music,
  ...sport,
  ...wonders,
  ...documentary,
  ...eveningsIn,
  ...farAndWide,
  ...smallWonders,
  ...handsAtWork,
  ...afterDark,
  ...sweetAndStrange,
  ...whatLiesUnder,
  ...tallTales,
  ...underTheQuilt,
  ...beforeTheMistLifts,
]

export const series: DemoSeries[] = [
  tram,
  windows,
  wave,
  tea,
  match,
  owl,
  radio,
  pugmarks,
  local,
  mustard,
  gully,
  thirteen,
  courtyard,
  witness,
  ghat,
  shelf,
  nightduty,
  delta,
  lostfound,
  signhere,
  coldstore,
  laundry,
  auntie,
  beetles,
  dam,
  perfume,
  mailrun,
  phuchka,
]

export const titles: DemoTitle[] = [...movies, ...series]
