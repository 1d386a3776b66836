import type { Scene } from './pen.ts'
import { auntie } from './scenes/auntie.ts'
import { balloons } from './scenes/balloons.ts'
import { banyan } from './scenes/banyan.ts'
import { beetles } from './scenes/beetles.ts'
import { bell } from './scenes/bell.ts'
import { bend } from './scenes/bend.ts'
import { blackout } from './scenes/blackout.ts'
import { brass } from './scenes/brass.ts'
import { breath } from './scenes/breath.ts'
import { bridge } from './scenes/bridge.ts'
import { bulbs } from './scenes/bulbs.ts'
import { bus } from './scenes/bus.ts'
import { carbon } from './scenes/carbon.ts'
import { carrom } from './scenes/carrom.ts'
import { chess } from './scenes/chess.ts'
import { circus } from './scenes/circus.ts'
import { clay } from './scenes/clay.ts'
import { cloudfarm } from './scenes/cloudfarm.ts'
import { coldstore } from './scenes/coldstore.ts'
import { comet } from './scenes/comet.ts'
import { courtyard } from './scenes/courtyard.ts'
import { crossing } from './scenes/crossing.ts'
import { crossword } from './scenes/crossword.ts'
import { crow } from './scenes/crow.ts'
import { dam } from './scenes/dam.ts'
import { delta } from './scenes/delta.ts'
import { diver } from './scenes/diver.ts'
import { dolphin } from './scenes/dolphin.ts'
import { door } from './scenes/door.ts'
import { duet } from './scenes/duet.ts'
import { eclipse } from './scenes/eclipse.ts'
import { elephant } from './scenes/elephant.ts'
import { ferry } from './scenes/ferry.ts'
import { firstrain } from './scenes/firstrain.ts'
import { flags } from './scenes/flags.ts'
import { fleet } from './scenes/fleet.ts'
import { fog } from './scenes/fog.ts'
import { forger } from './scenes/forger.ts'
import { frames } from './scenes/frames.ts'
import { ghat } from './scenes/ghat.ts'
import { ghost } from './scenes/ghost.ts'
import { glass } from './scenes/glass.ts'
import { goal } from './scenes/goal.ts'
import { gully } from './scenes/gully.ts'
import { harmonium } from './scenes/harmonium.ts'
import { heat } from './scenes/heat.ts'
import { hilsa } from './scenes/hilsa.ts'
import { honey } from './scenes/honey.ts'
import { hyacinth } from './scenes/hyacinth.ts'
import { ice } from './scenes/ice.ts'
import { indigo } from './scenes/indigo.ts'
import { jar } from './scenes/jar.ts'
import { kash } from './scenes/kash.ts'
import { kites } from './scenes/kites.ts'
import { ladders } from './scenes/ladders.ts'
import { laundry } from './scenes/laundry.ts'
import { library } from './scenes/library.ts'
import { lift } from './scenes/lift.ts'
import { listening } from './scenes/listening.ts'
import { local } from './scenes/local.ts'
import { loom } from './scenes/loom.ts'
import { lostfound } from './scenes/lostfound.ts'
import { mailrun } from './scenes/mailrun.ts'
import { mangrove } from './scenes/mangrove.ts'
import { marigold } from './scenes/marigold.ts'
import { mask } from './scenes/mask.ts'
import { match } from './scenes/match.ts'
import { moonbus } from './scenes/moonbus.ts'
import { mustard } from './scenes/mustard.ts'
import { negative } from './scenes/negative.ts'
import { nightduty } from './scenes/nightduty.ts'
import { nightschool } from './scenes/nightschool.ts'
import { norwester } from './scenes/norwester.ts'
import { oars } from './scenes/oars.ts'
import { orbit } from './scenes/orbit.ts'
import { owl } from './scenes/owl.ts'
import { palash } from './scenes/palash.ts'
import { perfume } from './scenes/perfume.ts'
import { phuchka } from './scenes/phuchka.ts'
import { piano } from './scenes/piano.ts'
import { pingpong } from './scenes/pingpong.ts'
import { pond } from './scenes/pond.ts'
import { prime } from './scenes/prime.ts'
import { pugmarks } from './scenes/pugmarks.ts'
import { radio } from './scenes/radio.ts'
import { raga } from './scenes/raga.ts'
import { rickshaw } from './scenes/rickshaw.ts'
import { robot } from './scenes/robot.ts'
import { rooster } from './scenes/rooster.ts'
import { runner } from './scenes/runner.ts'
import { salt } from './scenes/salt.ts'
import { screen } from './scenes/screen.ts'
import { serpent } from './scenes/serpent.ts'
import { shadow } from './scenes/shadow.ts'
import { shelf } from './scenes/shelf.ts'
import { signboard } from './scenes/signboard.ts'
import { signhere } from './scenes/signhere.ts'
import { sixten } from './scenes/sixten.ts'
import { soil } from './scenes/soil.ts'
import { stage } from './scenes/stage.ts'
import { stepwell } from './scenes/stepwell.ts'
import { stilts } from './scenes/stilts.ts'
import { strings } from './scenes/strings.ts'
import { sweetshop } from './scenes/sweetshop.ts'
import { swing } from './scenes/swing.ts'
import { tailor } from './scenes/tailor.ts'
import { tea } from './scenes/tea.ts'
import { tenant } from './scenes/tenant.ts'
import { thirteen } from './scenes/thirteen.ts'
import { tiger } from './scenes/tiger.ts'
import { tram } from './scenes/tram.ts'
import { umbrellas } from './scenes/umbrellas.ts'
import { unpicked } from './scenes/unpicked.ts'
import { vinyl } from './scenes/vinyl.ts'
import { wave } from './scenes/wave.ts'
import { wheel } from './scenes/wheel.ts'
import { windows } from './scenes/windows.ts'
import { winter } from './scenes/winter.ts'
import { witness } from './scenes/witness.ts'
import { yeti } from './scenes/yeti.ts'

/** All scenes by title id. */
export const scenes: Readonly<Record<string, Scene>> = {
  ferry,
  tram,
  mangrove,
  windows,
  kash,
  kites,
  umbrellas,
  wave,
  orbit,
  mask,
  stage,
  door,
  tea,
  winter,
  bus,
  hilsa,
  vinyl,
  match,
  jar,
  bridge,
  soil,
  frames,
  owl,
  goal,
  rickshaw,
  library,
  firstrain,
  stepwell,
  chess,
  radio,
  pugmarks,
  local,
  clay,
  comet,
  mustard,
  banyan,
  screen,
  ghost,
  bend,
  gully,
  diver,
  thirteen,
  serpent,
  indigo,
  oars,
  tenant,
  circus,
  norwester,
  courtyard,
  lift,
  tailor,
  carbon,
  salt,
  pond,
  swing,
  elephant,
  blackout,
  shelf,
  bell,
  negative,
  balloons,
  flags,
  robot,
  raga,
  witness,
  dolphin,
  runner,
  fog,
  glass,
  ghat,
  heat,
  eclipse,
  brass,
  breath,
  crossing,
  delta,
  fleet,
  forger,
  listening,
  loom,
  lostfound,
  marigold,
  nightduty,
  nightschool,
  cloudfarm,
  coldstore,
  honey,
  hyacinth,
  laundry,
  piano,
  prime,
  signboard,
  signhere,
  strings,
  sweetshop,
  yeti,
  auntie,
  beetles,
  crossword,
  pingpong,
  rooster,
  shadow,
  stilts,
  wheel,
  dam,
  duet,
  ice,
  moonbus,
  perfume,
  tiger,
  bulbs,
  carrom,
  crow,
  harmonium,
  ladders,
  mailrun,
  palash,
  phuchka,
  sixten,
  unpicked,
}
