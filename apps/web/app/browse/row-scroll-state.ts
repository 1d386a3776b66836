import type { TrayPlace } from '@ott/design-system'

/** For every page of this tab; the server never reads it. */
const kept = new Map<string, TrayPlace>()

/** The scroll state of the rows of a page, by row title. */
export function trayPlacesAt(path: string): (title: string) => TrayPlace {
  return (title) => {
    const key = `${path} ${title}`
    const place = kept.get(key) ?? { left: 0, height: 0 }
    kept.set(key, place)
    return place
  }
}
