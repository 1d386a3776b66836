/** An animated page on a slow device is never idle. */
const timeoutMs = 2_000

/** `requestIdleCallback` with a timeout; a task of its own where the browser has no idle callbacks. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: timeoutMs })
  else setTimeout(call)
}
