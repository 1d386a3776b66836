declare global {
  /** React Router's manifest of this page's build. */
  var __reactRouterManifest: { version: string } | undefined
}

/** The id of the page's build; null in development. */
export const ownBuild = idIn(globalThis.__reactRouterManifest?.version)

const hourMs = 3_600_000

/**
 * The build on the server, checked on focus and once an hour. Not the service worker's update event: some browsers lack
 * it, and its new version may be the page's own.
 */
export const latestBuildQuery = {
  queryKey: ['latestBuild'],
  refetchInterval: hourMs,
  // Cached while a video plays, or a dismissed prompt would come back after it.
  gcTime: Infinity,
  meta: { isPublic: true },
  // Not cancelled with the page: after a missing chunk an error page may be shown already.
  queryFn: async (): Promise<string> => {
    const response = await fetch('/build.txt')
    const id = response.ok ? idIn(await response.text()) : null
    if (id === null) throw new Error(`GET /build.txt responded with ${response.status} and no build id`)
    return id
  },
}

function idIn(text = ''): string | null {
  return /^[\da-f]{8}$/.test(text) ? text : null
}
