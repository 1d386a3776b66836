import type { Cue, EngineEvent } from './engine.ts'

/** The fields of a `VTTCue` that decide when and where it is shown. */
export type TimedCue = Pick<VTTCue, 'startTime' | 'endTime' | 'text' | 'line' | 'snapToLines' | 'position' | 'align'>

export type Subtitles = {
  /** The URL of a WebVTT file; null shows nothing. */
  choose: (url: string | null) => void
  /** Shows cues later, or earlier if negative (PLAY-195). */
  delay: (seconds: number) => void
  destroy: () => void
}

type SubtitlesOptions = {
  video: HTMLVideoElement
  read: (url: string) => Promise<TimedCue[]>
  /** Resolves when a failed read may be tried again. */
  waitToRetry: () => Promise<void>
  emit: (event: EngineEvent) => void
}

const maxReads = 20

/**
 * Reads subtitle files and reports the active cues of the chosen one (PLAY-43). Independent of dash.js, which adds cues twice,
 * loses a file at a seek and drops the cue settings.
 */
export function createSubtitles({ video, read, waitToRetry, emit }: SubtitlesOptions): Subtitles {
  const files = new Map<string, Promise<TimedCue[]>>()
  const abort = new AbortController()
  const { signal } = abort
  let chosen: string | null = null
  let cues: TimedCue[] = []
  let shownIds = ''
  let delaySeconds = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = () => {
    const seconds = video.currentTime - delaySeconds
    const active = activeCuesAt(cues, seconds)
    const ids = active.map(({ id }) => id).join('\n')
    if (ids !== shownIds) emit({ type: 'cues', cues: active })
    shownIds = ids
    clearTimeout(timer)
    const nextChange = nextChangeAfter(cues, seconds)
    if (nextChange !== null && !video.paused) timer = setTimeout(show, (nextChange - seconds) / video.playbackRate * 1000)
  }
  for (const type of ['timeupdate', 'playing', 'ratechange', 'seeking', 'seeked'] as const) video.addEventListener(type, show, { signal })

  async function readUntilRead(url: string): Promise<TimedCue[]> {
    for (let reads = 1; reads < maxReads && !signal.aborted; reads += 1) {
      try {
        return await read(url)
      } catch {
        await waitToRetry()
      }
    }
    files.delete(url)
    return []
  }

  return {
    choose(url) {
      chosen = url
      cues = []
      show()
      if (url === null) return
      const file = files.get(url) ?? readUntilRead(url)
      files.set(url, file)
      void file.then((all) => {
        if (chosen !== url || signal.aborted) return
        cues = all
        show()
      })
    },
    delay(seconds) {
      delaySeconds = seconds
      show()
    },
    destroy() {
      abort.abort()
      clearTimeout(timer)
    },
  }
}

/** The browser's own parser. Of kind `metadata`, because Safari shows subtitles by itself. */
export function readWebVtt(url: string): Promise<TimedCue[]> {
  return new Promise((resolve, reject) => {
    const track = document.createElement('track')
    track.kind = 'metadata'
    track.src = url
    track.onload = () => resolve(Array.from(track.track.cues ?? [], (cue) => cue as VTTCue))
    track.onerror = () => reject(new Error('unreadable subtitles'))
    const parent = document.createElement('video')
    parent.crossOrigin = 'anonymous'
    parent.append(track)
    track.track.mode = 'hidden'
  })
}

/** Each active cue once, in the order of the file (PLAY-43). */
export function activeCuesAt(cues: TimedCue[], seconds: number): Cue[] {
  const active = cues.filter(({ startTime, endTime }) => startTime <= seconds && seconds < endTime).map(cueOf)
  return [...new Map(active.map((cue) => [cue.id, cue])).values()]
}

/** The next start or end of a cue. */
export function nextChangeAfter(cues: TimedCue[], seconds: number): number | null {
  const next = cues.flatMap(({ startTime, endTime }) => [startTime, endTime]).filter((change) => change > seconds)
  return next.length > 0 ? next.reduce((first, change) => Math.min(first, change)) : null
}

export function cueOf(cue: TimedCue): Cue {
  const { startTime, endTime, text, position, align } = cue
  return {
    id: `${startTime} ${endTime} ${String(cue.line)} ${position} ${text}`,
    text,
    line: linePercent(cue),
    position: typeof position === 'number' ? position : null,
    align: align === 'left' ? 'start' : align === 'right' ? 'end' : align,
  }
}

/** The picture has about this many lines of text. */
const linesOfPicture = 15

/** WebVTT counts lines from the top, or with negative numbers from the bottom. */
function linePercent({ line, snapToLines }: TimedCue): number | null {
  if (typeof line !== 'number') return null
  const share = line / (linesOfPicture - 1)
  const percent = !snapToLines ? line : line < 0 ? 100 * (1 + share) + 100 / (linesOfPicture - 1) : 100 * share
  return Math.max(0, Math.min(100, Math.round(percent)))
}
