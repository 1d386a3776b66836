const pollMs = 250

/**
 * Calls back once when the npm that runs this program is gone (RUN-16). npm passes on SIGINT and SIGTERM only, and the
 * system tells a process nothing about its parent.
 */
export function onNpmExit(callback: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    callback()
  }, pollMs)
  timer.unref()
}
