import { render } from '@testing-library/react'
import { Avatar, initialOf } from './avatar.tsx'

describe('an avatar', () => {
  it.each([['mim', 'en', 'M'], ['মিতা', 'bn', 'মি'], ['9mim@example.org', 'en', 'M'], ['  ', 'en', '']])('for %j in %s shows %j', (name, locale, letter) => {
    expect(initialOf(name, locale)).toBe(letter)
  })

  it.each([['মিতা', 'M'], ['শ্রীময়ী', 'S'], ['আরিফ', 'A'], ['যামিনী', 'J']])('romanises %j on an English page', (name, letter) => {
    expect(initialOf(name, 'en')).toBe(letter)
  })

  it('shows a Latin initial on a Bengali page', () => {
    expect(initialOf('anita', 'bn')).toBe('A')
  })

  it('shows a person without a name', () => {
    const { container } = render(<Avatar name="" locale="en" />)
    expect(container.querySelector('svg')).toBeInTheDocument()
  })
})
