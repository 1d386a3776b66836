export type ApiHosts = { contentsHost: string; mainHost: string }

/**
 * Where a browser calls the two halves of the api: empty is the page's own origin, else what the deployment says in
 * CONTENTS_HOST and MAIN_HOST. The web server reads them from its environment and the browser from its page (API-15).
 */
export function apiHosts(): ApiHosts {
  if (typeof document === 'undefined') return { contentsHost: origin('CONTENTS_HOST'), mainHost: origin('MAIN_HOST') }
  const { contentsHost = '', mainHost = '' } = document.documentElement.dataset
  return { contentsHost, mainHost }
}

function origin(name: string): string {
  const text = process.env[name]
  if (!text) return ''
  if (!/^https?:/.test(text) || !URL.canParse(text)) throw new Error(`${name} is ${text}; it must be an address`)
  return new URL(text).origin
}
