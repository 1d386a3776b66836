import { brand } from '@ott/brand'
import type { Brand } from '@ott/brand'

/** Paths, without the language, of pages that need no sign-in. */
export const publicPaths = [
  '', '/movies', '/shows', '/genre', '/genre/drama', '/people/sharmila-guha', '/search', '/search?search=tram', '/search?search=zzzz', '/help',
  '/accessibility', '/privacy', '/privacy-choices', '/terms', '/welcome', '/hilsa', '/tram-24', '/the-comet-year', '/no-such-title', '/the-last-ferry?plans', '/redeem', '/redeem?code=JNKA-PREM', '/login', '/login?by=email',
]

/** Paths, without the language, of pages that require sign-in. */
export const userPathsOf = ({ slug }: Brand) =>
  ['/plans', '/plans/benefits', '/redeem', '/settings', '/settings/accounts', '/settings/playback', '/settings/parental-control', '/settings/devices', '/settings/help', `/my-${slug}`, `/my-${slug}?show=watching`, `/my-${slug}?show=history`]

export const userPaths = userPathsOf(brand)
