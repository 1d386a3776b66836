import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { receiveEvents } from '../telemetry/track.ts'
import type { TrackedEvent } from '../telemetry/track.ts'
import ErrorReport from './error-report.tsx'
import messages from './deferred-messages.en.json' with { type: 'json' }

const show = () =>
  render(
    <IntlProvider locale="en" messages={messages as never}>
      <ErrorReport code="UNAVAILABLE" requestId="0f8a52f7-5a53-4e4c-9a35-8f4f39a5a3f0" />
    </IntlProvider>,
  )

const copy = () => userEvent.click(screen.getByRole('button', { name: 'Copy report' }))

describe('the error report', () => {
  it('has a short code and a longer report to copy', async () => {
    history.replaceState(null, '', '/en/extra-time?token=secret')
    userEvent.setup()
    show()
    expect(screen.getByText(/^Code/)).toHaveTextContent('Code: UNAVAILABLE 0f8a52f7')
    expect(screen.getByText('UNAVAILABLE 0f8a52f7')).toHaveAttribute('lang', 'en')
    await copy()
    expect(await screen.findByText(/Report copied/)).toBeVisible()
    const report = await navigator.clipboard.readText()
    expect(report).toMatch(/^UNAVAILABLE\n0f8a52f7-5a53-4e4c-9a35-8f4f39a5a3f0\n\d{4}-.*Z\nhttp:\/\/localhost\/en\/extra-time\n/)
    expect(report).not.toContain('secret')
  })

  it('that is copied is told to the service, by its request', async () => {
    const tracked: TrackedEvent[] = []
    receiveEvents((event) => tracked.push(event))
    userEvent.setup()
    show()
    await copy()
    expect(tracked.at(-1)).toMatchObject({ name: 'Error_Report', props: { requestId: '0f8a52f7-5a53-4e4c-9a35-8f4f39a5a3f0', errorCode: 'UNAVAILABLE' } })
  })

  it('is shown completely if the clipboard is blocked', async () => {
    show()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await copy()
    expect(await screen.findByText(/0f8a52f7-5a53-4e4c/)).toBeVisible()
  })
})
