import { clientLog } from '../platform/client-log.ts'

/** The UI shows the message's id instead (I18N-9). */
export function reportMissingMessage(error: Error): void {
  clientLog('messageMissing', error)
}
