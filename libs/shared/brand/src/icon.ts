import type { Brand } from './brand.ts'

/** The mark as a browser shows it beside the page's title: an svg on the brand's own ground. */
export function iconOf({ mark, colors }: Brand): string {
  const drawn = mark.parts.map(({ ink, path }) =>
    `<path d="${path}" fill="${ink === 'accent' ? colors.accent : colors.text}"${ink === 'faint' ? ' opacity=".55"' : ''}/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="30" height="30" rx="7" fill="${colors.page}"/>${drawn.join('')}</svg>`
}
