import type { LoginState } from '@ott/identity'

export function tokenOf(login: LoginState): string | null {
  return 'session' in login ? login.session.tokens.accessToken : null
}

/**
 * Tells the web server who is signed in, for its cookie (SES-9). The server's copy is a help, not a need: without it
 * personal parts are filled in by the browser.
 */
export async function mirrorSession(accessToken: string | null): Promise<void> {
  await fetch('/session', {
    method: accessToken === null ? 'DELETE' : 'PUT',
    headers: accessToken === null ? {} : { authorization: `Bearer ${accessToken}` },
    keepalive: true,
  }).catch(() => undefined)
}
