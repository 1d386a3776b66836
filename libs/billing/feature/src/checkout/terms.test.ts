import { createHash } from 'node:crypto'
import bn from '../deferred-messages.bn.json' with { type: 'json' }
import en from '../deferred-messages.en.json' with { type: 'json' }
import { checkoutTerms, giftTerms } from './terms.ts'

/** What the user reads before the press: what comes when, the terms, and what the button says. */
const isTerms = /^checkout\.(once|then|thenReduced|afterTrial|afterTrialReduced|renew|terms\..+|pay|startTrial|startThen|start)$/

const isGiftTerms = /^(gift\.(once|terms\..+)|checkout\.pay)$/

/** Digests of the words of each version. Orders name their version, so a published one stays. */
const versions: Record<string, string> = {
  'checkout 1': '136235f0675e3fdb',
  'gift 1': '01ebc290d2b43c98',
}

it.each([
  { terms: checkoutTerms, isOfThem: isTerms },
  { terms: giftTerms, isOfThem: isGiftTerms },
])('terms of $terms.text with other words are another version', ({ terms: { text, version }, isOfThem }) => {
  const words = [en, bn].map((messages) => Object.entries(messages).filter(([id]) => isOfThem.test(id)))
  expect(words[0]?.length).toBeGreaterThan(4)
  expect(createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)).toBe(versions[`${text} ${version}`])
})
