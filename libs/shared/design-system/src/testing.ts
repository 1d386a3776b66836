import { useIntl } from 'react-intl'

/** For stories: the words of the language that the toolbar shows. */
export function useWords() {
  const { locale } = useIntl()
  return <Words>(en: Words, bn: Words): Words => (locale === 'bn' ? bn : en)
}

/** Pictures are drawn on the spot, so that nothing is fetched. */
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

const address = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`

export const aStill = (hue: number) => address(scene(1280, 720, hue))
export const aPoster = (hue: number) => address(scene(600, 900, hue))
