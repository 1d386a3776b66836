import type { RedeemedGift } from '@ott/billing'
import { atom } from 'jotai'
import { onSignedOut } from '../auth/auth-events.ts'
import { tabStorage } from '../platform/storage.ts'
import { store } from '../store.ts'

const giftKey = 'redeemed-gift'
const draftKey = 'gift-code'

type StoredGift = RedeemedGift & { userId: string }

/**
 * The gift of a code that was just redeemed in this tab, until the success dialog is closed. It survives a reload, and the
 * page does not redirect while it is there (BIL-34).
 */
export const redeemedGiftAtom = atom<StoredGift | null>(readRedeemedGift())

onSignedOut(() => store.set(redeemedGiftAtom, null))

export function saveRedeemedGift(gift: StoredGift | null): void {
  tabStorage.writeJson(giftKey, gift)
  store.set(redeemedGiftAtom, gift)
}

/** A typed code survives sign-in, a reload and a redirect (BIL-36). */
export function saveCodeDraft(code: string): void {
  tabStorage.write(draftKey, code === '' ? null : code)
}

export function readCodeDraft(): string {
  return tabStorage.read(draftKey) ?? ''
}

function readRedeemedGift(): StoredGift | null {
  const stored = tabStorage.readJson(giftKey) as Partial<Record<keyof StoredGift, unknown>> | null
  if (typeof stored?.userId !== 'string' || typeof stored.planTitle !== 'string') return null
  const [startsAt, endsAt] = [new Date(String(stored.startsAt)), new Date(String(stored.endsAt))]
  return Number.isNaN(startsAt.getTime() + endsAt.getTime()) ? null : { userId: stored.userId, planTitle: stored.planTitle, startsAt, endsAt }
}
