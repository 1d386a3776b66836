import { browserStorage, tabStorage } from './storage.ts'

export const browserIdKey = 'browser-id'
export const streamIdKey = 'stream-id'

/** Identifies this browser as a device. It survives sign-out, or each sign-in would count as another device. */
export function browserId(): string {
  const stored = browserStorage.readJson(browserIdKey)
  if (typeof stored === 'string' && stored !== '') return stored
  const fresh = `browser-${crypto.randomUUID()}`
  browserStorage.writeJson(browserIdKey, fresh)
  return fresh
}

/** Identifies this tab as a player, also after a reload. */
export function streamId(): string {
  const id = tabStorage.read(streamIdKey) ?? crypto.randomUUID()
  tabStorage.write(streamIdKey, id)
  return id
}
