import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CodeInput } from './code-input.tsx'
import type { CodeInputProps } from './code-input.tsx'

const show = (props: Partial<CodeInputProps> = {}) => {
  const codes: string[] = []
  render(
    <CodeInput
      length={4}
      label="Login code"
      boxLabel={(box) => `Digit ${box} of 4`}
      onChange={(code) => { codes.push(code) }}
      {...props}
    />,
  )
  return codes
}
const box = (place: number) => screen.getByRole('textbox', { name: `Digit ${place} of 4` })

/** A deletion as Android keyboards report it: a nameless key, then input events. */
function softDelete(): void {
  const input = document.activeElement as HTMLInputElement
  fireEvent.keyDown(input, { key: 'Unidentified', keyCode: 229 })
  const isDone = fireEvent(input, new InputEvent('beforeinput', { inputType: 'deleteContentBackward', bubbles: true, cancelable: true }))
  if (isDone && input.value !== '') fireEvent.input(input, { target: { value: '' }, inputType: 'deleteContentBackward' })
}
const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value)

describe('the code input', () => {
  it('is a labelled group with one-time-code autofill', () => {
    show()
    expect(screen.getByRole('group', { name: 'Login code' })).toContainElement(box(1))
    expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code')
  })

  it('reports the code while typing, and moves through the boxes', async () => {
    const codes = show()
    await userEvent.click(box(1))
    await userEvent.keyboard('41৮')
    expect(codes).toEqual(['4', '41', '418'])
    expect(box(4)).toHaveFocus()
  })

  it('reports each digit within its event, so that an immediate Enter submits the complete code', () => {
    const codes = show()
    // Inside one `act` React neither renders nor runs effects.
    act(() => {
      fireEvent.change(box(1), { target: { value: '7' } })
      expect(codes).toEqual(['7'])
    })
  })

  it('accepts a pasted code in any box', async () => {
    const codes = show()
    await userEvent.click(box(3))
    await userEvent.paste('code: 0 1 2 3')
    expect(codes).toEqual(['0123'])
    expect(box(4)).toHaveFocus()
  })

  it('goes back with Backspace', async () => {
    const codes = show()
    await userEvent.click(box(1))
    await userEvent.keyboard('41{Backspace}{Backspace}')
    expect(codes.at(-1)).toBe('')
    expect(box(1)).toHaveFocus()
  })

  it('is corrected by a soft keyboard, which deletes without naming a key', async () => {
    const codes = show()
    await userEvent.click(box(1))
    await userEvent.paste('1234')
    softDelete()
    expect([codes.at(-1), box(3)]).toEqual(['123', document.activeElement])
    softDelete()
    expect([codes.at(-1), box(2)]).toEqual(['12', document.activeElement])
    await userEvent.keyboard('99')
    expect(codes.at(-1)).toBe('1299')
    for (let times = 0; times < 6; times += 1) softDelete()
    expect([codes.at(-1), box(1)]).toEqual(['', document.activeElement])
  })

  it('accepts a digit of a script outside the basic plane in a filled box', () => {
    const codes = show()
    for (const value of ['4', '4𑄷']) fireEvent.change(box(1), { target: { value } })
    expect(codes).toEqual(['4', '1'])
  })

  it('ignores a fifth digit', async () => {
    show()
    await userEvent.click(box(1))
    await userEvent.keyboard('41089')
    expect(shown()).toEqual(['4', '1', '0', '8'])
  })

  it('replaces the digit of a revisited box', async () => {
    show()
    await userEvent.click(box(1))
    await userEvent.keyboard('41{ArrowLeft}{ArrowLeft}7')
    expect(shown()).toEqual(['7', '1', '', ''])
  })

  it('shows asterisks for a PIN and reports its digits', async () => {
    const codes = show({ masked: true })
    await userEvent.click(box(1))
    await userEvent.keyboard('90')
    expect(shown()).toEqual(['*', '*', '', ''])
    expect(codes.at(-1)).toBe('90')
  })

  it('accepts another or the same digit in a masked box', () => {
    const codes = show({ masked: true })
    for (const value of ['4', '*4', '*7', '3*']) fireEvent.change(box(1), { target: { value } })
    expect([codes, shown()]).toEqual([['4', '7', '3'], ['*', '', '', '']])
  })

  it('describes the group by its error', () => {
    show({ error: 'That code is not right.' })
    expect(screen.getByRole('group')).toHaveAccessibleDescription('That code is not right.')
    expect(box(2)).toBeInvalid()
  })

  it('does not submit by itself', async () => {
    const sent = jest.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={sent}>
        <CodeInput length={2} label="Code" boxLabel={String} onChange={() => {}} name="code" />
        <button>Send</button>
      </form>,
    )
    await userEvent.click(screen.getByRole('textbox', { name: '1' }))
    await userEvent.keyboard('12')
    expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveBeenCalledTimes(1)
    expect(new FormData(screen.getByRole('button').closest('form')!).get('code')).toBe('12')
  })
})
