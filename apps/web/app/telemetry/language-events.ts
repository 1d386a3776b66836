import { locales } from '@ott/i18n'
import { track } from './track.ts'

/** Reports a chosen language by the links that have the server store it. */
export function observeLanguageLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang][href$="switch"]') : null
    const value = locales.find((locale) => locale === link?.hreflang)
    if (value) track('Language_Changed', { value })
  }, { capture: true })
}
