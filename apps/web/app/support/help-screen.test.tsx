import { brand } from '@ott/brand'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HelpScreen } from './help-screen.tsx'
import { helpText } from './static-pages.server.ts'

const open = (search = '') => render(<HelpScreen text={helpText('en')} locale="en" languageTag="en" search={search} />)
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const isOpen = (question: string) => screen.getByText(question).closest('details')?.open

describe('help (WEB-87)', () => {
  it('shows how to contact support before the answers', () => {
    open()
    expect(headings().slice(0, 2)).toEqual(['Contact us', 'Logging in'])
    expect(screen.getByRole('link', { name: /^Write to/ })).toHaveAttribute('href', `mailto:${brand.supportEmail}`)
  })

  it('names the grievance officer of the brand, also while it is searched (WEB-143)', () => {
    open('spam')
    const complaints = within(screen.getByRole('region', { name: 'Complaints' }))
    const { name, email, postalAddress } = brand.grievanceOfficer
    expect(complaints.getByText(`Grievance officer: ${name.en}`)).toBeVisible()
    expect(complaints.getByText(postalAddress.en)).toBeVisible()
    expect(complaints.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  })

  it('filters its answers while the user types, opens a few and announces their number', async () => {
    open()
    await userEvent.type(screen.getByRole('searchbox'), 'spam')
    expect(headings().slice(0, 3)).toEqual(['Contact us', 'Logging in', expect.stringMatching(/as an app$/)])
    expect(isOpen('My code doesn’t arrive')).toBe(true)
    expect(screen.getByRole('status')).toHaveTextContent('Answers found: 1')
    await userEvent.click(screen.getByRole('link', { name: 'Clear' }))
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect([headings().length > 3, isOpen('My code doesn’t arrive')]).toEqual([true, false])
  })

  it('says that nothing was found', async () => {
    open()
    await userEvent.type(screen.getByRole('searchbox'), 'kite')
    expect(screen.getByRole('heading', { name: 'No answer found' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('No answer found')
  })

  it('is filtered by its URL, so that the form works without scripts', () => {
    open('spam')
    expect([screen.getByRole('searchbox')]).toEqual([expect.objectContaining({ name: 'search', value: 'spam' })])
    expect(screen.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/en/help')
    expect(screen.queryByText('I forgot my password')).toBeNull()
  })
})
