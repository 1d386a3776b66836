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

  it('decodes entities', () => {
    expect(cueLines('Salt &amp; smoke &lt;3')).toEqual([[plain('Salt & smoke <3')]])
  })

  it('renders nothing for an empty cue', () => {
    expect(cueLines('\n  \n')).toEqual([])
  })
})
