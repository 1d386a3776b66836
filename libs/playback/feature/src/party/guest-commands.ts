import type { PlayerCommands } from '../controls/use-player-commands.ts'
import type { PlaybackActions } from '../state/playback-state.ts'

/** The commands of a guest: what the host controls is refused, with the reason (PARTY-10). */
export function guestCommands(commands: PlayerCommands, seconds: () => number, refuse: () => void): PlayerCommands {
  return {
    ...commands,
    togglePlay: refuse,
    seekTo() {
      refuse()
      return seconds()
    },
    seekBy: refuse,
    seekByTap: refuse,
    seekToFraction: refuse,
    stepFrame: refuse,
    skip: refuse,
    seekChapter: refuse,
    setRate: refuse,
    changeRate: refuse,
    setDoubleSpeed(isOn) { if (isOn) refuse() },
  }
}

/** For media keys and the picture-in-picture window. */
export function guestActions(actions: PlaybackActions): PlaybackActions {
  const nothing = () => {}
  return { ...actions, play: nothing, pause: nothing, seek: nothing, setRate: nothing }
}
