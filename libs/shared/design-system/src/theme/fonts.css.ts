import { globalFontFace } from '@vanilla-extract/css'
import {
  bengali, currency, languageNamesFamily, latin, latinAccents, latinExtended, plainBengali, unicodeRangeOf,
} from '../../fonts/character-sets.ts'

const latinFamily = 'Anek Latin'
const banglaFamily = 'Anek Bangla'
const plainFamily = 'Anek Bangla Plain'
const nearArial = 'Anek Latin near Arial'
const nearRoboto = 'Anek Latin near Roboto'
const nearNoto = 'Anek Bangla near Noto'
const spaceNearArial = 'Anek Space near Arial'
const spaceNearRoboto = 'Anek Space near Roboto'

/** Fonts are files, never data URLs: the content security policy allows fonts from our own origin only. */
const file = (name: string) => `url('../../fonts/${name}.woff2?no-inline') format('woff2')`
const ours = { fontStyle: 'normal', fontWeight: '200 750', fontDisplay: 'swap' } as const

/** All fetched faces are in this sheet, because a face in a later sheet would trigger another layout of the page. */
globalFontFace(latinFamily, [
  { ...ours, src: file('anek-latin'), unicodeRange: unicodeRangeOf(latin) },
  { ...ours, src: file('anek-latin-accents'), unicodeRange: unicodeRangeOf(latinAccents) },
  { ...ours, src: file('anek-latin-extended'), unicodeRange: unicodeRangeOf(latinExtended) },
  { ...ours, src: file('anek-currency'), unicodeRange: unicodeRangeOf(currency) },
])
globalFontFace(banglaFamily, { ...ours, src: file('anek-bangla'), unicodeRange: unicodeRangeOf(bengali) })
globalFontFace(languageNamesFamily, {
  ...ours, fontWeight: '400', src: file('anek-language-names'), unicodeRange: unicodeRangeOf(bengali),
})
globalFontFace(plainFamily, {
  ...ours, fontWeight: '400', src: file('anek-bangla-plain'), unicodeRange: unicodeRangeOf(plainBengali),
})

/** Local fonts, scaled by fonts/measure.ts to the metrics of ours, so that the swap shifts nothing. */
globalFontFace(nearRoboto, [
  {
    src: `local('Roboto')`,
    fontWeight: '100 500',
    sizeAdjust: '94.3%',
    ascentOverride: '95.44%',
    descentOverride: '21.21%',
  },
  {
    src: `local('Roboto Bold'), local('Roboto-Bold')`,
    fontWeight: '501 900',
    sizeAdjust: '97.57%',
    ascentOverride: '92.24%',
    descentOverride: '20.5%',
  },
])
globalFontFace(nearArial, [
  {
    src: `local('Arial'), local('Liberation Sans')`,
    fontWeight: '100 500',
    sizeAdjust: '94.47%',
    ascentOverride: '95.27%',
    descentOverride: '21.17%',
  },
  {
    src: `local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')`,
    fontWeight: '501 900',
    sizeAdjust: '92.2%',
    ascentOverride: '97.62%',
    descentOverride: '21.69%',
  },
])
globalFontFace(nearNoto, [
  {
    src: `local('Noto Sans Bengali'), local('NotoSansBengali-Regular')`,
    fontWeight: '100 500',
    sizeAdjust: '100.55%',
    ascentOverride: '124.32%',
    descentOverride: '61.26%',
  },
  {
    src: `local('Noto Sans Bengali Bold'), local('NotoSansBengali-Bold')`,
    fontWeight: '501 900',
    sizeAdjust: '100.65%',
    ascentOverride: '124.2%',
    descentOverride: '61.2%',
  },
])

/**
 * Spaces of these fonts are relatively wider than letters, and Bengali uses them too: equal scaling would change line
 * breaks.
 */
globalFontFace(spaceNearRoboto, {
  src: `local('Roboto')`,
  fontWeight: '100 900',
  unicodeRange: 'U+0020',
  sizeAdjust: '83.86%',
  ascentOverride: '107.33%',
  descentOverride: '23.85%',
})
globalFontFace(spaceNearArial, {
  src: `local('Arial'), local('Liberation Sans')`,
  fontWeight: '100 900',
  unicodeRange: 'U+0020',
  sizeAdjust: '74.87%',
  ascentOverride: '120.22%',
  descentOverride: '26.71%',
})

const stack = (...families: string[]) => [...families.map((family) => `'${family}'`), 'system-ui', 'sans-serif'].join(', ')

const latinStack = [latinFamily, spaceNearRoboto, spaceNearArial, nearRoboto, nearArial]

export const bothScripts = stack(...latinStack, banglaFamily, nearNoto)

/** For the other language's name on every page: 1 kB instead of the whole script. */
export const languageNameFamily = stack(...latinStack, languageNamesFamily, banglaFamily, nearNoto)

/** For one sentence on English pages: 10 kB instead of the whole script. */
export const plainBengaliFamily = stack(...latinStack, plainFamily, nearNoto)
