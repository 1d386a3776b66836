import { toAsciiDigits } from '@ott/i18n'

export type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

export type HotkeyCommand =
  | { type: 'togglePlay' }
  | { type: 'seekBy'; seconds: number }
  /** 0 is the start, 1 the end. */
  | { type: 'seekToFraction'; fraction: number }
  | { type: 'changeVolume'; by: number }
  | { type: 'toggleMute' }
  | { type: 'toggleFullScreen' }
  | { type: 'toggleCaptions' }
  /** Negative is earlier. */
  | { type: 'shiftCaptions'; seconds: number }
  | { type: 'stepFrame'; by: 1 | -1 }
  | { type: 'skip' }
  | { type: 'openEpisode'; which: 'next' | 'previous' }
  | { type: 'seekChapter'; by: 1 | -1 }
  | { type: 'changeRate'; by: 1 | -1 }
  | { type: 'togglePictureInPicture' }
  | { type: 'toggleStats' }
  | { type: 'toggleHelp' }
  | { type: 'close' }

type Hotkey = { key: string; command: HotkeyCommand; isUnlisted?: boolean }

/** Hotkeys of one line of the help; `isRange` lists the first and the last alone. */
export type HotkeyGroup = { name: HotkeyName | null; hotkeys: Hotkey[]; isRange?: boolean; isPausedOnly?: boolean }

export type HotkeyName =
  | 'play' | 'seek' | 'jump' | 'percent' | 'ends' | 'volume' | 'mute' | 'captions' | 'captionsDelay' | 'fullScreen' | 'pictureInPicture' | 'frame'
  | 'rate' | 'skip' | 'chapter' | 'episode' | 'stats' | 'help'

export const seekStepSeconds = 10
export const arrowSeconds = 5
const volumeStep = 0.1
/** A held key takes many steps. */
const captionsStepSeconds = 0.1

const digits = Array.from({ length: 10 }, (_, digit): Hotkey => ({ key: String(digit), command: { type: 'seekToFraction', fraction: digit / 10 } }))

/** Every hotkey of the player, in the order of the help. */
export const hotkeyGroups: HotkeyGroup[] = [
  {
    name: 'play',
    hotkeys: [
      { key: ' ', command: { type: 'togglePlay' } },
      { key: 'k', command: { type: 'togglePlay' } },
      { key: 'MediaPlayPause', command: { type: 'togglePlay' }, isUnlisted: true },
    ],
  },
  { name: 'seek', hotkeys: [{ key: 'ArrowLeft', command: { type: 'seekBy', seconds: -arrowSeconds } }, { key: 'ArrowRight', command: { type: 'seekBy', seconds: arrowSeconds } }] },
  { name: 'jump', hotkeys: [{ key: 'j', command: { type: 'seekBy', seconds: -seekStepSeconds } }, { key: 'l', command: { type: 'seekBy', seconds: seekStepSeconds } }] },
  { name: 'percent', hotkeys: digits, isRange: true },
  { name: 'ends', hotkeys: [{ key: 'Home', command: { type: 'seekToFraction', fraction: 0 } }, { key: 'End', command: { type: 'seekToFraction', fraction: 1 } }] },
  { name: 'volume', hotkeys: [{ key: 'ArrowUp', command: { type: 'changeVolume', by: volumeStep } }, { key: 'ArrowDown', command: { type: 'changeVolume', by: -volumeStep } }] },
  { name: 'mute', hotkeys: [{ key: 'm', command: { type: 'toggleMute' } }] },
  { name: 'captions', hotkeys: [{ key: 'c', command: { type: 'toggleCaptions' } }] },
  { name: 'captionsDelay', hotkeys: [{ key: 'g', command: { type: 'shiftCaptions', seconds: -captionsStepSeconds } }, { key: 'h', command: { type: 'shiftCaptions', seconds: captionsStepSeconds } }] },
  { name: 'fullScreen', hotkeys: [{ key: 'f', command: { type: 'toggleFullScreen' } }] },
  { name: 'pictureInPicture', hotkeys: [{ key: 'i', command: { type: 'togglePictureInPicture' } }] },
  { name: 'frame', hotkeys: [{ key: ',', command: { type: 'stepFrame', by: -1 } }, { key: '.', command: { type: 'stepFrame', by: 1 } }], isPausedOnly: true },
  { name: 'rate', hotkeys: [{ key: '<', command: { type: 'changeRate', by: -1 } }, { key: '>', command: { type: 'changeRate', by: 1 } }] },
  { name: 'skip', hotkeys: [{ key: 's', command: { type: 'skip' } }] },
  { name: 'chapter', hotkeys: [{ key: 'PageUp', command: { type: 'seekChapter', by: -1 } }, { key: 'PageDown', command: { type: 'seekChapter', by: 1 } }] },
  { name: 'episode', hotkeys: [{ key: 'p', command: { type: 'openEpisode', which: 'previous' } }, { key: 'n', command: { type: 'openEpisode', which: 'next' } }] },
  { name: 'stats', hotkeys: [{ key: 'd', command: { type: 'toggleStats' } }] },
  { name: 'help', hotkeys: [{ key: '?', command: { type: 'toggleHelp' } }] },
  { name: null, hotkeys: [{ key: 'Escape', command: { type: 'close' } }] },
]

/** The command of a key while the player is open. Keys with Ctrl, Alt or Meta belong to the browser. */
export function hotkeyFor({ key, ctrlKey, metaKey, altKey }: KeyPress, isPaused: boolean): HotkeyCommand | null {
  if (ctrlKey || metaKey || altKey) return null
  const plain = plainKey(key)
  const group = hotkeyGroups.find(({ hotkeys }) => hotkeys.some((hotkey) => hotkey.key === plain))
  if (!group || (group.isPausedOnly && !isPaused)) return null
  return group.hotkeys.find((hotkey) => hotkey.key === plain)?.command ?? null
}

/** A held key repeats its event: it goes on seeking and changing the volume, but toggles once (PLAY-80). */
export function togglesOnce({ type }: HotkeyCommand): boolean {
  return type.startsWith('toggle') || type === 'skip' || type === 'openEpisode'
}

/** The hotkeys of a control, as `aria-keyshortcuts` wants them: "Space K". `does` picks those of one of two opposite controls. */
export function keyShortcuts(name: HotkeyName, does: (command: HotkeyCommand) => boolean = () => true): string {
  const hotkeys = hotkeyGroups.find((group) => group.name === name)?.hotkeys ?? []
  return hotkeys.filter(({ isUnlisted, command }) => !isUnlisted && does(command)).map(({ key }) => (key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key)).join(' ')
}

/** Letters in lower case, digits of other scripts as Latin ones. */
function plainKey(key: string): string {
  const ascii = toAsciiDigits(key)
  return ascii.length === 1 ? ascii.toLowerCase() : ascii
}
