export type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

export type Command =
  | { do: 'togglePlay' }
  | { do: 'seekBy'; seconds: number }
  /** 0 is the beginning, 1 the end. */
  | { do: 'seekToShare'; share: number }
  | { do: 'changeVolume'; by: number }
  | { do: 'toggleMute' }
  | { do: 'toggleFullScreen' }
  | { do: 'toggleCaptions' }
  | { do: 'stepFrame'; by: 1 | -1 }
  | { do: 'toggleHelp' }
  | { do: 'close' }

export const seekStepSeconds = 10
export const arrowSeconds = 5
const volumeStep = 0.1

/** What a key means while the film is on the screen. Keys held with Ctrl, Alt or Meta belong to the browser. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Press, isPaused: boolean): Command | null {
  if (ctrlKey || metaKey || altKey) return null
  if (/^[0-9]$/.test(key)) return { do: 'seekToShare', share: Number(key) / 10 }
  if (/^[০-৯]$/.test(key)) return { do: 'seekToShare', share: (key.charCodeAt(0) - '০'.charCodeAt(0)) / 10 }
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
    case 'k':
    case 'MediaPlayPause': return { do: 'togglePlay' }
    case 'j': return { do: 'seekBy', seconds: -seekStepSeconds }
    case 'l': return { do: 'seekBy', seconds: seekStepSeconds }
    case 'ArrowLeft': return { do: 'seekBy', seconds: -arrowSeconds }
    case 'ArrowRight': return { do: 'seekBy', seconds: arrowSeconds }
    case 'ArrowUp': return { do: 'changeVolume', by: volumeStep }
    case 'ArrowDown': return { do: 'changeVolume', by: -volumeStep }
    case 'Home': return { do: 'seekToShare', share: 0 }
    case 'End': return { do: 'seekToShare', share: 1 }
    case 'm': return { do: 'toggleMute' }
    case 'f': return { do: 'toggleFullScreen' }
    case 'c': return { do: 'toggleCaptions' }
    case ',': return isPaused ? { do: 'stepFrame', by: -1 } : null
    case '.': return isPaused ? { do: 'stepFrame', by: 1 } : null
    case '?': return { do: 'toggleHelp' }
    case 'Escape': return { do: 'close' }
    default: return null
  }
}
