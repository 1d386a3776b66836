/** The custom property of a token without its hyphens: `colour.textSoft` is `colour-text-soft`. */
export const tokenName = (path: readonly string[]) =>
  path.map((word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')
