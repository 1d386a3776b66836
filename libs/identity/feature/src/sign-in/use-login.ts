import { checkCode, requestPasswordReset, resendCode, sendCode, signInWithPassword, signInWithProvider } from '@ott/api-client'
import type { Call, CodeTarget, Outcome, SocialCredential } from '@ott/api-client'
import { keptLogin, loginDialog, offeredMode, resumedDialog, socialError } from '@ott/identity'
import type { CodeWays, KeptLogin, LoginQuestion, SignIn, SignInError, SignInMode, SocialProvider, TypedLogin } from '@ott/identity'
import { useEffect, useReducer, useRef } from 'react'
import { useBotTokens } from './use-bot-tokens.ts'
import { useNewest } from './use-latest-ref.ts'
import { usePasskeyOffer } from './use-passkey-offer.ts'

export interface LoginPorts {
  call: Call
  /** `browser-{uuid}`: this browser, over all its sessions. */
  browserId: string
  codes: CodeWays
  /** Opens the provider's window at once, within the press. Without a token it tells why, as far as anybody said. */
  openPopup: (provider: SocialProvider) => Promise<SocialCredential | { error: string | null }>
  /** For the operator: what did not work, and our word for the reason. */
  log: (event: string, reason: string) => void
  /** What `onKeep` was given before the page was loaded again, as it was read. */
  kept?: unknown
  /** Called whenever something worth keeping changed; null once the viewer is in. */
  onKeep?: (kept: KeptLogin | null) => void
  onSignedIn: (signIn: SignIn) => void
}

/** The login dialog's machine joined to the calls. An answer for a step that was left, or closed, is dropped. */
export function useLogin({ call, browserId, codes, openPopup, log, kept, onKeep, onSignedIn }: LoginPorts) {
  const [state, happened] = useReducer(loginDialog, kept, (stored) => {
    const resumed = resumedDialog(stored, new Date())
    return resumed.step === 'code' ? resumed : { ...resumed, by: offeredMode(resumed.by, codes) }
  })
  const bot = useBotTokens()
  const ask = useNewest()

  const keep = useRef(onKeep)
  useEffect(() => { keep.current = onKeep })
  useEffect(() => { keep.current?.(keptLogin(state)) }, [state])

  /** That no code could be sent is expected; every other reason is worth knowing (ID-22). */
  const failed = (event: string, error: SignInError) => {
    if (error.kind !== 'sendFailed') log(event, error.kind)
    happened({ type: 'failed', error })
  }

  const ended = (event: string, answer: Outcome<SignIn>) => {
    if (!answer.ok) return failed(event, answer.error)
    onKeep?.(null)
    onSignedIn(answer.value)
  }

  const send = async (target: CodeTarget) => {
    const isNewest = ask()
    const sent = await sendCode(call, target, bot.spend())
    if (!isNewest()) return
    const to = 'email' in target ? target.email : target.phoneNumber
    if (sent.ok) happened({ type: 'codeSent', to, ticket: sent.value, at: new Date() })
    else failed('codeNotSent', sent.error)
  }

  const signIn = async (email: string, password: string) => {
    const isNewest = ask()
    const answer = await signInWithPassword(call, { email, password, browserId, botToken: bot.spend() })
    if (isNewest()) ended('passwordRefused', answer)
  }

  const sendResetLink = async (email: string) => {
    const isNewest = ask()
    const asked = await requestPasswordReset(call, email, bot.spend())
    if (!isNewest()) return
    if (asked.ok) happened({ type: 'resetLinkSent' })
    else failed('resetLinkNotSent', asked.error)
  }

  const submit = (question: LoginQuestion): Promise<void> => {
    happened({ type: 'asked', way: 'form' })
    switch (question.asks) {
      case 'code':
        return send(question.target)
      case 'signIn':
        return signIn(question.email, question.password)
      case 'resetLink':
        return sendResetLink(question.email)
    }
  }

  const resend = async () => {
    if (state.step !== 'code') return
    const isNewest = ask()
    const at = new Date()
    happened({ type: 'resendPressed', at })
    const sent = await resendCode(call, state.ticket)
    if (!isNewest()) return
    if (sent.ok) happened({ type: 'codeSent', to: state.entry.sentTo, ticket: sent.value, at })
    else failed('codeNotSent', sent.error)
  }

  const submitCode = async (code: string) => {
    if (state.step !== 'code') return
    const isNewest = ask()
    happened({ type: 'codeSubmitted' })
    const answer = await checkCode(call, state.ticket, code, browserId)
    if (isNewest()) ended('codeRefused', answer)
  }

  const socialFailed = (failure: string | null | SignInError) => {
    const error = socialError(failure)
    if (error) failed('socialSignInFailed', error)
    else happened({ type: 'cancelled' })
  }

  const signInWith = async (provider: SocialProvider) => {
    const isNewest = ask()
    happened({ type: 'asked', way: provider })
    const found = await openPopup(provider)
    if (!isNewest()) return
    if ('error' in found) return socialFailed(found.error)
    const answer = await signInWithProvider(call, found, browserId)
    if (!isNewest()) return
    if (answer.ok) ended('socialSignInFailed', answer)
    else socialFailed(answer.error)
  }

  const signInByPasskey = async () => {
    const isNewest = ask()
    happened({ type: 'asked', way: 'passkey' })
    const passkey = await import('./passkey.ts')
    const answer = await passkey.signInByPasskey(call, browserId)
    if (!isNewest()) return
    if (answer === 'cancelled') happened({ type: 'cancelled' })
    else ended('passkeyRefused', answer)
  }

  /** Asks nothing before the viewer has taken a passkey. */
  usePasskeyOffer(state.step === 'identify', async (offer) => {
    let isNewest = () => false
    const answer = await offer(call, browserId, () => {
      isNewest = ask()
      happened({ type: 'asked', way: 'passkey' })
    })
    if (isNewest() && answer !== 'cancelled') ended('passkeyRefused', answer)
  })

  return {
    state,
    bot,
    typed: (typed: Partial<TypedLogin>) => happened({ type: 'typed', typed }),
    codeTyped: () => happened({ type: 'codeTyped' }),
    dismiss: () => happened({ type: 'dismissed' }),
    chooseMode: (by: SignInMode) => {
      ask()
      happened({ type: 'modeChosen', by: offeredMode(by, codes) })
    },
    goBack: () => {
      ask()
      happened({ type: 'backPressed' })
    },
    submit,
    resend,
    submitCode,
    signInWith,
    signInByPasskey,
  }
}

export type Login = ReturnType<typeof useLogin>
