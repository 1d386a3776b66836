/**
 * The terms above the button and the button itself, as an order keeps them (BIL-93, BIL-126). A new wording is a new version: the test
 * of this file has the words of each.
 */
export const checkoutTerms = { text: 'checkout', version: '1' }
export const changeTerms = { text: 'change', version: '1' }
export const resumeAndChangeTerms = { text: 'resumeAndChange', version: '1' }
export const renewalTerms = { text: 'renewal', version: '1' }
export const giftTerms = { text: 'gift', version: '1' }
