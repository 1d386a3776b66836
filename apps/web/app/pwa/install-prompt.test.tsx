import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { helpText } from '../support/static-pages.server.ts'
import { HelpScreen } from '../support/help-screen.tsx'
import { store } from '../store.ts'
import { captureInstallPrompt, installAtom } from './install-prompt.ts'

const text = helpText('en')

/** A browser that supports install prompts. */
const offer = () => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: jest.fn(async () => {}) })

const makes = (event: Event) => act(() => void dispatchEvent(event))

const showHelp = () => render(<Provider store={store}><HelpScreen text={text} /></Provider>)
const button = () => screen.queryByRole('button', { name: text.install.ask })
const byHand = () => screen.queryByText(text.install.byHand)

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })
  document.head.innerHTML = '<link rel="manifest" href="/manifest-en.webmanifest">'
  captureInstallPrompt()
})
beforeEach(() => store.set(installAtom, { is: 'byHand' }))

describe('the site as an app', () => {
  it('says how to install it by hand, until the browser offers to ask', () => {
    showHelp()
    expect([byHand() !== null, button()]).toEqual([true, null])
    makes(offer())
    expect([byHand(), button() !== null]).toEqual([null, true])
  })

  it('lets no bar of the browser stand over the page', () => {
    const made = offer()
    makes(made)
    expect(made.defaultPrevented).toBe(true)
    expect(made.prompt).not.toHaveBeenCalled()
  })

  it('is asked about once an offer', async () => {
    const made = offer()
    showHelp()
    makes(made)
    await userEvent.click(button()!)
    expect(made.prompt).toHaveBeenCalledTimes(1)
    expect(button()).toBeNull()
    makes(offer())
    expect(button()).toBeVisible()
  })

  it('is offered no more once it is installed', () => {
    showHelp()
    makes(offer())
    makes(new Event('appinstalled'))
    expect([byHand(), button()]).toEqual([null, null])
  })

  it('offers itself to nobody who looks at it as an app', () => {
    Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query === '(display-mode: standalone)' }) })
    showHelp()
    act(captureInstallPrompt)
    expect([byHand(), button()]).toEqual([null, null])
  })

  it('has the browser make an offer again that nobody heard yet', () => {
    const named: string[] = []
    const link = document.querySelector('link[rel=manifest]')!
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })
    jest.spyOn(link, 'setAttribute').mockImplementation((...attribute) => void named.push(attribute.join(' ')))
    captureInstallPrompt()
    expect(named).toEqual(['href http://localhost/manifest-en.webmanifest'])
  })
})
