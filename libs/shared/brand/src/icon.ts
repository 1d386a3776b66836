import type { Brand } from './brand.ts'

/** The logo as an SVG favicon on the brand's page colour. */
export function iconOf({ mark, colors }: Brand): string {
  const drawn = mark.parts.map(({ ink, path }) =>
    `<path d="${path}" fill="${ink === 'accent' ? colors.accent : colors.text}"${ink === 'faint' ? ' opacity=".55"' : ''}/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="30" height="30" rx="7" fill="${colors.page}"/>${drawn.join('')}</svg>`
}
