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
  | { type: 'stepFrame'; by: 1 | -1 }
  | { type: 'toggleHelp' }
  | { type: 'close' }

type Hotkey = { key: string; command: HotkeyCommand; isUnlisted?: boolean }

/** Hotkeys of one line of the help; `isRange` lists the first and the last alone. */
export type HotkeyGroup = { name: HotkeyName | null; hotkeys: Hotkey[]; isRange?: boolean; isPausedOnly?: boolean }

export type HotkeyName = 'play' | 'seek' | 'jump' | 'percent' | 'ends' | 'volume' | 'mute' | 'captions' | 'fullScreen' | 'frame' | 'help'

export const seekStepSeconds = 10
export const arrowSeconds = 5
const volumeStep = 0.1

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
  { name: 'fullScreen', hotkeys: [{ key: 'f', command: { type: 'toggleFullScreen' } }] },
  { name: 'frame', hotkeys: [{ key: ',', command: { type: 'stepFrame', by: -1 } }, { key: '.', command: { type: 'stepFrame', by: 1 } }], isPausedOnly: true },
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
  return type === 'togglePlay' || type === 'toggleMute' || type === 'toggleFullScreen' || type === 'toggleCaptions' || type === 'toggleHelp'
}

/** Letters in lower case, digits of other scripts as Latin ones. */
function plainKey(key: string): string {
  const ascii = toAsciiDigits(key)
  return ascii.length === 1 ? ascii.toLowerCase() : ascii
}
