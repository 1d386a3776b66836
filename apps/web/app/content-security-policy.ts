import type { ApiHosts } from './api-hosts.ts'

/** Scripts by nonce alone; the player reads its media through blob addresses. Style attributes come from server rendering. */
export function contentSecurityPolicy(nonce: string, { contentsHost, mainHost }: ApiHosts): string {
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `worker-src 'self' blob:`,
    ['connect-src', `'self'`, ...new Set([contentsHost, mainHost])].filter(Boolean).join(' '),
    `font-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
