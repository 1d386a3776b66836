import { exchangeMagicLink } from './exchange-magic-link.ts'
import { consumeUrlTokens } from './url-tokens.ts'
import { authAtom } from './auth-store.ts'
import { followMagicLink, pendingMagicLinkAtom } from './magic-link.ts'
import { completeSignIn } from './auth-actions.ts'
import { store } from '../store.ts'
import { toastsAtom } from '../toasts/toasts.ts'

const requests: string[] = []
let answer: () => Response

globalThis.fetch = async (input) => {
  const path = input instanceof Request ? input.url : input.toString()
  requests.push(path)
  return path.endsWith('/session/exchange') ? answer() : new Response(null, { status: 503 })
}

const result = { userId: 'u2', accessToken: 'a2', refreshToken: 'r2', sAccessToken: 'a2', sRefreshToken: 'r2', isDeviceLimitReached: true }
const exchanges = () => requests.filter((path) => path.endsWith('/session/exchange')).length
const reports = () => requests.filter((path) => path === '/client-log').length
const toastIds = () => store.get(toastsAtom).map(({ messageId }) => messageId)

function open(token: string): void {
  history.replaceState(null, '', `/en/hilsa?token=${token}`)
  consumeUrlTokens()
  followMagicLink()
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  requests.length = 0
  answer = () => Response.json(result)
  store.set(authAtom, { status: 'loggedOut' })
  store.set(pendingMagicLinkAtom, null)
  store.set(toastsAtom, [])
})

describe('a magic link', () => {
  it('signs in a signed-out user, without checking the device limit', async () => {
    await exchangeMagicLink('a-token-from-a-link')
    expect(store.get(authAtom)).toMatchObject({ status: 'pendingLogin', session: { userId: 'u2' } })
  })

  it('asks before it replaces the session', async () => {
    completeSignIn({ userId: 'u1' as never, tokens: { accessToken: 'a1', refreshToken: 'r1' }, isDeviceLimitReached: false })
    open('for-somebody-else')
    await settled()
    expect([exchanges(), store.get(pendingMagicLinkAtom)]).toEqual([0, 'for-somebody-else'])
    expect(store.get(authAtom)).toMatchObject({ session: { userId: 'u1' } })
  })

  it('that is invalid keeps the session and shows a message', async () => {
    completeSignIn({ userId: 'u1' as never, tokens: { accessToken: 'a1', refreshToken: 'r1' }, isDeviceLimitReached: false })
    answer = () => Response.json({ errorCode: 'RESTART_FLOW_ERROR' }, { status: 400 })
    await exchangeMagicLink('used-before')
    expect(store.get(authAtom)).toMatchObject({ session: { userId: 'u1' } })
    expect([toastIds(), reports()]).toEqual([['session.linkRefused'], 1])
  })

  it('can be retried after a network error', async () => {
    answer = () => {
      throw new TypeError('network')
    }
    await exchangeMagicLink('still-good')
    expect(toastIds()).toEqual(['session.linkOffline'])
    answer = () => Response.json(result)
    store.get(toastsAtom)[0]?.action?.onChoose()
    await settled()
    expect(store.get(authAtom)).toMatchObject({ session: { userId: 'u2' } })
  })
})
