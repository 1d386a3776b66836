import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { helpText } from '../support/static-pages.server.ts'
import { HelpScreen } from '../support/help-screen.tsx'
import { store } from '../store.ts'
import { captureInstallPrompt, installAtom } from './install-prompt.ts'

const text = helpText('en')

/** A browser that supports install prompts. */
const promptEvent = () => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: jest.fn(async () => {}) })

const fire = (event: Event) => act(() => void dispatchEvent(event))

const showHelp = () => render(<Provider store={store}><HelpScreen text={text} locale="en" languageTag="en" search="" /></Provider>)
const button = () => screen.queryByRole('button', { name: text.install.ask })
const byHand = () => screen.queryByText(text.install.byHand)

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })
  document.head.innerHTML = '<link rel="manifest" href="/manifest-en.webmanifest">'
  captureInstallPrompt()
})
beforeEach(() => store.set(installAtom, { status: 'byHand' }))

describe('the install prompt', () => {
  it('is replaced by instructions until the browser offers to install the site', () => {
    showHelp()
    expect([byHand() !== null, button()]).toEqual([true, null])
    fire(promptEvent())
    expect([byHand(), button() !== null]).toEqual([null, true])
  })

  it('suppresses the browser’s own install banner', () => {
    const event = promptEvent()
    fire(event)
    expect(event.defaultPrevented).toBe(true)
    expect(event.prompt).not.toHaveBeenCalled()
  })

  it('opens once per event of the browser', async () => {
    const event = promptEvent()
    showHelp()
    fire(event)
    await userEvent.click(button()!)
    expect(event.prompt).toHaveBeenCalledTimes(1)
    expect(button()).toBeNull()
    fire(promptEvent())
    expect(button()).toBeVisible()
  })

  it('disappears when the site is installed', () => {
    showHelp()
    fire(promptEvent())
    fire(new Event('appinstalled'))
    expect([byHand(), button()]).toEqual([null, null])
  })

  it('is not shown in the installed app', () => {
    Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query === '(display-mode: standalone)' }) })
    showHelp()
    act(captureInstallPrompt)
    expect([byHand(), button()]).toEqual([null, null])
  })

  it('sets the manifest URL again, so that the browser repeats an event fired before this code loaded', () => {
    const named: string[] = []
    const link = document.querySelector('link[rel=manifest]')!
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })
    jest.spyOn(link, 'setAttribute').mockImplementation((...attribute) => void named.push(attribute.join(' ')))
    captureInstallPrompt()
    expect(named).toEqual(['href http://localhost/manifest-en.webmanifest'])
  })
})
