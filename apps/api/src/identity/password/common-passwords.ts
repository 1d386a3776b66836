import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'])

/** Whether the password is on the list of common ones (ID-26). */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFKC').trim().toLowerCase())
}
