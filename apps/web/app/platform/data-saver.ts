import { parseCookie } from 'cookie'

/** Whether this browser saves data; `auto` leaves it to the device. */
export type DataSaver = 'auto' | 'on' | 'off'

export const dataSaverCookie = { name: 'data-saver', maxAgeSeconds: 31_536_000 } as const

/** The saved choice from a `cookie` header or `document.cookie`. */
export function chosenDataSaver(cookies: string): DataSaver {
  const value = parseCookie(cookies)[dataSaverCookie.name]
  return value === 'on' || value === 'off' ? value : 'auto'
}

/** Whether a request asks for a lean page, by choice or by its header `Save-Data: on` (PLAY-132). */
export function asksToSaveData(cookies: string, saveData: string | null): boolean {
  const choice = chosenDataSaver(cookies)
  return choice === 'on' || (choice === 'auto' && saveData?.trim().toLowerCase() === 'on')
}
