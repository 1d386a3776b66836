import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { Toasts } from './toasts.tsx'
import type { ToastMessage } from './toasts.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const show = (...messages: ToastMessage[]) => {
  const dismissed = jest.fn()
  render(<Toasts label="Messages" dismissLabel="Dismiss" messages={messages} onDismiss={dismissed} />)
  return dismissed
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

describe('toasts', () => {
  it('are in a region that is always mounted', () => {
    show()
    expect(screen.getByRole('region', { name: 'Messages' }).querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
  })

  it('of success disappear after a while', () => {
    const dismissed = show({ id: 'a', type: 'success', text: 'Added.' })
    pass(6000)
    expect(dismissed).toHaveBeenCalledWith('a')
  })

  it('stay while hovered', () => {
    const dismissed = show({ id: 'a', type: 'info', text: 'A new episode.' })
    fireEvent.pointerEnter(screen.getByText('A new episode.').parentElement!)
    pass(60000)
    expect(dismissed).not.toHaveBeenCalled()
  })

  it('stay while focused, even after the pointer leaves', () => {
    const dismissed = show({ id: 'a', type: 'info', text: 'A new episode.' })
    const toast = screen.getByText('A new episode.').parentElement!
    const button = screen.getByRole('button', { name: 'Dismiss' })
    fireEvent.pointerEnter(toast)
    act(() => button.focus())
    fireEvent.pointerLeave(toast)
    pass(60000)
    expect(dismissed).not.toHaveBeenCalled()
    act(() => button.blur())
    pass(6000)
    expect(dismissed).toHaveBeenCalledWith('a')
  })

  it.each(['warning', 'error'] as const)('of type %s stay until dismissed', (type) => {
    const dismissed = show({ id: 'a', type, text: 'It failed.' })
    pass(60000)
    expect(dismissed).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(dismissed).toHaveBeenCalledWith('a')
  })

  it('with an action stay until dismissed', () => {
    const chosen = jest.fn()
    const dismissed = show({ id: 'a', type: 'success', text: 'Removed.', action: { label: 'Undo', onChoose: chosen } })
    pass(60000)
    expect(dismissed).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(chosen).toHaveBeenCalled()
  })

  it('announce an error at once, and once', () => {
    show({ id: 'a', type: 'error', text: 'It failed.' }, { id: 'b', type: 'success', text: 'Added.' })
    expect(screen.getByRole('alert')).toHaveTextContent('It failed.')
    expect(screen.getByRole('alert').closest('[aria-live]')).toBeNull()
    expect(screen.getByText('Added.').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  })
})

describe('the focus in a dismissed toast', () => {
  function Page({ hasButton = true }: { hasButton?: boolean }) {
    const [messages, setMessages] = useState<ToastMessage[]>([
      { id: 'a', type: 'warning', text: 'Nearly.', action: { label: 'Undo', onChoose: () => {} } },
      { id: 'b', type: 'error', text: 'It failed.' },
    ])
    const dismiss = (id: string) => setMessages((before) => before.filter((message) => message.id !== id))
    return (
      <>
        {hasButton && <button type="button">Save</button>}
        <Toasts label="Messages" dismissLabel="Dismiss" messages={messages} onDismiss={dismiss} />
      </>
    )
  }
  const putAway = (text: string) => {
    const button = within(screen.getByText(text).parentElement!).getByRole('button', { name: 'Dismiss' })
    act(() => button.focus())
    fireEvent.click(button)
  }
  const save = () => screen.getByRole('button', { name: 'Save' })

  it('moves to another toast’s dismiss button, then back where it came from', () => {
    render(<Page />)
    act(() => save().focus())
    putAway('It failed.')
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    putAway('Nearly.')
    expect(save()).toHaveFocus()
  })

  it('is not restored if its origin is gone', () => {
    const { rerender } = render(<Page />)
    act(() => save().focus())
    putAway('It failed.')
    rerender(<Page hasButton={false} />)
    putAway('Nearly.')
    expect(document.body).toHaveFocus()
  })

  it('does not move if it had left before', () => {
    render(<Page />)
    act(() => screen.getAllByRole('button', { name: 'Dismiss' })[0]!.focus())
    act(() => save().focus())
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!)
    expect(save()).toHaveFocus()
  })
})
