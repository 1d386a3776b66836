import { cueLines } from './cue-text.ts'

const plain = (text: string) => ({ text, isItalic: false, isBold: false })

describe('the text of a cue', () => {
  it('keeps lines and Bengali text', () => {
    expect(cueLines('এই ট্রামটা কাল সকালের।\nআজ ওঠা যাবে না।')).toEqual([[plain('এই ট্রামটা কাল সকালের।')], [plain('আজ ওঠা যাবে না।')]])
  })

  it('keeps italic and bold text, also across lines', () => {
    expect(cueLines('<i>Rain\non the <b>roof</b></i>.')).toEqual([
      [{ text: 'Rain', isItalic: true, isBold: false }],
      [{ text: 'on the ', isItalic: true, isBold: false }, { text: 'roof', isItalic: true, isBold: true }, plain('.')],
    ])
  })

  it('drops voices, classes and timestamps', () => {
    expect(cueLines('<v Nimai>Come <c.yellow>in</c><00:00:02.000>!')).toEqual([[plain('Come '), plain('in'), plain('!')]])
  })

  it.each([
    ['It&#39;s a caf&eacute; &hellip; R&amp;D', 'It\'s a café … R&D'],
    ['&#x27;&#2453;&copy;&NotEqualTilde;&nbsp;&lrm;', '\'ক©≂̸\u00a0\u200e'],
    ['Salt &amp; smoke &lt;3', 'Salt & smoke <3'],
    ['AT&T & co', 'AT&T & co'],
    ['&amp;hellip; &unknown;', '&hellip; &unknown;'],
    ['&lt;/textarea&gt;&lt;img src=x&gt;', '</textarea><img src=x>'],
  ])('decodes the character references of HTML: %s', (text, shown) => {
    expect(cueLines(text)).toEqual([[plain(shown)]])
  })

  it('puts a ruby reading in brackets', () => {
    expect(cueLines('<ruby>漢<rt>kan</rt></ruby>').map((line) => line.map(({ text }) => text).join(''))).toEqual(['漢 (kan)'])
  })

  it('renders nothing for an empty cue', () => {
    expect(cueLines('\n  \n')).toEqual([])
  })
})
