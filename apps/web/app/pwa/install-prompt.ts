import { atom } from 'jotai'
import { store } from '../store.ts'

/** How the site can be installed: by the browser's prompt, by hand, or already installed. */
export type InstallPrompt = { status: 'byHand' } | { status: 'offered'; prompt: () => void } | { status: 'installed' }

export const installAtom = atom<InstallPrompt>({ status: 'byHand' })

/** Not in every browser, and not in TypeScript's DOM types. */
type BeforeInstallPromptEvent = Event & { prompt: () => Promise<unknown> }

/** Defers the browser's install prompt to the account menu (WEB-21). Idempotent. */
export function captureInstallPrompt(): void {
  if (matchMedia('(display-mode: standalone)').matches) return markInstalled()
  addEventListener('beforeinstallprompt', deferPrompt)
  addEventListener('appinstalled', markInstalled)
  resetManifestUrl()
}

function deferPrompt(event: Event): void {
  event.preventDefault()
  store.set(installAtom, { status: 'offered', prompt: () => showPrompt(event as BeforeInstallPromptEvent) })
}

const markInstalled = () => store.set(installAtom, { status: 'installed' })

/** The event prompts once; after a rejection the browser decides when to send another. */
function showPrompt(event: BeforeInstallPromptEvent): void {
  store.set(installAtom, { status: 'byHand' })
  void event.prompt()
}

/** The event may fire before this code loads. Changing the manifest's URL makes the browser send it again. */
function resetManifestUrl(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  link?.setAttribute('href', link.href)
}
