import type { Rating } from '@ott/playback'

const ratings: readonly unknown[] = ['like', 'love', 'not for me'] satisfies Rating[]
const isRating = (word: unknown): word is Rating => ratings.includes(word)

/** What a history entry keeps for a stranger who pressed a rating and was asked to sign in. No address holds it: anybody may write those. */
export type RatingWish = { wish: Rating }

/** The rating that is wished for in what a history entry holds, which may be anything; null for none. */
export function wishIn(state: unknown): Rating | null {
  return state && typeof state === 'object' && 'wish' in state && isRating(state.wish) ? state.wish : null
}
