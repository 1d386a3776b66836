import { csvFile } from './personal-data.ts'

describe('a table of an archive', () => {
  it('quotes commas, quotes and line breaks, and leaves out what is unknown', () => {
    const { text } = csvFile('list.csv', ['title', 'at', 'seconds'], [['Say "no", Mim', new Date(0), 7], ['two\nlines', null, 0]])
    expect(text).toBe('\u{feff}title,at,seconds\r\n"Say ""no"", Mim",1970-01-01T00:00:00.000Z,7\r\n"two\nlines",,0\r\n')
  })

  it('makes formulas inert', () => {
    const cells = ['=HYPERLINK("https://evil.example")', '+1', '-1', '@sum', '\ttab', '\rreturn', 'a=b']
    const [, ...lines] = csvFile('list.csv', ['title'], cells.map((cell) => [cell])).text.trimEnd().split('\r\n')
    expect(lines).toEqual(['"\'=HYPERLINK(""https://evil.example"")"', "'+1", "'-1", "'@sum", "'\ttab", '"\'\rreturn"', 'a=b'])
  })
})
