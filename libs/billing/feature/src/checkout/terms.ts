/**
 * The terms above the button and the button itself, as an order keeps them (BIL-93). A new wording is a new version: the test of
 * this file has the words of each.
 */
export const checkoutTerms = { text: 'checkout', version: '1' }

/** The same of a gift. */
export const giftTerms = { text: 'gift', version: '1' }
