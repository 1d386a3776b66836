import { dataSaverCookie } from '../platform/data-saver.ts'
import type { DataSaver } from '../platform/data-saver.ts'
import { track } from '../telemetry/track.ts'
import { writeCookie } from '../platform/document-cookie.ts'

/** Saves the choice in a cookie. Video and previews follow at once, pictures with the next page load. */
export function setDataSaver(choice: DataSaver): void {
  track('Data_Saver_Changed', { value: choice === 'on' })
  writeCookie(dataSaverCookie.name, choice, choice === 'auto' ? 0 : dataSaverCookie.maxAgeSeconds)
  if (choice === 'auto') delete document.documentElement.dataset.saver
  else document.documentElement.dataset.saver = choice
}
