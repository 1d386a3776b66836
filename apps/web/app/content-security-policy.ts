import type { ApiHosts } from './api/hosts.ts'

/**
 * Scripts by nonce alone, which a cached page replaces with hashes (WEB-1); the player reads its media through blob
 * addresses. Style attributes come from server rendering. The bot check's script is let in by the one that fetches it; it
 * speaks to its vendor from a frame of its own. What has no line, as fonts, comes from the site itself.
 */
export function contentSecurityPolicy(nonce: string, { contentsHost, mainHost }: ApiHosts, botCheckOrigin: string | null): string {
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `worker-src 'self' blob:`,
    ['connect-src', `'self'`, ...new Set([contentsHost, mainHost])].filter(Boolean).join(' '),
    `frame-src ${botCheckOrigin ?? "'none'"}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
