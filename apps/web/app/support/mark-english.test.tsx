import { render } from '@testing-library/react'
import { accessibilityText, helpText } from './static-pages.server.ts'
import { MarkEnglish } from './mark-english.tsx'

const english = (text: string) => {
  const { container } = render(<MarkEnglish>{text}</MarkEnglish>)
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false })
  return [...container.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent)
}

describe('English in a Bengali text', () => {
  it('is marked with its language if it is more than a name', () => {
    expect(english(accessibilityText('bn').aim.text)).toEqual(['Web Content Accessibility Guidelines (WCAG) 2.2'])
    expect(english(helpText('bn').install.byHand)).toEqual(['Add to Home Screen'])
    expect(english('Google, Apple বা Facebook দিয়ে লগইন করলে')).toEqual([])
  })

  it('is not marked on an English page', () => {
    expect(english(accessibilityText('en').aim.text)).toEqual([])
  })
})
