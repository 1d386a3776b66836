import { extractFetchedFaces } from './deferred-fonts.ts'

const latin = '@font-face{font-style:normal;font-weight:200 750;font-display:swap;src:url(/assets/latin.woff2)format("woff2");unicode-range:U+20-7E,U+A0;font-family:Anek Latin}'
const bangla = '@font-face{font-weight:200 750;src:url(/assets/bangla.woff2);unicode-range:U+980-9F2;font-family:"Anek Bangla"}'
const names = '@font-face{font-weight:400;src:url(/assets/names.woff2);unicode-range:U+980-9F2;font-family:Anek Language Names}'
const plain = '@font-face{font-weight:400;src:url(/assets/plain.woff2);unicode-range:U+985-9B9;font-family:Plain}'
const extended = '@font-face{font-weight:200 750;src:url(/assets/more.woff2);unicode-range:U+1E??;font-family:Anek Latin}'
const own = '@font-face{src:local(Roboto);font-family:Near Roboto}'

describe('deferred fonts', () => {
  it('are taken out of the style sheet; other rules keep their order', () => {
    expect(extractFetchedFaces(`:root{--a:1}${latin}${own}${bangla}.a{top:0}`, 'en').css).toBe(`:root{--a:1}${own}.a{top:0}`)
  })

  it('have the arguments of FontFace', () => {
    expect(extractFetchedFaces(latin, 'en').faces).toEqual([{
      family: 'Anek Latin',
      src: 'url(/assets/latin.woff2)format("woff2")',
      weight: '200 750',
      unicodeRange: 'U+20-7E,U+A0',
      isFirst: true,
    }])
  })

  it('load first if the page is written in their script, or if they have the name of the other language', () => {
    const first = (locale: 'en' | 'bn') =>
      extractFetchedFaces(latin + bangla + names + plain + extended, locale).faces.filter(({ isFirst }) => isFirst).map(({ family }) => family)
    expect([first('en'), first('bn')]).toEqual([['Anek Latin', 'Anek Language Names'], ['Anek Latin', 'Anek Bangla']])
  })

  it('leave out an excerpt of a script that the page has whole', () => {
    const named = (locale: 'en' | 'bn') => extractFetchedFaces(bangla + names + plain, locale).faces.map(({ family }) => family)
    expect([named('en'), named('bn')]).toEqual([['Anek Bangla', 'Anek Language Names', 'Plain'], ['Anek Bangla']])
  })
})
