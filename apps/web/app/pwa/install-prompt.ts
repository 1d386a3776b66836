import { atom } from 'jotai'
import { store } from '../store.ts'

/** How the site can be installed: by the browser's prompt, by hand, or already installed. */
export type InstallPrompt = { is: 'byHand' } | { is: 'offered'; ask: () => void } | { is: 'installed' }

export const installAtom = atom<InstallPrompt>({ is: 'byHand' })

/** Not in every browser, and not in TypeScript's DOM types. */
type Offer = Event & { prompt: () => Promise<unknown> }

/** Defers the browser's install prompt to the account menu (WEB-21). Idempotent. */
export function captureInstallPrompt(): void {
  if (matchMedia('(display-mode: standalone)').matches) return offerNoMore()
  addEventListener('beforeinstallprompt', keep)
  addEventListener('appinstalled', offerNoMore)
  nameManifestAgain()
}

function keep(event: Event): void {
  event.preventDefault()
  store.set(installAtom, { is: 'offered', ask: () => ask(event as Offer) })
}

const offerNoMore = () => store.set(installAtom, { is: 'installed' })

/** The event prompts once; after a refusal the browser decides when to send another. */
function ask(offer: Offer): void {
  store.set(installAtom, { is: 'byHand' })
  void offer.prompt()
}

/** The event may fire before this code loads. Changing the manifest's URL makes the browser send it again. */
function nameManifestAgain(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  link?.setAttribute('href', link.href)
}
