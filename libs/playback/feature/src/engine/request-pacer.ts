export type RequestPacer = {
  /** Resolves when a request may be sent: at once, or during an outage in its turn. */
  ready: () => Promise<void>
  /** An answer arrived: `lost` is none, or that of a busy server; `refused` is that to an old token. */
  answered: (outcome: 'arrived' | 'lost' | 'refused') => void
  /** A new token: what the old one refused need not wait, but an outage goes on. */
  renewed: () => void
  isWaiting: () => boolean
  /** The network is back, or the stream closed. */
  release: () => void
}

/** Failures in a row that count as an outage. */
const maxFailures = 3

/** During an outage one player sends one media request in this time (PLAY-12). */
const outageIntervalMs = 7_000

/** Spaces the media requests of one player during an outage, whichever track they are for. The first success releases all. */
export function createRequestPacer(now: () => number): RequestPacer {
  const waiting = new Set<() => void>()
  let failures = 0
  let isRefused = false
  let lastSentAtMs = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function sendNext(): void {
    clearTimeout(timer)
    const [next] = waiting
    if (!next) return
    const waitMs = lastSentAtMs + outageIntervalMs - now()
    if (waitMs > 0) timer = setTimeout(sendNext, waitMs)
    else {
      lastSentAtMs = now()
      waiting.delete(next)
      next()
      sendNext()
    }
  }

  function release(): void {
    failures = 0
    clearTimeout(timer)
    waiting.forEach((send) => send())
    waiting.clear()
  }

  return {
    ready() {
      if (failures < maxFailures) {
        lastSentAtMs = now()
        return Promise.resolve()
      }
      return new Promise((resolve) => {
        waiting.add(resolve)
        sendNext()
      })
    },
    answered(outcome) {
      isRefused = outcome === 'refused'
      if (outcome !== 'arrived') failures += 1
      else if (failures > 0) release()
    },
    renewed() { if (isRefused) release() },
    isWaiting: () => waiting.size > 0,
    release,
  }
}
