import { formatPhoneNumber } from './phone-input-format.ts'

/** The whole phone number or email that a code goes to, so that a typing error is seen (ID-95). */
export function Recipient({ target }: { target: string }) {
  return <span lang="en" translate="no">{target.includes('@') ? target : formatPhoneNumber(target)}</span>
}
