import { platformQuery, profileClaims, restrictionIn } from '@ott/api-client'
import { allowed, consent, consentCookie, consentPolicy, isMinorProfile, nothingAllowed, readConsent, writeConsent } from '@ott/analytics'
import type { Audience, Consent, ConsentAction, ConsentChoice, ConsentPolicy } from '@ott/analytics'
import { brand } from '@ott/brand'
import { apiLanguage } from '@ott/i18n'
import { atom } from 'jotai'
import { apiClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { authAtom, getSession } from '../auth/auth-store.ts'
import { accessTokenOf } from '../auth/sync-session-cookie.ts'
import { clientLog } from '../platform/client-log.ts'
import { readCookie, writeCookie } from '../platform/document-cookie.ts'
import { pageLocale } from '../platform/page-locale.ts'
import { store } from '../store.ts'
import { track } from './track.ts'

/** Null until it is loaded; until then nothing is allowed. */
export const consentAtom = atom<Consent | null>(null)

/** Of whom events are recorded: what this viewer allows, and whether they are a minor. */
export const audienceAtom = atom<Audience>((get) => {
  const chosen = get(consentAtom)
  const token = accessTokenOf(get(authAtom))
  const { kids = false } = profileClaims(token)
  return { permissions: chosen ? allowed(chosen) : nothingAllowed, isMinor: isMinorProfile({ isKids: kids, cap: restrictionIn(token).cap }) }
})

let loading: Promise<Consent> | null = null
let channel: BroadcastChannel | null = null

/** What this viewer has chosen, and what applies to them. Many callers share one load. */
export function loadConsent(): Promise<Consent> {
  return (loading ??= load())
}

async function load(): Promise<Consent> {
  const country = await viewerCountry()
  listenToOtherTabs()
  const loaded = { policy: consentPolicy(brand.consent, country, sendsGpc()), choice: readConsent(readCookie(consentCookie.name)) }
  store.set(consentAtom, loaded)
  return loaded
}

/** Stores a choice of the viewer and tells all tabs. */
export async function changeConsent(action: ConsentAction): Promise<void> {
  const before = store.get(consentAtom) ?? await loadConsent()
  const after = consent(before, { ...action, at: Date.now(), id: crypto.randomUUID() })
  if (after.choice === null) return
  remember({ ...after, choice: after.choice })
  // That of a signed-in user is recorded by the server.
  if (getSession()) return saveToAccount(after.choice)
  const { version, analytics, marketing, source } = after.choice
  track('Consent_Changed', { version, analytics, marketing, source })
}

function remember(changed: Consent & { choice: ConsentChoice }): void {
  const stored = writeConsent(changed.choice)
  writeCookie(consentCookie.name, stored, consentCookie.maxAgeSeconds)
  store.set(consentAtom, changed)
  // The choice travels, since cookies may be blocked.
  channel?.postMessage(stored)
}

let joinedUser: string | null = null

/** Joins the choices of browser and account, once for each sign-in (AN-39). A minor makes no choice for the account. */
export async function joinAccount(): Promise<void> {
  const auth = store.get(authAtom)
  // A change of the profile is no sign-out.
  const userId = 'session' in auth ? auth.session.userId : null
  if (userId === joinedUser) return
  // A choice that was not saved is the user's nevertheless.
  if (joinedUser !== null) markAsOfAccount(store.get(consentAtom)?.choice?.id)
  joinedUser = null
  if (auth.status !== 'loggedIn' || store.get(audienceAtom).isMinor) return
  joinedUser = userId
  await joinChoices(auth.session.userId).catch((error: unknown) => clientLog('consentNotJoined', error))
}

async function joinChoices(userId: string): Promise<void> {
  const { policy } = await loadConsent()
  const { choice } = await apiClient('consent', {})
  if (getSession()?.userId !== userId) return
  const own = store.get(consentAtom)?.choice ?? null
  const joined = joinedChoice(own, choice && { ...choice, at: Date.parse(choice.at), id: crypto.randomUUID(), isOfAccount: true })
  if (joined === null) forget(policy)
  else if (!joined.isOfAccount) await saveToAccount(joined)
  else if (own === null || !isSame(own, joined)) remember({ policy, choice: joined })
}

/** The newest choice. One that another account has is not this account's; this account's own replaces it, or it is asked. */
function joinedChoice(own: ConsentChoice | null, ofAccount: ConsentChoice | null): ConsentChoice | null {
  if (own === null || own.isOfAccount) return ofAccount
  return ofAccount === null || own.at >= ofAccount.at ? own : ofAccount
}

/** Without id and time, which the account has of its own. */
const isSame = (one: ConsentChoice, other: ConsentChoice) => writeConsent({ ...one, id: '', at: 0 }) === writeConsent({ ...other, id: '', at: 0 })

/** The account's own record of the choice, which its data carry. A choice that could not be saved is tried again at the next visit. */
async function saveToAccount({ version, analytics, marketing, source, gpc, id }: ConsentChoice): Promise<void> {
  try {
    await apiClient('setConsent', { body: { version, analytics, marketing, source, gpc } })
    markAsOfAccount(id)
  } catch (error) {
    clientLog('consentNotSaved', error)
  }
}

function markAsOfAccount(id: string | undefined): void {
  const current = store.get(consentAtom)
  if (current?.choice && current.choice.id === id) remember({ ...current, choice: { ...current.choice, isOfAccount: true } })
}

function forget(policy: ConsentPolicy): void {
  writeCookie(consentCookie.name, '', 0)
  store.set(consentAtom, { policy, choice: null })
}

function listenToOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('consent')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => chosenInOtherTab(typeof data === 'string' ? readConsent(data) : null))
}

function chosenInOtherTab(choice: ConsentChoice | null): void {
  const before = store.get(consentAtom)
  if (before && choice) store.set(consentAtom, { ...before, choice })
}

/** Null if the server cannot be reached; the strictest policy applies then. */
async function viewerCountry(): Promise<string | null> {
  const { countryCode } = await queryClient.ensureQueryData(platformQuery(apiClient, apiLanguage(pageLocale()))).catch(() => ({ countryCode: null }))
  return countryCode
}

/** https://w3c.github.io/gpc/ */
const sendsGpc = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
