import { connection, savesData } from './saves-data.ts'

/** How playback starts: the bitrate of the first segment, which decides the time to the first frame, and the initial buffer in seconds. */
export type StartQuality = { kilobits: number; seconds: number }

const usual: StartQuality = { kilobits: 600, seconds: 4 }
const lean: StartQuality = { kilobits: 300, seconds: 1 }

/** `isAwaited`: the user waits, so that the first frame matters more than its quality. It also does on a slow or dear connection. */
export function startQuality(isAwaited: boolean): StartQuality {
  const isSlow = /2g|3g/.test(connection()?.effectiveType ?? '')
  return isAwaited || isSlow || savesData() ? lean : usual
}
