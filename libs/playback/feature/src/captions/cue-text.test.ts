import { cueLines, spokenCue } from './cue-text.ts'
import type { CuePiece } from './cue-text.ts'

const plain = (text: string, changes: Partial<CuePiece> = {}): CuePiece => ({ text, isItalic: false, isBold: false, isUnderlined: false, colour: null, reading: null, ...changes })

describe('the text of a cue', () => {
  it('keeps lines and Bengali text', () => {
    expect(cueLines('এই ট্রামটা কাল সকালের।\nআজ ওঠা যাবে না।')).toEqual([[plain('এই ট্রামটা কাল সকালের।')], [plain('আজ ওঠা যাবে না।')]])
  })

  it('keeps italic and bold text, also across lines', () => {
    expect(cueLines('<i>Rain\non the <b>roof</b></i>.')).toEqual([
      [plain('Rain', { isItalic: true })],
      [plain('on the ', { isItalic: true }), plain('roof', { isItalic: true, isBold: true }), plain('.')],
    ])
  })

  it('drops voices, other classes and timestamps', () => {
    expect(cueLines('<v Nimai>Come <c.shout.bg_blue>in</c><00:00:02.000>!')).toEqual([[plain('Come '), plain('in'), plain('!')]])
  })

  it('keeps the colours that WebVTT names, the innermost first', () => {
    expect(cueLines('<c.yellow>Come <c.loud.cyan>in</c> now</c><u>!</u>')).toEqual([
      [plain('Come ', { colour: 'yellow' }), plain('in', { colour: 'cyan' }), plain(' now', { colour: 'yellow' }), plain('!', { isUnderlined: true })],
    ])
  })

  it('drops black, which the background would hide', () => {
    expect(cueLines('<c.black.bg_white>Come in</c>')).toEqual([[plain('Come in')]])
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

  it('has the ruby reading of each base', () => {
    const text = '<ruby>漢<rt>kan</rt>字<rt>ji</ruby>だ'
    expect(cueLines(text)).toEqual([[plain('漢', { reading: 'kan' }), plain('字', { reading: 'ji' }), plain('だ')]])
    expect(spokenCue(text)).toBe('漢 (kan)字 (ji)だ')
  })

  it('renders nothing for an empty cue', () => {
    expect(cueLines('\n  \n')).toEqual([])
  })
})
