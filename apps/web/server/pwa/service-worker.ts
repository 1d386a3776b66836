/** The used part of the worker's global scope; TypeScript's DOM types lack it. */
type LifecycleEvent = Event & { waitUntil: (until: Promise<unknown>) => void }
type FetchEvent = Event & { request: Request; respondWith: (response: Promise<Response>) => void }
type WorkerScope = {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: ServiceWorkerRegistration
  addEventListener: ((type: 'install' | 'activate', listen: (event: LifecycleEvent) => void) => void) & ((type: 'fetch', listen: (event: FetchEvent) => void) => void)
}

/**
 * The worker's parameters: the name of its cache, which changes with the content, and the offline page of each locale.
 */
export type Shell = { cacheName: string; files: string[]; offlinePages: Record<string, string>; defaultLocale: string }

/**
 * Caches only the offline page: pages, videos and calls always use the network. Its source is sent as text, so it has
 * no imports or closures.
 */
export function serviceWorker({ cacheName, files, offlinePages, defaultLocale }: Shell): void {
  const worker = globalThis as unknown as WorkerScope

  async function install() {
    const cache = await caches.open(cacheName)
    await cache.addAll(files)
    await worker.skipWaiting()
  }

  async function activate() {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
    // An earlier version enabled it. Firefox fails a navigation whose preload fails, whatever the worker answers.
    await worker.registration.navigationPreload?.disable()
    await worker.clients.claim()
  }

  async function respond({ request }: FetchEvent, cachedPath: string): Promise<Response> {
    try {
      return await fetch(request)
    } catch (error) {
      const page = await caches.match(cachedPath)
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
      event.respondWith(respond(event, offlinePages[locale] ?? offlinePages[defaultLocale] ?? ''))
    } else if (files.includes(pathname)) event.respondWith(respond(event, pathname))
  })
}
