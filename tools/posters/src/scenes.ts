import type { Scene } from './pen.ts'
import { banyan } from './scenes/banyan.ts'
import { bend } from './scenes/bend.ts'
import { bridge } from './scenes/bridge.ts'
import { bus } from './scenes/bus.ts'
import { chess } from './scenes/chess.ts'
import { circus } from './scenes/circus.ts'
import { clay } from './scenes/clay.ts'
import { comet } from './scenes/comet.ts'
import { diver } from './scenes/diver.ts'
import { door } from './scenes/door.ts'
import { ferry } from './scenes/ferry.ts'
import { firstrain } from './scenes/firstrain.ts'
import { frames } from './scenes/frames.ts'
import { ghost } from './scenes/ghost.ts'
import { goal } from './scenes/goal.ts'
import { gully } from './scenes/gully.ts'
import { hilsa } from './scenes/hilsa.ts'
import { indigo } from './scenes/indigo.ts'
import { jar } from './scenes/jar.ts'
import { kash } from './scenes/kash.ts'
import { kites } from './scenes/kites.ts'
import { library } from './scenes/library.ts'
import { local } from './scenes/local.ts'
import { mangrove } from './scenes/mangrove.ts'
import { mask } from './scenes/mask.ts'
import { match } from './scenes/match.ts'
import { mustard } from './scenes/mustard.ts'
import { norwester } from './scenes/norwester.ts'
import { oars } from './scenes/oars.ts'
import { orbit } from './scenes/orbit.ts'
import { owl } from './scenes/owl.ts'
import { pugmarks } from './scenes/pugmarks.ts'
import { radio } from './scenes/radio.ts'
import { rickshaw } from './scenes/rickshaw.ts'
import { screen } from './scenes/screen.ts'
import { serpent } from './scenes/serpent.ts'
import { soil } from './scenes/soil.ts'
import { stage } from './scenes/stage.ts'
import { stepwell } from './scenes/stepwell.ts'
import { tea } from './scenes/tea.ts'
import { tenant } from './scenes/tenant.ts'
import { thirteen } from './scenes/thirteen.ts'
import { tram } from './scenes/tram.ts'
import { umbrellas } from './scenes/umbrellas.ts'
import { vinyl } from './scenes/vinyl.ts'
import { wave } from './scenes/wave.ts'
import { windows } from './scenes/windows.ts'
import { winter } from './scenes/winter.ts'

/** Every picture we draw, by the id of its title. */
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
}
