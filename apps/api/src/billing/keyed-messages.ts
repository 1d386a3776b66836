import type { SellingDeps } from './deps.ts'

/** Messages of one cause have one key: one that a process repeats, because it died after sending, is delivered once (BIL-135). */
export function withMessageKey(deps: SellingDeps, key: string): SellingDeps {
  return {
    ...deps,
    notifyUser: (userId, message) => deps.notifyUser(userId, { ...message, key }),
    sendMail: (mail) => deps.sendMail({ ...mail, key }),
  }
}
