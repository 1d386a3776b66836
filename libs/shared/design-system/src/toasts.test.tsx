import { act, fireEvent, render, screen } from '@testing-library/react'
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
  it('stand in a region that is there before them', () => {
    show()
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite')
  })

  it('with good news go away by themselves', () => {
    const dismissed = show({ id: 'a', type: 'success', text: 'Added.' })
    pass(6000)
    expect(dismissed).toHaveBeenCalledWith('a')
  })

  it('stay while somebody reads them', () => {
    const dismissed = show({ id: 'a', type: 'info', text: 'A new episode.' })
    fireEvent.pointerEnter(screen.getByText('A new episode.').parentElement!)
    pass(60000)
    expect(dismissed).not.toHaveBeenCalled()
  })

  it.each(['warning', 'error'] as const)('of type %s wait to be put away', (type) => {
    const dismissed = show({ id: 'a', type, text: 'It failed.' })
    pass(60000)
    expect(dismissed).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(dismissed).toHaveBeenCalledWith('a')
  })

  it('wait when they offer something to do', () => {
    const chosen = jest.fn()
    const dismissed = show({ id: 'a', type: 'success', text: 'Removed.', action: { label: 'Undo', onChoose: chosen } })
    pass(60000)
    expect(dismissed).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(chosen).toHaveBeenCalled()
  })

  it('read an error out at once', () => {
    show({ id: 'a', type: 'error', text: 'It failed.' })
    expect(screen.getByRole('alert')).toHaveTextContent('It failed.')
  })
})
