import type { ReactNode } from 'react'
import { BookmarkIcon } from '../icons/dialog-icons.tsx'
import { FilmIcon, HomeIcon, SearchIcon, TvIcon } from '../icons/icons.tsx'
import { useTranslate } from '../testing.ts'

/** Main navigation for stories. */
export function usePlaces() {
  const say = useTranslate()
  return [
    { href: '#home', label: say('Home', 'হোম'), current: true, icon: <HomeIcon /> },
    { href: '#movies', label: say('Movies', 'সিনেমা'), icon: <FilmIcon /> },
    { href: '#shows', label: say('Shows', 'সিরিজ'), icon: <TvIcon /> },
    { href: '#search', label: say('Search', 'খুঁজুন'), icon: <SearchIcon /> },
    { href: '#mine', label: say('Watchlist', 'আমার তালিকা'), icon: <BookmarkIcon /> },
  ]
}

/** Contains fixed elements of a story in its own box. */
export const AsInAWindow = ({ children }: { children: ReactNode }) => <div style={{ contain: 'layout', minHeight: '240px' }}>{children}</div>
