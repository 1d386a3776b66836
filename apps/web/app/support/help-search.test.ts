import { searchHelp } from './help-search.ts'
import { helpText } from './static-pages.server.ts'

const found = (locale: 'en' | 'bn', term: string) => searchHelp(helpText(locale).groups, term).flatMap(({ entries }) => entries.map(({ question }) => question))

describe('a search in help (WEB-87)', () => {
  it('finds every word in question, answer or group, in any case', () => {
    expect(found('en', ' My CODE ')).toContain('My code doesn’t arrive')
    expect(found('en', 'spam')).toEqual(['My code doesn’t arrive'])
    expect(found('en', 'devices limit')).toEqual(expect.arrayContaining(['I’ve reached my device limit']))
    expect(found('en', 'spam kite')).toEqual([])
  })

  it('works in Bengali', () => {
    expect(found('bn', 'স্প্যাম').length + found('bn', 'প্ল্যান').length).toBeGreaterThan(0)
  })

  it('answers how to limit what a child watches, delete an account and take data along', () => {
    expect(['parental', 'delete account', 'zip'].map((term) => found('en', term)[0])).toEqual(['How do I set up parental control?', 'How do I delete my account?', 'How do I download my data?'])
    expect(['পেরেন্টাল', 'অ্যাকাউন্ট মুছুন', 'জিপ'].map((term) => found('bn', term)[0])).toEqual(['পেরেন্টাল কন্ট্রোল কীভাবে চালু করব?', 'আমার অ্যাকাউন্ট কীভাবে মুছব?', 'আমার তথ্য কীভাবে ডাউনলোড করব?'])
  })

  it('finds everything without a term', () => {
    expect(found('en', '')).toHaveLength(helpText('en').groups.flatMap(({ entries }) => entries).length)
  })
})
