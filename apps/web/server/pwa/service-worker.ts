/** The part of a worker's surroundings that is used here; the types of pages do not know them. */
type Waiting = Event & { waitUntil: (until: Promise<unknown>) => void }
type Fetching = Event & { request: Request; preloadResponse: Promise<Response | undefined>; respondWith: (answer: Promise<Response>) => void }
type Surroundings = {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: ServiceWorkerRegistration
  addEventListener: ((type: 'install' | 'activate', listen: (event: Waiting) => void) => void) & ((type: 'fetch', listen: (event: Fetching) => void) => void)
}

/** What the worker is made with: the name of its store, which changes with what is in it, and the page of each language. */
export type Shell = { store: string; files: string[]; offlinePages: Record<string, string>; defaultLocale: string }

/**
 * Keeps the page that is shown while there is no connection, and nothing else: pages, films and calls always come from
 * the network. It is sent as text, so it must stand alone: no imports, no closures.
 */
export function serviceWorker({ store, files, offlinePages, defaultLocale }: Shell): void {
  const worker = globalThis as unknown as Surroundings

  async function install() {
    const cache = await caches.open(store)
    await cache.addAll(files)
    await worker.skipWaiting()
  }

  async function activate() {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== store).map((name) => caches.delete(name)))
    // A page is asked for while the worker wakes, so that it costs no time.
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }

  async function answer({ request, preloadResponse }: Fetching, kept: string): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await fetch(request))
    } catch (error) {
      const page = await caches.match(kept)
      if (page) return page
      throw error
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(install()))
  worker.addEventListener('activate', (event) => event.waitUntil(activate()))
  worker.addEventListener('fetch', (event) => {
    const { pathname } = new URL(event.request.url)
    if (event.request.mode === 'navigate') {
      const locale = pathname.split('/')[1] ?? ''
      event.respondWith(answer(event, offlinePages[locale] ?? offlinePages[defaultLocale] ?? ''))
    } else if (files.includes(pathname)) event.respondWith(answer(event, pathname))
  })
}
