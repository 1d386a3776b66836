import { render, screen } from '@testing-library/react'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { reportMissingMessage } from './report-missing-message.ts'

const network = globalThis.fetch
afterEach(() => {
  globalThis.fetch = network
})

it('a missing message is shown as its id and logged', () => {
  const reports: unknown[] = []
  globalThis.fetch = async (_, request) => {
    reports.push(JSON.parse(request?.body as string))
    return new Response(null, { status: 204 })
  }
  render(<IntlProvider locale="bn" messages={{} as never} onError={reportMissingMessage}><FormattedMessage id="app.login" /></IntlProvider>)
  expect(screen.getByText('app.login')).toBeInTheDocument()
  expect(reports).toContainEqual({ event: 'messageMissing', detail: expect.stringContaining('app.login'), page: location.pathname })
})
