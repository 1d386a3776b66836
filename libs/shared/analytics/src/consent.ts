import type { ConsentSource } from './events.ts'

/** `optIn` records nothing but necessary events until the viewer agrees; `optOut` all until the viewer refuses. */
export type ConsentMode = 'optIn' | 'optOut'

/** What applies to a viewer: the text's version, the country's mode, and whether the browser sends Global Privacy Control. */
export type ConsentPolicy = { version: number; mode: ConsentMode; hasGpc: boolean }

/** `seen`: the choice was made while the browser sent Global Privacy Control. `overridden`: and marketing was then confirmed separately. */
export type GpcAtChoice = 'absent' | 'seen' | 'overridden'

export type ConsentChoice = {
  version: number
  analytics: boolean
  marketing: boolean
  source: ConsentSource
  /** Milliseconds since the epoch. */
  at: number
  /** Random; names the record of this choice and no person. */
  id: string
  gpc: GpcAtChoice
  /** Whether an account has it, so that it is not that of another account. */
  isOfAccount: boolean
}

export type Permissions = { analytics: boolean; marketing: boolean }

export type Consent = { policy: ConsentPolicy; choice: ConsentChoice | null }

export type ConsentEvent =
  | (Stamp & { type: 'acceptedAll'; source: ConsentSource })
  | (Stamp & { type: 'rejectedAll'; source: ConsentSource })
  | (Stamp & { type: 'chosen'; analytics: boolean; marketing: boolean; source: ConsentSource })
  /** Marketing was confirmed by itself, after the note that the browser asks for the contrary. */
  | (Stamp & { type: 'marketingConfirmed'; source: ConsentSource })
  | (Stamp & { type: 'withdrawn'; source: ConsentSource })

type Stamp = { at: number; id: string }

/** What a viewer does, before time and id are added. */
export type ConsentAction = Unstamped<ConsentEvent>

type Unstamped<Event> = Event extends Stamp ? Omit<Event, keyof Stamp> : never

export const nothingAllowed: Permissions = { analytics: false, marketing: false }

/** Consent is asked for everywhere but in the countries that the operator names; an unknown country is none of them (AN-31). */
export function consentPolicy({ version, optOutCountries }: { version: number; optOutCountries: readonly string[] }, country: string | null, hasGpc: boolean): ConsentPolicy {
  return { version, mode: country !== null && optOutCountries.includes(country) ? 'optOut' : 'optIn', hasGpc }
}

/** The state after what the viewer did. Withdrawal is as easy as consent: one event (AN-5). */
export function consent(state: Consent, event: ConsentEvent): Consent {
  switch (event.type) {
    case 'acceptedAll':
      return choose(state, event, { analytics: true, marketing: true })
    case 'rejectedAll':
    case 'withdrawn':
      return choose(state, event, nothingAllowed)
    case 'chosen':
      return choose(state, event, { analytics: event.analytics, marketing: event.marketing })
    case 'marketingConfirmed':
      return choose(state, event, { analytics: allowed(state).analytics, marketing: true }, state.policy.hasGpc ? 'overridden' : 'absent')
  }
}

/** With Global Privacy Control no choice includes marketing, unless it is confirmed separately (AN-6). */
function choose({ policy, choice }: Consent, { at, id, source }: Stamp & { source: ConsentSource }, given: Permissions, gpc?: GpcAtChoice): Consent {
  const wasOverridden = policy.hasGpc && choice?.gpc === 'overridden' && choice.marketing && choice.version === policy.version
  const signal = gpc ?? (policy.hasGpc ? (wasOverridden && given.marketing ? 'overridden' : 'seen') : 'absent')
  const marketing = given.marketing && signal !== 'seen'
  return { policy, choice: { version: policy.version, analytics: given.analytics, marketing, source, at, id, gpc: signal, isOfAccount: false } }
}

/** What the viewer allows now. A choice about an older text only restricts (AN-4). */
export function allowed({ policy, choice }: Consent): Permissions {
  const byDefault = policy.mode === 'optOut' && !policy.hasGpc
  if (choice === null) return { analytics: byDefault, marketing: byDefault }
  // A signal that came after the choice counts as its withdrawal.
  if (policy.hasGpc && choice.gpc === 'absent') return nothingAllowed
  const isCurrent = choice.version === policy.version
  return {
    analytics: choice.analytics && (isCurrent || byDefault),
    marketing: choice.marketing && (isCurrent || byDefault) && (!policy.hasGpc || choice.gpc === 'overridden'),
  }
}

/** Whether the banner is due: no choice, one about an older text, or one made before Global Privacy Control was on. */
export function isAsked({ policy, choice }: Consent): boolean {
  return choice === null || choice.version !== policy.version || (policy.hasGpc && choice.gpc === 'absent')
}

/** The name and lifetime of the first-party cookie that carries the choice. */
export const consentCookie = { name: 'consent', maxAgeSeconds: 180 * 86_400 }

const sources: readonly ConsentSource[] = ['banner', 'settings', 'gpc']
const signals: readonly GpcAtChoice[] = ['absent', 'seen', 'overridden']

/** The value of the cookie: `version.analytics.marketing.at.id.source.gpc.isOfAccount`. */
export function writeConsent({ version, analytics, marketing, at, id, source, gpc, isOfAccount }: ConsentChoice): string {
  return [version, Number(analytics), Number(marketing), at, id, source, gpc, Number(isOfAccount)].join('.')
}

/** Parses the cookie; null for anything that `writeConsent` does not write. */
export function readConsent(value: string | null | undefined): ConsentChoice | null {
  const match = /^(\d{1,6})\.([01])\.([01])\.(\d{1,15})\.([\w-]{1,64})\.(\w+)\.(\w+)\.([01])$/.exec(value ?? '')
  if (match === null) return null
  const [, version, analytics, marketing, at, id = '', sourceName, gpcName, isOfAccount] = match
  const source = sources.find((each) => each === sourceName)
  const gpc = signals.find((each) => each === gpcName)
  if (source === undefined || gpc === undefined) return null
  return { version: Number(version), analytics: analytics === '1', marketing: marketing === '1', at: Number(at), id, source, gpc, isOfAccount: isOfAccount === '1' }
}
