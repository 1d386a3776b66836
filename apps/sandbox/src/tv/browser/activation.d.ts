type Answer = { status: number; body: Record<string, unknown> }
type Code = { deviceCode: string; activationCode: string; verificationUri?: string; verificationUriComplete?: string; expiresIn: number; interval: number }

export type Tv = {
  call: (path: string, body: object) => Promise<Answer>
  wait: (ms: number) => Promise<void>
  now: () => number
  show: (state: { type: 'offline' } | { type: 'code'; code: Code; endsAt: number }) => void
  deviceId: string
  name: string
  model: string
  /** Polls each second, whatever the server says. */
  isFast?: boolean
  /** How far the TV's clock is ahead. */
  clockOffsetSeconds?: number
}

export type Outcome = { type: 'signedIn'; session: Record<string, unknown> } | { type: 'denied' } | { type: 'stopped' }

export function activate(tv: Tv): Promise<Outcome>
