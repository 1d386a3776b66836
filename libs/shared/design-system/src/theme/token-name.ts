/** Name of a token's custom property, without hyphens: `colour.textSoft` is `colour-text-soft`. */
export const tokenName = (path: readonly string[]) =>
  path.map((word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')
