import type { Permissions } from '@ott/analytics'
import type { TrackedEvent } from './track.ts'
import { deleteVendorCookies } from './vendor-cookies.ts'

type TagWindow = Window & { dataLayer?: unknown[] }

let isLoaded = false
let isAllowed = false

/**
 * Loads the operator's tag manager, once the viewer allows marketing (AN-37). The consent mode of Google is denied before any
 * tag and then updated. A script cannot be unloaded: after a withdrawal the page stops telling it anything, and the next
 * document has none. What tags have stored is deleted (AN-40).
 */
export function allowTagManager(src: string, { analytics, marketing }: Permissions): void {
  isAllowed = marketing
  if (!analytics || !marketing) deleteVendorCookies()
  if (!marketing && !isLoaded) return
  const granted = (is: boolean) => (is ? 'granted' : 'denied')
  if (!isLoaded) tell('consent', 'default', { ...consentTypes(false), security_storage: 'granted' })
  tell('consent', 'update', { ...consentTypes(marketing), analytics_storage: granted(analytics) })
  if (isLoaded) return
  isLoaded = true
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = src
  // A blocked tag manager is no error of the page.
  document.head.append(script)
}

/** Whether the tag manager is in this document. */
export const hasTagManager = (): boolean => isLoaded

export function pushToTagManager({ name, props }: TrackedEvent): void {
  if (isAllowed) push({ event: name, ...props })
}

function consentTypes(isGranted: boolean): Record<string, string> {
  const names = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', 'functionality_storage', 'personalization_storage']
  return Object.fromEntries(names.map((name) => [name, isGranted ? 'granted' : 'denied']))
}

/** The tag manager reads commands as `arguments` objects. */
function tell(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array is not read as a command
  push(arguments)
}

function push(entry: unknown): void {
  const page: TagWindow = window
  page.dataLayer ??= []
  page.dataLayer.push(entry)
}
