import { createHash } from 'node:crypto'
import bn from '../deferred-messages.bn.json' with { type: 'json' }
import en from '../deferred-messages.en.json' with { type: 'json' }
import { checkoutTerms } from './terms.ts'

/** What the user reads before the press: what comes when, the terms, and what the button says. */
const isTerms = /^checkout\.(once|then|thenReduced|afterTrial|afterTrialReduced|renew|terms\..+|pay|startTrial|startThen|start)$/

/** Digests of the words of each version. Orders name their version, so a published one stays. */
const versions: Record<string, string> = {
  '1': '136235f0675e3fdb',
}

it('terms with other words are another version', () => {
  const words = [en, bn].map((messages) => Object.entries(messages).filter(([id]) => isTerms.test(id)))
  expect(words[0]?.length).toBeGreaterThan(10)
  expect(createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)).toBe(versions[checkoutTerms.version])
})
