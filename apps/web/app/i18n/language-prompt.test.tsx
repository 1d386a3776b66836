import { brand } from '@ott/brand'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import bn from './language-prompt.bn.json' with { type: 'json' }
import en from './language-prompt.en.json' with { type: 'json' }
import LanguagePromptBanner from './language-prompt-banner.tsx'
import { languagePromptDismissal } from './language-prompt-dismissal.ts'

function open(onDismiss = languagePromptDismissal.dismiss) {
  const banner = (href: string) => <LanguagePromptBanner locale="bn" href={href} onDismiss={onDismiss} />
  const { rerender } = render(banner('/bn/movies?switch'))
  return { moveTo: (href: string) => rerender(banner(href)) }
}

function scrollWindowTo(y: number) {
  Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

beforeEach(() => localStorage.clear())

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

describe('the language prompt goes by itself (I18N-8)', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    scrollWindowTo(0)
  })
  afterEach(() => jest.useRealTimers())

  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
  const openWatched = () => {
    const dismissed = jest.fn()
    return { dismissed, ...open(dismissed) }
  }

  it('after ten seconds', () => {
    const { dismissed } = openWatched()
    pass(9.9)
    expect(dismissed).not.toHaveBeenCalled()
    pass(0.1)
    expect(dismissed).toHaveBeenCalledTimes(1)
  })

  it('ten seconds after the focus or the mouse has left it', () => {
    const { dismissed } = openWatched()
    act(() => screen.getByRole('link').focus())
    pass(60)
    fireEvent.pointerEnter(screen.getByRole('complementary'), { pointerType: 'mouse' })
    act(() => screen.getByRole('link').blur())
    pass(60)
    expect(dismissed).not.toHaveBeenCalled()
    fireEvent.pointerLeave(screen.getByRole('complementary'))
    pass(10)
    expect(dismissed).toHaveBeenCalledTimes(1)
  })

  it('with a scroll, but not with the small shifts of a page that loads', () => {
    const { dismissed } = openWatched()
    scrollWindowTo(20)
    expect(dismissed).not.toHaveBeenCalled()
    scrollWindowTo(400)
    expect(dismissed).toHaveBeenCalled()
  })

  it('on another page', () => {
    const { dismissed, moveTo } = openWatched()
    moveTo('/bn/movies?switch')
    expect(dismissed).not.toHaveBeenCalled()
    moveTo('/bn/shows?switch')
    expect(dismissed).toHaveBeenCalled()
  })

  it('and is not shown by a later document', () => {
    open(() => {})
    expect(localStorage.getItem('language-offer')).toBe('shown')
  })
})
