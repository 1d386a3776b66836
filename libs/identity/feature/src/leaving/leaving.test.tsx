import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aSuccessfulApi, errorAnswer, TestProviders } from '../testing.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { LimitedSession } from './leaving-page.tsx'

const deletesAt = '2026-12-13T09:00:00Z'

describe('deleting the account', () => {
  function show(answers: Parameters<typeof aSuccessfulApi>[0] = {}) {
    const api = aSuccessfulApi({ '/users/deletion/verify-otp': () => ({ json: { deletesAt } }), '/users/deletion': () => ({ json: { to: '+91******1207' } }), ...answers })
    let closed = 0
    render(<TestProviders><DeleteAccount call={api.call} log={() => {}} onClosed={() => (closed += 1)} /></TestProviders>)
    return { closed: () => closed, asked: () => api.requests.map(({ path }) => path).filter((path) => path.endsWith('/users/deletion')) }
  }
  const begin = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send a code' }))
  }

  it('says what it means, and nothing is sent before the second press', async () => {
    const { asked } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
    expect(asked()).toEqual([])
    expect(screen.getByRole('dialog', { name: 'Delete your account?' }).textContent).toContain('All your devices are logged out at once.')
    await userEvent.click(screen.getByRole('button', { name: 'Keep account' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closes the account after the code', async () => {
    const { closed } = show()
    await begin()
    await screen.findAllByRole('textbox')
    await userEvent.keyboard('123456{Enter}')
    await waitFor(() => expect(closed()).toBe(1))
  })

  it('closes the account although its dialog was closed before the server answered', async () => {
    const gate = Promise.withResolvers<void>()
    const { closed } = show({ '/users/deletion/verify-otp': async () => {
      await gate.promise
      return { json: { deletesAt } }
    } })
    await begin()
    await screen.findAllByRole('textbox')
    await userEvent.keyboard('123456{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(closed()).toBe(0)
    gate.resolve()
    await waitFor(() => expect(closed()).toBe(1))
  })

  it('needs no code where there is no contact to send one to', async () => {
    const { closed } = show({ '/users/deletion': ({ path }) => ({ json: path.includes('verify') ? { deletesAt } : { to: null } }) })
    await begin()
    await waitFor(() => expect(closed()).toBe(1))
  })

  it('waits for a payment that is on its way', async () => {
    const { closed } = show({ '/users/deletion/verify-otp': errorAnswer('ORDER_IN_PROGRESS', {}, 409), '/users/deletion': errorAnswer('ORDER_IN_PROGRESS', {}, 409) })
    await begin()
    expect(await screen.findByText('A payment is still on its way. Try again when it’s done.')).toBeTruthy()
    expect(closed()).toBe(0)
  })
})

describe('the page of an account that is being deleted', () => {
  async function show(answers: Parameters<typeof aSuccessfulApi>[0] = {}) {
    const done: string[] = []
    const api = aSuccessfulApi({ '/users/deletion/keep': () => ({ status: 204 }), '/users/deletion/now': () => ({ status: 204 }), '/users/deletion': () => ({ json: { deletesAt } }), ...answers })
    await act(async () => render(
      <TestProviders>
        <LimitedSession call={api.call} locale="en" timeZone="Asia/Kolkata" onReady={(url) => done.push(url)} onKept={() => void done.push('kept')} onDeleted={() => done.push('deleted')} onLogout={() => done.push('left')}>
          <p>device limit</p>
        </LimitedSession>
      </TestProviders>,
    ))
    return done
  }

  it('names the date and keeps the account', async () => {
    const done = await show()
    expect(await screen.findByRole('heading', { level: 1, name: /Your account will be deleted on .*13 Dec/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(done).toEqual(['kept']))
  })

  it('deletes at once only after a question', async () => {
    const done = await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete now' }))
    expect(done).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(done).toEqual(['deleted']))
  })

  it('says when the account could not be kept', async () => {
    const done = await show({ '/users/deletion/keep': errorAnswer('INTERNAL', {}, 500) })
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }))
    expect(await screen.findByText('That didn’t work. Try again in a moment.')).toBeTruthy()
    expect(done).toEqual([])
  })

  it('is that of the device limit for every other account', async () => {
    await show({ '/users/deletion': () => ({ json: { deletesAt: null } }) })
    expect(await screen.findByText('device limit')).toBeTruthy()
  })
})

it('the archive is downloaded from the link that the server gives', async () => {
  const urls: string[] = []
  const api = aSuccessfulApi({ '/users/export': () => ({ json: { url: '/core/api/v1/users/export/u1?signature=s', expiresAt: deletesAt } }) })
  render(<TestProviders><ExportData call={api.call} locale="en" onReady={(url) => urls.push(url)} /></TestProviders>)
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText('The download has started.')).toBeTruthy()
  expect(urls).toEqual(['/core/api/v1/users/export/u1?signature=s'])
})
