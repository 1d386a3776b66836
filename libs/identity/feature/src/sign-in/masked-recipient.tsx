import { maskEmail, maskPhoneNumber } from '@ott/identity'

/** A masked phone number or email (ID-6), with Latin letters and digits in every language. */
export function MaskedRecipient({ target }: { target: string }) {
  return <span lang="en" translate="no">{target.includes('@') ? maskEmail(target) : maskPhoneNumber(target)}</span>
}
