import type { TrayPlace } from '@ott/design-system'

/** Of every page of this tab. Nobody asks on the server. */
const kept = new Map<string, TrayPlace>()

/** How the viewer left the trays of the page at a path, by their titles. */
export function trayPlacesAt(path: string): (title: string) => TrayPlace {
  return (title) => {
    const key = `${path} ${title}`
    const place = kept.get(key) ?? { left: 0, height: 0 }
    kept.set(key, place)
    return place
  }
}
