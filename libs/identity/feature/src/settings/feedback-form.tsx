import { Banner, Button, Stack, Text, TextArea, TextField } from '@ott/design-system'
import { feedbackForm, readFeedback, maxFeedbackLength, initialFeedbackForm, validateFeedback } from '@ott/identity'
import type { Feedback, FeedbackResult, FeedbackForm as Standing, FeedbackErrors } from '@ott/identity'
import { useEffect, useReducer, useRef } from 'react'
import type { FormEvent, RefObject } from 'react'
import { useIntl } from 'react-intl'
import { feedbackFailureInWords, wrongFieldInWords } from './feedback-messages.ts'

export interface FeedbackFormProps {
  /** The form's action before scripts run. */
  action: string
  /** Result and values of a form that was sent without scripts. */
  before?: { form: Standing; typed: Feedback }
  onSend: (feedback: Feedback) => Promise<FeedbackResult>
}

/** Sends an accessibility report and confirms it (TELL-1). */
export function FeedbackForm({ action, before, onSend }: FeedbackFormProps) {
  const intl = useIntl()
  const [form, dispatch] = useReducer(feedbackForm, before?.form ?? initialFeedbackForm)
  const place = useRef<HTMLFormElement>(null)
  const wrong = form.status === 'writing' ? form.errors : {}
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const feedback = readFeedback(new FormData(event.currentTarget))
    const pressed = { type: 'pressed', errors: validateFeedback(feedback) } as const
    const next = feedbackForm(form, pressed)
    // A request is already in flight.
    if (next === form) return
    dispatch(pressed)
    if (next.status === 'sending') void onSend(feedback).then(dispatch)
    if (next.status === 'writing') focusFirst(place, next.errors)
  }
  const field = (name: keyof Feedback) => ({
    name,
    defaultValue: before?.typed[name],
    error: wrongFieldInWords(intl, name, wrong),
    readOnly: form.status === 'sending',
    onChange: () => dispatch({ type: 'typed', field: name }),
  })
  if (form.status === 'sent') return <Thanks number={form.reference} />
  return (
    <form ref={place} method="post" action={action} noValidate onSubmit={send}>
      <Stack gap={5}>
        <TextArea
          {...field('text')}
          label={intl.formatMessage({ id: 'feedback.text' })}
          hint={intl.formatMessage({ id: 'feedback.text.hint' }, { length: maxFeedbackLength.text })}
          required
        />
        <TextField {...field('page')} label={intl.formatMessage({ id: 'feedback.page' })} hint={intl.formatMessage({ id: 'feedback.page.hint' })} autoComplete="off" />
        <TextField
          {...field('email')}
          label={intl.formatMessage({ id: 'feedback.email' })}
          hint={intl.formatMessage({ id: 'feedback.email.hint' })}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {form.status === 'failed' && <Banner tone="error">{feedbackFailureInWords(intl, form.reason)}</Banner>}
        <div><Button type="submit" variant="primary" loading={form.status === 'sending'}>{intl.formatMessage({ id: 'feedback.send' })}</Button></div>
      </Stack>
    </form>
  )
}

/** Receives the focus, because the button was removed. */
function Thanks({ number }: { number: string }) {
  const intl = useIntl()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} data-halo="elsewhere">
      <Banner tone="success">
        <Stack gap={1}>
          <Text>{intl.formatMessage({ id: 'feedback.sent' })}</Text>
          <Text>{intl.formatMessage({ id: 'feedback.sent.number' })} <Text as="strong">{number}</Text></Text>
        </Stack>
      </Banner>
    </div>
  )
}

function focusFirst(form: RefObject<HTMLFormElement | null>, wrong: FeedbackErrors): void {
  const first = (['text', 'page', 'email'] as const).find((name) => wrong[name])
  form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
}
