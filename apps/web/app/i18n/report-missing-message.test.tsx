import { render, screen } from '@testing-library/react'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { reportMissingMessage } from './report-missing-message.ts'

const network = globalThis.fetch
afterEach(() => {
  globalThis.fetch = network
})

it('a message that is missing is shown by its id, and the operator hears of it', () => {
  const reports: unknown[] = []
  globalThis.fetch = async (_, request) => {
    reports.push(JSON.parse(request?.body as string))
    return new Response(null, { status: 204 })
  }
  render(<IntlProvider locale="bn" messages={{} as never} onError={reportMissingMessage}><FormattedMessage id="app.login" /></IntlProvider>)
  expect(screen.getByText('app.login')).toBeInTheDocument()
  expect(reports).toContainEqual({ event: 'messageMissing', detail: expect.stringContaining('app.login'), page: location.pathname })
})
