import type { LateFace } from './deferred-fonts.ts'

/** Where the router keeps how far each page was scrolled, among what the browser keeps of a visit. */
export type PlacesKey = 'places'

/**
 * The page's only script before it is painted. It brings viewers back to where they were on the page. It starts the other
 * scripts and the fonts when the largest picture is decoded, when the page has loaded, after three seconds, or at the first
 * touch, and on an urgent page at once. Fonts that this browser has had come at
 * once everywhere. Until the scripts have taken over it keeps clicks on buttons that need them, and gives them back.
 *
 * It is sent as text inside the page, so it must stand alone: nothing imported but types, no closures.
 */
export function starter(): void {
  const holder = document.getElementById('late-module')
  if (!holder) return
  const preloads = holder.dataset.preloads?.split(' ') ?? []
  const fonts = document.getElementById('late-fonts')?.textContent ?? '[]'
  let started = false
  let areFontsAsked = false
  let held: { target: HTMLElement; isForm: boolean } | null = null

  const start = () => {
    if (started) return
    started = true
    bringFonts(takeover)
    for (const href of preloads) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    // The policy of a cached page has the hash of this text instead.
    script.nonce = holder.nonce
    script.textContent = holder.textContent
    document.body.append(script)
  }

  // A page that is laid out anew while it comes to life does both slowly. Two frames after it did are soon enough, and so are
  // five seconds where the scripts do not come.
  const takeover = new Promise<unknown>((resolve) => {
    addEventListener('app-hydrated', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { once: true })
    setTimeout(resolve, 5000)
  })

  // Named all at once when those of this language are there: the page is laid out anew once.
  const bringFonts = (moment?: Promise<unknown>) => {
    if (areFontsAsked || fonts === '[]') return
    areFontsAsked = true
    const list = JSON.parse(fonts) as LateFace[]
    const faces = list.map(({ family, src, weight, unicodeRange }) => new FontFace(family, src, { weight, unicodeRange, display: 'swap' }))
    const first = faces.filter((_, at) => list[at]?.isFirst).map((face) => face.load())
    Promise.allSettled([moment, ...first]).then(() => {
      faces.forEach((face) => document.fonts.add(face))
      localStorage.setItem('fonts', fonts)
    }).catch(() => undefined)
  }
  const hasHadFonts = () => {
    try {
      return localStorage.getItem('fonts') === fonts
    } catch {
      return false
    }
  }

  const release = () => {
    document.removeEventListener('click', hold, true)
    document.removeEventListener('submit', hold, true)
    held?.target.removeAttribute('aria-busy')
  }

  const hold = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>('button:not([popovertarget]), form[data-needs-script]')
    if (!target) return
    const isForm = event.type === 'submit'
    if (!isForm && target.closest('form:not([data-needs-script])')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held?.target.removeAttribute('aria-busy')
    held = { target, isForm }
    target.setAttribute('aria-busy', 'true')
    start()
  }

  document.addEventListener('click', hold, true)
  document.addEventListener('submit', hold, true)
  addEventListener('app-hydrated', () => {
    const last = held
    release()
    if (!last?.target.isConnected) return
    if (last.isForm) (last.target as HTMLFormElement).requestSubmit()
    else last.target.click()
  })
  // A script that cannot be had must not leave a button busy for ever.
  addEventListener('error', (event) => {
    if (event.target instanceof HTMLScriptElement) release()
  }, true)

  // In fewer bytes than the router's own script, by the places that the router keeps (`KeepPlaces`); each visit has a key of its own.
  const restorePlace = () => {
    try {
      if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
      const place: unknown = JSON.parse(sessionStorage.getItem('places' satisfies PlacesKey) ?? '{}')[history.state.key]
      if (typeof place === 'number') scrollTo(0, place)
    } catch {
      // Where nothing can be kept, a page begins at its top.
    }
  }

  restorePlace()
  if (hasHadFonts()) bringFonts()
  if ('urgent' in holder.dataset) return start()
  for (const name of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(name, start, { once: true, passive: true, capture: true })
  }
  // Two frames later what has arrived is on the screen: until then the scripts would only compete with it.
  const startOncePainted = () => requestAnimationFrame(() => requestAnimationFrame(start))
  addEventListener('load', startOncePainted, { once: true })
  setTimeout(start, 3000)
  const largest = document.querySelector<HTMLImageElement>('img[data-priority]')
  largest?.decode().then(startOncePainted, () => undefined)
}
