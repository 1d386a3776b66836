import { render, screen } from '@testing-library/react'
import { FactLine } from './fact-line.tsx'
import { Facts } from './facts.tsx'

describe('a line of facts', () => {
  it('marks Latin letters as English on a page in another language', () => {
    render(<div lang="bn"><FactLine badge="U/A 13+" facts={['ড্রামা', 'Living room TV', '২০২৬']} /><Facts badge="A 18+" facts={['ড্রামা']} /></div>)
    const english = [...document.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent)
    expect(english).toEqual(['U/A 13+', 'Living room TV', 'A 18+'])
  })

  it('never separates a number from its unit', () => {
    render(<Facts facts={['2 seasons', 'Some strong language', '২টি সিজন']} />)
    expect(screen.getByText(/seasons/).textContent).toBe('2\u00A0seasons\u00A0· Some strong language\u00A0· ২টি\u00A0সিজন')
  })
})
