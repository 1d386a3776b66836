import type { AuthState } from '@ott/identity'

export function accessTokenOf(login: AuthState): string | null {
  return 'session' in login ? login.session.tokens.accessToken : null
}

/** Has the web server set or clear its session cookie (SES-9). Best effort: without it the browser alone loads personal data. */
export async function syncSessionCookie(accessToken: string | null): Promise<void> {
  await fetch('/session', {
    method: accessToken === null ? 'DELETE' : 'PUT',
    headers: accessToken === null ? {} : { authorization: `Bearer ${accessToken}` },
    keepalive: true,
  }).catch(() => undefined)
}
