import { brand } from '@ott/brand'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import bn from './language-prompt.bn.json' with { type: 'json' }
import en from './language-prompt.en.json' with { type: 'json' }
import LanguagePromptBanner from './language-prompt-banner.tsx'
import { languagePromptDismissal } from './language-prompt-dismissal.ts'

function open() {
  render(<LanguagePromptBanner locale="bn" href="/bn/movies?switch" onDismiss={languagePromptDismissal.dismiss} />)
}

describe('the language prompt', () => {
  it('has the same texts in both languages', () => {
    expect(Object.keys(bn)).toEqual(Object.keys(en))
  })

  it('is in the offered language and marked with it', () => {
    open()
    expect(screen.getByRole('complementary', { name: `${brand.name.bn} বাংলাতেও আছে।` })).toHaveAttribute('lang', 'bn')
    expect(screen.getByRole('link', { name: 'বাংলায় দেখুন' })).toHaveAttribute('href', '/bn/movies?switch')
  })

  it('has no Bengali conjuncts, which its font lacks', () => {
    expect([brand.name.bn, bn['languagePrompt.text'], bn['languagePrompt.choose']].join(' ')).not.toContain('\u09CD')
  })

  it('stays dismissed, or as long as the page if storage is blocked', async () => {
    const stored = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    const listener = jest.fn()
    languagePromptDismissal.subscribe(listener)
    open()
    expect(languagePromptDismissal.isDismissed()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'না, থাক' }))
    expect([languagePromptDismissal.isDismissed(), listener.mock.calls.length]).toEqual([true, 1])
    stored.mockRestore()
    languagePromptDismissal.dismiss()
    expect(localStorage.getItem('language-offer')).not.toBeNull()
  })
})
