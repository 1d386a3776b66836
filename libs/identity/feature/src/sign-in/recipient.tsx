import { formatPhoneNumber } from './phone-input-format.ts'

/** The whole phone number or email that a code goes to, so that a typing error is seen (ID-95). A masked one stays masked. */
export function Recipient({ target }: { target: string }) {
  return <span lang="en" translate="no">{/[@*]/.test(target) ? target : formatPhoneNumber(target)}</span>
}
