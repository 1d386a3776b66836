import { createApi, createWireCall, inOneTab } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import type { CurrentPlan } from '@ott/billing'
import { brand } from '@ott/brand'
import { apiLanguage, defaultLocale, splitLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { loginState } from '@ott/identity'
import type { LoginEvent, LoginState, Session, SessionEnd } from '@ott/identity'
import { atom } from 'jotai'
import { apiHosts } from '../api/hosts.ts'
import { hiddenLinksAtom } from '../activity/hidden-titles.ts'
import { localProgress } from '../progress/local-progress-store.ts'
import { mirrorSession, tokenOf } from './sync-session-cookie.ts'
import { forgetAnswers } from '../api/query-client.ts'
import { store } from '../store.ts'
import { anonymousShelf, forgetViewer, readSession, streamId, writeSession } from './session-storage.ts'
import { sayToast, toastsAtom } from '../toasts/toasts.ts'

/** Who is signed in here. `idle` until this browser's storage was read. */
export const loginAtom = atom<LoginState>({ state: 'idle' })

export const currentPlanAtom = atom<CurrentPlan>({ known: false })

/** The one way the login state changes: it is kept, stored and mirrored to the web server together. */
export function happened(event: LoginEvent): LoginState {
  const before = store.get(loginAtom)
  const after = loginState(before, event)
  if (after === before) return after
  if (sessionIn(before) && viewerOf(before) !== viewerOf(after)) forgetWhoLeft()
  const bringsTokens = tokenOf(before) !== tokenOf(after)
  // What was found is stored already, and another tab has stored and mirrored what it did.
  const isStored = event.type === 'changedElsewhere' || event.type === 'sessionFound' || event.type === 'deviceLimitFound'
  if (!isStored) writeSession(after, store.get(currentPlanAtom), bringsTokens)
  if (bringsTokens && event.type !== 'changedElsewhere') void mirrorSession(tokenOf(after))
  store.set(loginAtom, after)
  // Nobody is sent away without a word (SES-11).
  if (after.state === 'loggedOut' && after.because) sayEnded(after.because)
  return after
}

export function planRead(plan: CurrentPlan): void {
  store.set(currentPlanAtom, plan)
  writeSession(store.get(loginAtom), plan, false)
}

const wire = createWireCall({
  ...apiHosts(),
  siteId: brand.slug,
  fetch: (...args) => fetch(...args),
  // What is sent to a viewer is written in the language they read here, whatever the browser's own is.
  headers: () => ({ 'accept-language': localeHere() }),
})

/** The api in this browser. */
export const { call, refresh } = createApi({
  wire,
  session: {
    held: sessionHere,
    renewal: {
      alone: (work) => inOneTab(navigator.locks, 'session', work),
      reread: () => sessionIn(followOtherTab()),
      refreshed: (tokens, isDeviceLimitReached) => void happened({ type: 'refreshed', tokens, isDeviceLimitReached }),
      ended: (because) => void happened({ type: 'signedOut', because }),
    },
  },
  shelf: anonymousShelf,
  language: () => apiLanguage(localeHere()),
  streamId: typeof document === 'undefined' ? undefined : streamId(),
  now: Date.now,
})

/** Calls with the tokens of a session that this browser no longer stores. They are never refreshed. */
export function callAs(session: Session): Call {
  return createApi({ wire, session: { held: () => session, renewal: null }, shelf: anonymousShelf, now: Date.now }).call
}

/** The address says the language. */
function localeHere(): Locale {
  return splitLocale(location.pathname).locale ?? defaultLocale
}

/** Whatever another tab of this browser made of the session holds here too (SES-15). */
export function followOtherTab(): LoginState {
  const stored = readSession()
  const wasIn = sessionHere() !== null
  const after = happened({ type: 'changedElsewhere', session: stored?.session ?? null, isParked: stored?.isParked ?? false })
  if (wasIn && after.state === 'loggedOut') sayToast({ type: 'info', says: 'session.leftInOtherTab' })
  return after
}

export function sessionHere(): Session | null {
  return sessionIn(store.get(loginAtom))
}

function sessionIn(login: LoginState): Session | null {
  return 'session' in login ? login.session : null
}

/** A logout is what the viewer asked for; any other end is a surprise. */
function sayEnded(because: SessionEnd): void {
  sayToast({ type: because === 'signedOut' ? 'success' : 'warning', says: `session.ended.${because}` })
}

/** A shared computer keeps nothing of somebody who left (SES-16). */
function forgetWhoLeft(): void {
  store.set(currentPlanAtom, { known: false })
  store.set(hiddenLinksAtom, new Set<string>())
  store.set(toastsAtom, [])
  forgetAnswers()
  localProgress.forget()
  forgetViewer()
}

function viewerOf(login: LoginState): string | null {
  return sessionIn(login)?.userId ?? null
}
