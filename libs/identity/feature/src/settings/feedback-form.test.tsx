import type { Feedback, FeedbackResult } from '@ott/identity'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { FeedbackForm } from '../index.ts'
import type { FeedbackFormProps } from './feedback-form.tsx'
import { TestProviders } from '../testing.tsx'

const text = () => screen.getByRole('textbox', { name: 'What’s the problem?' })
const email = () => screen.getByRole('textbox', { name: 'Your email address (optional)' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

/** A server that responds with these results in order, then with a reference number. */
function open(answers: FeedbackResult[] = [], before?: FeedbackFormProps['before']) {
  const sent: Feedback[] = []
  const onSend = (feedback: Feedback) => {
    sent.push(feedback)
    return Promise.resolve(answers[sent.length - 1] ?? { type: 'sent', reference: '0f8a52f7' } as const)
  }
  render(<TestProviders><FeedbackForm action="#tell" before={before} onSend={onSend} /></TestProviders>)
  return sent
}

describe('the feedback form', () => {
  it('sends feedback, and focuses the confirmation with its reference', async () => {
    const sent = open()
    await userEvent.type(text(), ' The menu{enter}has no keys. ')
    await userEvent.type(screen.getByRole('textbox', { name: 'Page (optional)' }), '/en/hilsa')
    await userEvent.type(email(), 'Mira@Example.org')
    await send()
    expect(sent).toEqual([{ text: 'The menu\nhas no keys.', page: '/en/hilsa', email: 'mira@example.org' }])
    const thanks = await screen.findByRole('status')
    expect(document.activeElement).toContainElement(thanks)
    expect(document.body).not.toHaveFocus()
    expect(thanks).toHaveTextContent('Thank you')
    expect(thanks).toHaveTextContent('0f8a52f7')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows an error under its field, focuses it and sends nothing', async () => {
    const sent = open()
    await send()
    expect(text()).toHaveFocus()
    expect(text()).toHaveAccessibleDescription(/Describe the problem\.$/)
    await userEvent.type(text(), 'Too small')
    expect(text()).toBeValid()
    await userEvent.type(email(), 'mira')
    await send()
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription(/Correct it, or leave it empty\.$/)
    expect(sent).toEqual([])
  })

  it.each<[FeedbackResult & { type: 'failed' }, RegExp]>([
    [{ type: 'failed', reason: { type: 'offline' } }, /You’re offline, so nothing was sent\./],
    [{ type: 'failed', reason: { type: 'tooOften', retryAfterSeconds: 61 } }, /Send it again in 2 minutes, or send us an email\./],
    [{ type: 'failed', reason: { type: 'tooOften', retryAfterSeconds: null } }, /Send it again in 60 minutes, or send us an email\./],
    [{ type: 'failed', reason: { type: 'unknown' } }, /Send it again in a moment, or send us an email\./],
  ])('keeps the input after a failure, and shows the next step (%#)', async (answer, words) => {
    const sent = open([answer])
    await userEvent.type(text(), 'Too small')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(text()).toHaveValue('Too small')
    await send()
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you')
    expect(sent).toHaveLength(2)
  })

  it('is sent once, however often it is pressed', async () => {
    const answer = Promise.withResolvers<FeedbackResult>()
    let sent = 0
    render(<TestProviders><FeedbackForm action="#tell" onSend={() => { sent += 1; return answer.promise }} /></TestProviders>)
    await userEvent.type(text(), 'Too small')
    await send()
    expect(text()).toHaveAttribute('readonly')
    await send()
    expect(sent).toBe(1)
  })

  it('continues from the result of a submission without scripts', async () => {
    const typed = { text: 'Too small', page: '', email: 'mira' }
    open([], { form: { status: 'writing', errors: { email: 'invalidEmail' } }, typed })
    expect(email()).toBeInvalid()
    expect(text()).toHaveValue('Too small')
    expect(screen.getByRole('button').closest('form')).toHaveAttribute('method', 'post')
  })
})
