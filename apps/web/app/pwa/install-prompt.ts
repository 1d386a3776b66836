import { atom } from 'jotai'
import { store } from '../store.ts'

/** How a viewer comes to have the site as an app: the browser asks when told to, it takes a hand of theirs, or they have it. */
export type Install = { is: 'byHand' } | { is: 'offered'; ask: () => void } | { is: 'installed' }

export const installAtom = atom<Install>({ is: 'byHand' })

/** Only some browsers send it, and the types of pages do not know it. */
type Offer = Event & { prompt: () => Promise<unknown> }

/** Keeps the browser's offer for whoever looks for it: nobody is interrupted (WEB-21). Asked for again, it changes nothing. */
export function keepInstallOffer(): void {
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

/** An offer is good for one question; whoever says no is offered it anew by the browser, when it thinks it right. */
function ask(offer: Offer): void {
  store.set(installAtom, { is: 'byHand' })
  void offer.prompt()
}

/** This code comes late, and the offer may have come before it. A browser that finds the manifest named in other words makes it again. */
function nameManifestAgain(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  link?.setAttribute('href', link.href)
}
