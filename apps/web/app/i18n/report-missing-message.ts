import { clientLog } from '../telemetry/client-log.ts'

/** The message's id is shown in its place (I18N-9). */
export function reportMissingMessage(error: Error): void {
  clientLog('messageMissing', error)
}
