type Environment = Record<string, string | undefined>

/**
 * The script of the tag manager by `TAG_MANAGER_ID` (`GTM-…`), from Google or from the origin `TAG_MANAGER_ORIGIN`. Null without an id.
 * Throws an error that names a value that is none.
 */
export function readTagManagerUrl({ TAG_MANAGER_ID: id, TAG_MANAGER_ORIGIN: origin }: Environment): string | null {
  if (!id) return null
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(id)) throw new Error(`TAG_MANAGER_ID is ${id}; it must be like GTM-ABC1234`)
  return `${tagManagerOrigin(origin)}/gtm.js?id=${id}`
}

function tagManagerOrigin(origin = 'https://www.googletagmanager.com'): string {
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol)) throw new Error(`TAG_MANAGER_ORIGIN is ${origin}; it must be a URL`)
  return origin.replace(/\/$/, '')
}
