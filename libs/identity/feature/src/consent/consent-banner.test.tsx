import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ConsentBanner } from '../index.ts'
import { TestProviders } from '../testing.tsx'

function open({ locale = 'en', hasGpc = false }: { locale?: 'en' | 'bn'; hasGpc?: boolean } = {}) {
  const [accepted, rejected] = [jest.fn(), jest.fn()]
  render(
    <TestProviders locale={locale}>
      <ConsentBanner hasGpc={hasGpc} choicesHref="/en/privacy-choices" onAcceptAll={accepted} onRejectAll={rejected} />
    </TestProviders>,
  )
  return { calls: () => [accepted.mock.calls.length, rejected.mock.calls.length] }
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the consent banner (AN-32)', () => {
  it('accepts or rejects with one press each', async () => {
    const { calls } = open()
    await userEvent.click(button('Accept all'))
    expect(calls()).toEqual([1, 0])
    await userEvent.click(button('Reject all'))
    expect(calls()).toEqual([1, 1])
  })

  it('gives both answers the same look', () => {
    open()
    expect(button('Accept all').className).toBe(button('Reject all').className)
  })

  it('is a labelled region and takes no focus', () => {
    open()
    expect(screen.getByRole('region', { name: 'Your privacy' })).toBeVisible()
    expect(document.body).toHaveFocus()
  })

  it('answers nothing by Escape, and lets Tab leave', async () => {
    const { calls } = open()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Choose' })).toHaveFocus()
    await userEvent.tab()
    expect(button('Reject all')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await userEvent.tab()
    expect([document.activeElement, calls()]).toEqual([document.body, [0, 0]])
  })

  it('says that marketing stays off if the browser sends Global Privacy Control', () => {
    open({ hasGpc: true })
    expect(screen.getByText(/marketing stays off/)).toHaveTextContent('Your browser sends Global Privacy Control, so marketing stays off even if you accept.')
  })

  it('marks the English name of the signal in Bengali', () => {
    open({ locale: 'bn', hasGpc: true })
    expect(screen.getByText('Global Privacy Control')).toHaveAttribute('lang', 'en')
    expect(button('সব মেনে নিন')).toBeVisible()
  })
})
