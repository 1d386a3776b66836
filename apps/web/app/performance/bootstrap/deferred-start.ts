/** The id of the inert module script that `DeferredScripts` renders. */
export const deferredModuleId = 'deferred-module'

const firstInteractions = ['pointerdown', 'keydown', 'touchstart']
const startAfterMs = 3_000

type DeferredStart = {
  now: () => void
  /** Starts at the first interaction, after the largest image or the page has loaded, or after three seconds. */
  schedule: () => void
}

/** What `load` of the first module gives. */
type FirstModule = { earlyWatch: { siteMayStart: Promise<void> } | null }

/**
 * Starts the module script and its preloads once, and calls `onStart` with it. Null on a page without the module script. A page
 * with `data-first` imports that module first, and the others once its video has a frame, so that nothing delays that.
 */
export function createDeferredStart(onStart: () => void, load: (url: string) => Promise<FirstModule> = (url) => import(url)): DeferredStart | null {
  const inert = document.getElementById(deferredModuleId)
  if (!inert) return null
  let hasStarted = false

  const now = () => {
    if (hasStarted) return
    hasStarted = true
    onStart()
    preload(inert.dataset.preloads?.split(' ') ?? [])
    const script = document.createElement('script')
    script.type = 'module'
    // The policy of a cached page has the hash of this text instead.
    script.nonce = inert.nonce
    script.textContent = inert.textContent
    document.body.append(script)
  }

  return {
    now,
    schedule() {
      for (const name of firstInteractions) addEventListener(name, now, { once: true, passive: true, capture: true })
      const { first } = inert.dataset
      if (first) {
        setTimeout(now, startAfterMs)
        return void load(first).then(({ earlyWatch }) => earlyWatch?.siteMayStart).then(now, now)
      }
      // Two frames later the loaded content is painted, and scripts no longer compete with it.
      const startAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(now))
      addEventListener('load', startAfterPaint, { once: true })
      setTimeout(now, startAfterMs)
      document.querySelector<HTMLImageElement>('img[data-priority]')?.decode().then(startAfterPaint, () => undefined)
    },
  }
}

function preload(hrefs: string[]): void {
  for (const href of hrefs) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
