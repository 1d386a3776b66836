import { maskEmail, maskPhoneNumber } from '@ott/identity'

/** Where something went, or whose it is, as far as it may be shown: enough to recognise (ID-6). Its letters and digits are Latin ones everywhere. */
export function MaskedTarget({ target }: { target: string }) {
  return <span lang="en" translate="no">{target.includes('@') ? maskEmail(target) : maskPhoneNumber(target)}</span>
}
