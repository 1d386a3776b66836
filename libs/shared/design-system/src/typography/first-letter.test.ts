import { letters } from './first-letter.ts'

describe('the first letter', () => {
  const sentence = 'যাদের সে কোনোদিন পার করেছে, সবাই ঝড়ের রাতে আরেকবার পার হতে চায়; স্ত্রীর চোখে অশ্রু। Näïve, e\u0301t\u00e9.'

  it('is that of the browser in both languages', () => {
    expect(sentence.match(letters)).toEqual(Array.from(new Intl.Segmenter('bn').segment(sentence), ({ segment }) => segment))
  })
})
