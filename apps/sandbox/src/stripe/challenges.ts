import { newId } from './ids.ts'

/** How the cardholder answered 3D Secure. */
export type ChallengeResult = 'complete' | 'fail'

type Challenge = { finish: (result: ChallengeResult) => void; returnUrl: (() => string) | null }

export type Challenges = {
  /** `returnUrl` is where the page goes that was opened by a redirect. */
  open: (challenge: Challenge) => string
  isOpen: (id: string) => boolean
  /** The URL to return to, null in a frame. A challenge ends once. */
  finish: (id: string, result: ChallengeResult) => string | null
  /** The intent has gone on without it. */
  close: (id: string) => void
}

export function createChallenges(): Challenges {
  const challenges = new Map<string, Challenge>()
  return {
    open(challenge) {
      const id = newId('payatt')
      challenges.set(id, challenge)
      return id
    },
    isOpen: (id) => challenges.has(id),
    finish(id, result) {
      const challenge = challenges.get(id)
      challenges.delete(id)
      challenge?.finish(result)
      return challenge?.returnUrl?.() ?? null
    },
    close: (id) => challenges.delete(id),
  }
}
