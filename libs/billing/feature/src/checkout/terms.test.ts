import { createHash } from 'node:crypto'
import bn from '../deferred-messages.bn.json' with { type: 'json' }
import en from '../deferred-messages.en.json' with { type: 'json' }
import { changeTerms, checkoutTerms, giftTerms, renewalTerms, resumeAndChangeTerms } from './terms.ts'

/** What the user reads before the press: what comes when, the terms, and what the button says. */
const messagesOf: Record<string, RegExp> = {
  checkout: /^checkout\.(once|then|thenReduced|afterTrial|afterTrialReduced|renew|terms\..+|pay|startTrial|startThen|start)$/,
  change: /^(checkout\.(once|then|thenReduced|afterTrial|afterTrialReduced|terms\..+)|change\.(upgrade|upgrade\.pay|upgrade\.later|downgrade|downgrade\.button))$/,
  resumeAndChange: /^(checkout\.(once|then|thenReduced|afterTrial|afterTrialReduced|terms\..+)|change\.(upgrade|downgrade)|resumeAndChange\.(explanation|pay|later|downgrade))$/,
  renewal: /^(checkout\.(once|then|thenReduced|terms\..+)|renewal\.(explanation|pay))$/,
  gift: /^(gift\.(once|terms\..+)|checkout\.pay)$/,
}

/** Digests of the words of each version. Orders name their version, so a published one stays. */
const versions: Record<string, string> = {
  'checkout 1': '136235f0675e3fdb',
  'change 1': 'ea8edc95d93a80ea',
  'resumeAndChange 1': 'e707a24848ef2f6d',
  'renewal 1': '6615e86fdbe44943',
  'gift 1': '01ebc290d2b43c98',
}

it('terms with other words are another version', () => {
  for (const { text, version } of [checkoutTerms, changeTerms, resumeAndChangeTerms, renewalTerms, giftTerms]) {
    const words = [en, bn].map((messages) => Object.entries(messages).filter(([id]) => messagesOf[text]?.test(id)))
    expect(words[0]?.length).toBeGreaterThan(4)
    expect(createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)).toBe(versions[`${text} ${version}`])
  }
})
