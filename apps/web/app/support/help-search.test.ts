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

  it('finds everything without a term', () => {
    expect(found('en', '')).toHaveLength(helpText('en').groups.flatMap(({ entries }) => entries).length)
  })
})
