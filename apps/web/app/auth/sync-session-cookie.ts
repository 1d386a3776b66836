import type { LoginState } from '@ott/identity'

export function tokenOf(login: LoginState): string | null {
  return 'session' in login ? login.session.tokens.accessToken : null
}

/** Has the web server set or clear its session cookie (SES-9). Best effort: without it the browser alone loads personal data. */
export async function mirrorSession(accessToken: string | null): Promise<void> {
  await fetch('/session', {
    method: accessToken === null ? 'DELETE' : 'PUT',
    headers: accessToken === null ? {} : { authorization: `Bearer ${accessToken}` },
    keepalive: true,
  }).catch(() => undefined)
}
