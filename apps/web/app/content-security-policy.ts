import type { ApiHosts } from './api/hosts.ts'

/** Other origins whose frames and calls a page has, and to which its forms may lead. */
export type VendorOrigins = { frames: string[]; calls: string[]; forms?: string[] }

/** The origins of the deployment; empty for the page's own. */
type SiteOrigins = ApiHosts & { mediaOrigin?: string }

/** Browsers report violations there (WEB-142). */
export const policyReportPath = '/csp-report'

/**
 * Scripts by nonce alone, which a cached page replaces with hashes (WEB-1). Media are blob URLs, style attributes come from
 * server rendering, and a vendor's script is inserted by a trusted one.
 */
export function contentSecurityPolicy(nonce: string, { contentsHost, mainHost, mediaOrigin = '' }: SiteOrigins, vendors: VendorOrigins): string {
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    [`img-src 'self' data: blob:`, mediaOrigin].filter(Boolean).join(' '),
    [`media-src 'self' blob:`, mediaOrigin].filter(Boolean).join(' '),
    `worker-src 'self' blob:`,
    ['connect-src', `'self'`, ...new Set([contentsHost, mainHost, mediaOrigin, ...vendors.calls])].filter(Boolean).join(' '),
    `frame-src ${vendors.frames.join(' ') || "'none'"}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    [`form-action 'self'`, ...(vendors.forms ?? [])].join(' '),
    `frame-ancestors 'none'`,
    `report-uri ${policyReportPath}`,
  ].join('; ')
}
