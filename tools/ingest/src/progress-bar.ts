import type { Progress } from './work-plan.ts'

const barWidth = 28

/** `[########--------------------]  29 %  480p  1 min 12 s left`. */
export function progressLine({ making, share }: Progress, secondsLeft: number | null): string {
  const full = Math.round(share * barWidth)
  const bar = '#'.repeat(full) + '-'.repeat(barWidth - full)
  const left = secondsLeft === null ? '' : `  ${duration(secondsLeft)} left`
  return `[${bar}] ${String(Math.floor(share * 100)).padStart(3)} %  ${making}${left}`
}

/** The remaining time, extrapolated from the progress so far; null until there is some. */
export function remaining(now: () => number): (share: number) => number | null {
  let first: { at: number; share: number } | null = null
  return (share) => {
    first ??= { at: now(), share }
    const gone = (now() - first.at) / 1000
    const done = share - first.share
    return gone < 1 || done <= 0 ? null : (gone / done) * (1 - share)
  }
}

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`
}

/** Overwrites one line on a terminal; elsewhere prints a line every 10 %. */
export function showProgress(out: NodeJS.WriteStream): (progress: Progress) => void {
  const left = remaining(() => performance.now())
  let tenth = -1
  return (progress) => {
    const line = progressLine(progress, left(progress.share))
    if (out.isTTY) out.write(`\r${line}\x1b[K${progress.share === 1 ? '\n' : ''}`)
    else if (Math.floor(progress.share * 10) > tenth) {
      tenth = Math.floor(progress.share * 10)
      out.write(`${line}\n`)
    }
  }
}
