import type { Sandbox } from '../sandbox.ts'
import { basicAuth } from './credentials.ts'
import type { Play } from './statuses.ts'

/** The answer of a page: where it sends the browser, or its HTML. */
export type PageAnswer = { status: number; location: URL | null; html: string }

/** Answers a page of the gateway like a payer. A card needs `code`, a UPI app `vpa`. */
export async function answerPage(url: string | URL, play: Play, fields: Record<string, string> = {}): Promise<PageAnswer> {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ code: '123456', vpa: 'mira@upi', ...fields, play }) })
  const location = answer.headers.get('location')
  return { status: answer.status, location: location === null ? null : new URL(location), html: await answer.text() }
}

/** The page that a UPI app would show for a link or its parameters. */
export function upiPageUrl({ gateway }: Sandbox, linkOrParameters: string | Record<string, string>): string {
  const query = typeof linkOrParameters === 'string' ? linkOrParameters.replace(/^[^?]*\?/, '') : new URLSearchParams(linkOrParameters).toString()
  return `${gateway.url}/pages/upi?${query}`
}

export type GatewayAnswer = { status: number; body: Record<string, unknown> }

/** Calls the gateway like the site's server. */
export async function callGateway({ gateway }: Sandbox, path: string, form: Record<string, string> | null, headers: Record<string, string> = {}): Promise<GatewayAnswer> {
  const answer = await fetch(`${gateway.url}${path}`, {
    headers: { authorization: basicAuth(gateway.apiKey, ''), 'x-merchantid': gateway.merchantId, 'x-routing-id': 'customer_1', ...headers },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
