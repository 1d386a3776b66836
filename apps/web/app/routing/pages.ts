import { splitLocale } from '@ott/i18n'
import { matchRoutes } from 'react-router'
import type { Params } from 'react-router'
import declared from 'virtual:pages'

/** What a page declares about itself, as a literal: links read it before the page's code is loaded. */
export type PageHandle = {
  /** `modal` opens over the page with the link, if that page can be a background. */
  layer: 'page' | 'modal'
  /** `deferred` renders with all messages from the start; `eager` with those of the first screens. */
  messages: 'eager' | 'deferred'
  /** Stays mounted under a modal; it reads neither loader data nor the router's location. */
  canHostModal?: true
  /** The current navigation item. */
  nav?: 'home' | 'movies' | 'shows' | 'genres' | 'search' | 'account'
  /** Begins with a hero, which the header overlaps. */
  hasHero?: true
  /** May be covered by an unsolicited prompt. */
  allowsPrompts?: true
  isIndexed?: true
  /**
   * Reached and left by loading a document: its security policy allows another origin, and the policy of a document
   * outlasts navigations within it.
   */
  hasOwnDocument?: true
  /** Its ids differ by their capitals. */
  hasCaseSensitiveIds?: true
}

export type Page = { id: string; params: Readonly<Params>; handle: PageHandle }

const maxMatches = 500
const matches = new Map<string, Page>()

/**
 * The page at a path. Every path that no other page has is a title's. The router ranks all routes anew at each match,
 * which was 7 % of a render, so that results are cached.
 */
export function matchPage(pathname: string): Page {
  const known = matches.get(pathname)
  if (known) return known
  const page = findPage(pathname)
  if (matches.size >= maxMatches) matches.clear()
  matches.set(pathname, page)
  return page
}

function findPage(pathname: string): Page {
  const match = matchRoutes(declared, splitLocale(pathname).path)?.at(-1)
  if (!match) throw new Error(`No page matches ${pathname}`)
  const { route, params } = match
  return { id: route.id, params, handle: route.handle }
}

/** Whether a link to it opens over the current page. */
export const isModal = (pathname: string): boolean => matchPage(pathname).handle.layer === 'modal'

/** Whether it stays mounted while a modal is open over it. */
export const canHostModal = (pathname: string): boolean => matchPage(pathname).handle.canHostModal ?? false

/** Whether a navigation must load the document. */
export const needsDocumentLoad = (from: string, to: string): boolean => [from, to].some((pathname) => matchPage(pathname).handle.hasOwnDocument)

export const needsDeferredMessages = (pathname: string): boolean => matchPage(pathname).handle.messages === 'deferred'
