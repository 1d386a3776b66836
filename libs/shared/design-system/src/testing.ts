import type { Brand } from '@ott/brand'
import { useIntl } from 'react-intl'
import { coloursOf } from './theme/colours.ts'
import { radiusOf, spaceOf } from './theme/tokens.ts'
import { tokenName } from './theme/token-name.ts'

/** The custom properties that apply another brand's theme. */
export const themeOf = (other: Brand): [property: string, value: string][] =>
  Object.entries({ colour: coloursOf(other), space: spaceOf(other), radius: radiusOf(other) }).flatMap(([kind, values]) =>
    Object.entries(values).map(([name, value]): [string, string] => [`--${tokenName([kind, name])}`, value]),
  )

/** For stories: the messages of the toolbar's language. */
export function useTranslate() {
  const { locale } = useIntl()
  return <Words>(en: Words, bn: Words): Words => (locale === 'bn' ? bn : en)
}

const hues = [20, 200, 275, 330, 145, 45, 235, 0, 100, 300]

/** Ten titles in the toolbar's language. */
export function useTitles() {
  const t = useTranslate()
  return t(
    ['Umbrella Season', 'House of Nine Windows', 'Room Six', 'Summer in a Jar', 'The Mask', 'Second Flush', 'Tram 24', 'Side B', 'Kite Thieves', 'Low Orbit'],
    ['ছাতার দিন', 'নয় জানালার বাড়ি', 'ছয় নম্বর ঘর', 'বয়ামে গ্রীষ্ম', 'মুখোশ', 'দ্বিতীয় কুঁড়ি', 'ট্রাম ২৪', 'ও পিঠ', 'ঘুড়িচোর', 'নিচু কক্ষপথ'],
  ).map((title, place) => ({ title, hue: hues[place] ?? 0, href: `#${place}` }))
}

/** Pictures are data URLs, so that nothing is fetched. */
const scene = (width: number, height: number, hue: number) => {
  const ground = height * 0.72
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`
    + `<linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 48% 13%)"/>`
    + `<stop offset="1" stop-color="hsl(${hue + 24} 62% 44%)"/></linearGradient>`
    + `<rect width="100%" height="100%" fill="url(#s)"/>`
    + `<circle cx="${width * 0.66}" cy="${ground - 20}" r="${Math.min(width, height) * 0.24}" fill="hsl(${hue + 40} 90% 82%)"/>`
    + `<path d="M0 ${ground}q${width / 4} -60 ${width / 2} 0t${width / 2} 0V${height}H0z" fill="hsl(${hue} 40% 12%)"/>`
    + `<path d="M0 ${ground + 60}q${width / 3} -50 ${width * 0.6} 10t${width * 0.4} 0V${height}H0z" fill="hsl(${hue} 44% 7%)"/></svg>`
}

const dataUrl = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`

export const aStill = (hue: number) => dataUrl(scene(1280, 720, hue))
export const aPoster = (hue: number) => dataUrl(scene(600, 900, hue))

/** For stories of overlays: on the docs page of a component each has an iframe of its own. */
export const inAFrame = { story: { inline: false, height: '640px' } }

/** For the overlay story with controls, which do not reach into an iframe. */
export const inThePage = { story: { inline: true, height: '120px' } }
