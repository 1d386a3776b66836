/** The origin of the pages on which a user lets a TV in. */
export function activateOrigin({ ACTIVATE_ORIGIN: text }: NodeJS.ProcessEnv): string {
  return new URL(text || 'http://localhost:3300').origin
}

/** Its first page, with the code filled in. */
export function activateUrl(origin: string, code: string | null, locale: string): string {
  return `${origin}/?${new URLSearchParams({ ...(code === null ? {} : { code }), language: locale })}`
}
