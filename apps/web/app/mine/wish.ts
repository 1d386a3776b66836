import type { Rating } from '@ott/playback'

/** A rating, or to be told when the title is out. */
export type Wish = Rating | 'reminder'

const wishes: readonly unknown[] = ['like', 'love', 'not for me', 'reminder'] satisfies Wish[]
const isWish = (word: unknown): word is Wish => wishes.includes(word)

/** What a history entry keeps for a stranger who pressed for it and was asked to sign in. No address holds it: anybody may write those. */
export type Wished = { wish: Wish }

/** What is wished for in what a history entry holds, which may be anything; null for nothing. */
export function wishIn(state: unknown): Wish | null {
  return state && typeof state === 'object' && 'wish' in state && isWish(state.wish) ? state.wish : null
}
