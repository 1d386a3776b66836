/** A page that moves by itself on a slow device is never idle; what waits for that must come all the same. */
const longestMilliseconds = 2_000

/** Calls when there is nothing else to do, or after a while all the same; soon, in a browser that does not say when it is idle. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: longestMilliseconds })
  else setTimeout(call)
}
