import type { GiftSharing } from '@ott/billing-feature'
import { share } from '../platform/share.ts'

/** Passing a gift on, by what the browser has. */
export const giftSharing: GiftSharing = {
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },
  share: (content) => share(content),
  print: () => globalThis.print(),
}
