import { maskEmail, maskPhoneNumber } from '@ott/identity'

/** Where a code went, as far as it may be shown: enough to recognise (ID-6). */
export function maskTarget(target: string): string {
  return target.includes('@') ? maskEmail(target) : maskPhoneNumber(target)
}
