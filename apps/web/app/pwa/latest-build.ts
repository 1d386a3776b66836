declare global {
  /** Of the router: what this page's scripts are made of. */
  var __reactRouterManifest: { version: string } | undefined
}

/** By which the page's build is known; null while the site is worked on. */
export const ownBuild = idIn(globalThis.__reactRouterManifest?.version)

const hourMs = 3_600_000

/**
 * Which build the server sends now: asked for when the tab is looked at again, and once an hour. Not of the service worker:
 * not every browser has one, and what is new to it may be what the page came with.
 */
export const newestBuildQuery = {
  queryKey: ['newestBuild'],
  refetchInterval: hourMs,
  // Kept through a film, however long: what was told before it would be offered once more.
  gcTime: Infinity,
  meta: { forEverybody: true },
  // Not given up when the page goes: whoever asked because a part is missing may stand on an error page by now.
  queryFn: async (): Promise<string> => {
    const response = await fetch('/build.txt')
    const id = response.ok ? idIn(await response.text()) : null
    if (id === null) throw new Error(`The newest build answered ${response.status}`)
    return id
  },
}

function idIn(text = ''): string | null {
  return /^[\da-f]{8}$/.test(text) ? text : null
}
