import { codedChange } from './coded-change.ts'
import type { CodedChange, CodedChangeEvent } from './coded-change.ts'

const at = new Date('2026-11-21T12:00:00Z')
const wrong = { type: 'codeIncorrect', attemptsLeft: 3 } as const
const after = (...events: CodedChangeEvent[]) => events.reduce(codedChange, { status: 'closed' } as CodedChange)
const sent: CodedChangeEvent = { type: 'codeSent', to: '+91******3210', at }

describe('a change of parental control', () => {
  it('is filled in, sent and completed by a code', () => {
    expect(after({ type: 'opened' }, { type: 'submitted' }, sent)).toEqual({ status: 'code', entry: { status: 'open', sentTo: '+91******3210', sentAt: at } })
    expect(after({ type: 'opened' }, { type: 'submitted' }, sent, { type: 'codeSubmitted' }, { type: 'completed' })).toEqual({ status: 'closed' })
  })

  it('keeps its form if the code could not be sent', () => {
    expect(after({ type: 'opened' }, { type: 'submitted' }, { type: 'failed', error: { type: 'sendFailed' } })).toEqual({ status: 'form', error: { type: 'sendFailed' } })
  })

  it('without a form says why it failed', () => {
    expect(after({ type: 'submitted' }, { type: 'failed', error: { type: 'offline' } })).toEqual({ status: 'failed', error: { type: 'offline' } })
  })

  it('is dropped silently if the user does not confirm their identity', () => {
    expect(after({ type: 'submitted' }, { type: 'failed', error: { type: 'notConfirmed' } })).toEqual({ status: 'closed' })
  })

  it('keeps a wrong code for correction, and starts again after the last attempt', () => {
    const checking = [{ type: 'submitted' }, sent, { type: 'codeSubmitted' }] as const
    expect(after(...checking, { type: 'failed', error: wrong })).toMatchObject({ status: 'code', entry: { status: 'open', error: wrong } })
    expect(after(...checking, { type: 'failed', error: { type: 'startAgain' } })).toEqual({ status: 'failed', error: { type: 'startAgain' } })
  })

  it('resends its code once at a time', () => {
    const resending = after({ type: 'submitted' }, sent, { type: 'resendPressed', at: new Date(1) })
    expect(resending).toMatchObject({ entry: { status: 'resending' } })
    expect(codedChange(resending, sent)).toMatchObject({ entry: { status: 'open', sentAt: new Date(1) } })
  })

  it('ignores events of a step that was left', () => {
    expect(after(sent)).toEqual({ status: 'closed' })
    expect(after({ type: 'codeTyped' })).toEqual({ status: 'closed' })
    expect(after({ type: 'opened' }, { type: 'closed' }, { type: 'failed', error: wrong })).toEqual({ status: 'closed' })
  })
})
