import { checkCode, requestPasswordReset, resendCode, sendCode, signInWithPassword, signInWithProvider } from '@ott/api-client'
import type { Call, CodeTarget, Outcome, SocialCredential } from '@ott/api-client'
import { draftOf, loginDialog, availableMode, restoreDialog, resumableCode, sentCodesIn, socialError, withoutTarget, withSentCode } from '@ott/identity'
import type { OtpChannels, OtpTicket, LoginDraft, LoginRequest, SignIn, SignInError, SignInMode, SocialProvider, LoginFields } from '@ott/identity'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useBotTokens } from './use-bot-tokens.ts'
import { useLatestRequest } from './use-latest-request.ts'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'

export interface LoginOptions {
  call: Call
  /** `browser-{uuid}`, the same for all sessions of this browser. */
  browserId: string
  codes: OtpChannels
  /** Must open the popup within the click event, or the browser blocks it. */
  openPopup: (provider: SocialProvider) => Promise<SocialCredential | { error: string | null }>
  /** `provider` is that of a social sign-in. */
  log: (event: string, reason: string, provider?: SocialProvider) => void
  /** The last value passed to `onDraftChange`, read back after a reload and not yet validated. */
  draft?: unknown
  /** Called with null after sign-in. */
  onDraftChange?: (draft: LoginDraft | null) => void
  onSignedIn: (signIn: SignIn) => void
}

/** Connects the login dialog's reducer to the API. Answers for a step that was left are dropped. */
export function useLogin({ call, browserId, codes, openPopup, log, draft, onDraftChange, onSignedIn }: LoginOptions) {
  const [state, dispatch] = useReducer(loginDialog, draft, (stored) => {
    const resumed = restoreDialog(stored, new Date())
    return resumed.status === 'code' ? resumed : { ...resumed, by: availableMode(resumed.by, codes) }
  })
  const [sentCodes, setSentCodes] = useState(() => sentCodesIn(draft))
  const bot = useBotTokens()
  const ask = useLatestRequest()

  const saveDraft = useRef(onDraftChange)
  useEffect(() => { saveDraft.current = onDraftChange })
  useEffect(() => { saveDraft.current?.(draftOf(state, sentCodes)) }, [state, sentCodes])

  /** A failed delivery is expected; every other reason is logged (ID-22). */
  const failed = (event: string, error: SignInError, provider?: SocialProvider) => {
    if (error.type !== 'sendFailed') log(event, error.type, provider)
    if (error.type === 'startAgain' && state.status === 'code') setSentCodes(withoutTarget(sentCodes, state.entry.sentTo))
    dispatch({ type: 'failed', error })
  }

  const ended = (event: string, answer: Outcome<SignIn>) => {
    if (!answer.ok) return failed(event, answer.error)
    onDraftChange?.(null)
    onSignedIn(answer.value)
  }

  const codeSent = (to: string, ticket: OtpTicket, at: Date) => {
    setSentCodes((codes) => withSentCode(codes, { ticket, sentTo: to, sentAt: at }))
    dispatch({ type: 'codeSent', to, ticket, at })
  }

  const send = async (target: CodeTarget) => {
    const isNewest = ask()
    const sent = await sendCode(call, target, bot.spend(), browserId)
    if (!isNewest()) return
    if (sent.ok) codeSent(recipientOf(target), sent.value, new Date())
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
    if (asked.ok) dispatch({ type: 'resetLinkSent' })
    else failed('resetLinkNotSent', asked.error)
  }

  const submit = async (question: LoginRequest): Promise<void> => {
    const resumed = question.type === 'code' && resumableCode(sentCodes, recipientOf(question.target), new Date())
    if (resumed) return dispatch({ type: 'codeResumed', code: resumed })
    dispatch({ type: 'asked', method: 'form' })
    switch (question.type) {
      case 'code':
        return send(question.target)
      case 'signIn':
        return signIn(question.email, question.password)
      case 'resetLink':
        return sendResetLink(question.email)
    }
  }

  const resend = async (inWhatsApp = false) => {
    if (state.status !== 'code') return
    const isNewest = ask()
    const at = new Date()
    dispatch({ type: 'resendPressed', at })
    const sent = await resendCode(call, state.ticket, state.entry.sentTo.includes('@') ? undefined : inWhatsApp)
    if (!isNewest()) return
    if (sent.ok) codeSent(state.entry.sentTo, sent.value, at)
    else failed('codeNotSent', sent.error)
  }

  const submitCode = async (code: string) => {
    if (state.status !== 'code') return
    const isNewest = ask()
    dispatch({ type: 'codeSubmitted' })
    const answer = await checkCode(call, state.ticket, code, browserId)
    if (isNewest()) ended('codeRefused', answer)
  }

  const socialFailed = (failure: string | null | SignInError, provider: SocialProvider) => {
    const error = socialError(failure)
    if (error) failed('socialSignInFailed', error, provider)
    else dispatch({ type: 'cancelled' })
  }

  const signInWith = async (provider: SocialProvider) => {
    const isNewest = ask()
    dispatch({ type: 'asked', method: provider })
    const found = await openPopup(provider)
    if (!isNewest()) return
    if ('error' in found) return socialFailed(found.error, provider)
    const answer = await signInWithProvider(call, found, browserId)
    if (!isNewest()) return
    if (answer.ok) ended('socialSignInFailed', answer)
    else socialFailed(answer.error, provider)
  }

  const signInByPasskey = async () => {
    const isNewest = ask()
    dispatch({ type: 'asked', method: 'passkey' })
    const passkey = await import('./passkey.ts')
    const answer = await passkey.signInByPasskey(call, browserId)
    if (!isNewest()) return
    if (answer === 'cancelled') dispatch({ type: 'cancelled' })
    else ended('passkeyRefused', answer)
  }

  /** Dispatches nothing before the user picks a passkey. */
  usePasskeyAutofill(state.status === 'identify', async (offer) => {
    let isNewest = () => false
    const answer = await offer(call, browserId, () => {
      isNewest = ask()
      dispatch({ type: 'asked', method: 'passkey' })
    })
    if (isNewest() && answer !== 'cancelled') ended('passkeyRefused', answer)
  })

  return {
    state,
    bot,
    typed: (typed: Partial<LoginFields>) => dispatch({ type: 'typed', typed }),
    codeTyped: () => dispatch({ type: 'codeTyped' }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    chooseMode: (by: SignInMode) => {
      ask()
      dispatch({ type: 'modeChosen', by: availableMode(by, codes) })
    },
    goBack: () => {
      ask()
      dispatch({ type: 'backPressed' })
    },
    submit,
    resend,
    submitCode,
    signInWith,
    signInByPasskey,
  }
}

function recipientOf(target: CodeTarget): string {
  return 'email' in target ? target.email : target.phoneNumber
}

export type Login = ReturnType<typeof useLogin>
