export type ApiHosts = { contentsHost: string; mainHost: string }

/**
 * The origins of both halves of the api, from CONTENTS_HOST and MAIN_HOST; empty means the page's origin. The server
 * reads its environment, the browser the document (API-15).
 */
export function apiHosts(): ApiHosts {
  if (typeof document === 'undefined') return { contentsHost: configuredOrigin('CONTENTS_HOST'), mainHost: configuredOrigin('MAIN_HOST') }
  const { contentsHost = '', mainHost = '' } = document.documentElement.dataset
  return { contentsHost, mainHost }
}

/** The origin that a variable of the server's environment sets; empty if it is not set. */
export function configuredOrigin(name: string): string {
  const text = process.env[name]
  if (!text) return ''
  if (!/^https?:/.test(text) || !URL.canParse(text)) throw new Error(`${name} is ${text}; it must be a URL`)
  return new URL(text).origin
}
