import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RevertContact } from '../index.ts'
import { aSuccessfulApi, TestProviders, errorAnswer } from '../testing.tsx'

type Opening = { answers?: Parameters<typeof aSuccessfulApi>[0]; token?: string | null; locale?: 'en' | 'bn' }

function open({ answers = {}, token = 'from-the-mail', locale = 'en' }: Opening = {}) {
  const api = aSuccessfulApi(answers)
  const logged: string[] = []
  const reverted = jest.fn()
  render(
    <TestProviders locale={locale}>
      <RevertContact call={api.call} token={token} loginHref="/en/login" log={(event, reason) => logged.push(`${event} ${reason}`)} onReverted={reverted} />
    </TestProviders>,
  )
  const sent = () => api.requests.filter(({ path }) => path.endsWith('/revert-contact')).map(({ body }) => body)
  return { sent, reverted, logged }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Take the change back' }))

describe('the page that takes a change of a contact back', () => {
  it('does nothing before the press', async () => {
    const { sent, reverted } = open()
    expect(sent()).toEqual([])
    await press()
    expect(await screen.findByRole('heading', { name: 'The change was taken back' })).toBeVisible()
    expect([sent(), reverted.mock.calls.length]).toEqual([[{ token: 'from-the-mail' }], 1])
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/login')
  })

  it('is in Bengali', () => {
    open({ locale: 'bn' })
    expect(screen.getByRole('heading', { name: 'বদলটি বাতিল করবেন?' })).toBeVisible()
  })

  it('says that a link is spent, also without one', async () => {
    open({ token: null })
    expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  })

  it.each([
    ['GONE', 410, 'This link no longer works'],
    ['INVALID_INPUT', 400, 'This link no longer works'],
    ['CONFLICT', 409, 'Another account uses it now'],
  ])('says what %s means', async (code, status, heading) => {
    const { reverted } = open({ answers: { '/revert-contact': errorAnswer(code, {}, status) } })
    await press()
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    expect(reverted).not.toHaveBeenCalled()
  })

  it('can be pressed again after a failure', async () => {
    const { logged } = open({ answers: { '/revert-contact': errorAnswer('UNAVAILABLE', {}, 503) } })
    await press()
    expect(await screen.findByText('That didn’t work. Try again in a moment.')).toBeVisible()
    await press()
    expect(logged).toEqual(['contactNotReverted UNAVAILABLE', 'contactNotReverted UNAVAILABLE'])
  })
})
