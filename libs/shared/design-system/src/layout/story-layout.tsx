import type { ReactNode } from 'react'
import { BookmarkIcon } from '../icons/dialog-icons.tsx'
import { FilmIcon, HomeIcon, SearchIcon, TvIcon } from '../icons/icons.tsx'
import { useTranslate } from '../testing.ts'

/** Main navigation for stories. */
export function usePlaces() {
  const t = useTranslate()
  return [
    { href: '#home', label: t('Home', 'হোম'), current: true, icon: <HomeIcon /> },
    { href: '#movies', label: t('Movies', 'সিনেমা'), icon: <FilmIcon /> },
    { href: '#shows', label: t('Shows', 'সিরিজ'), icon: <TvIcon /> },
    { href: '#search', label: t('Search', 'খুঁজুন'), icon: <SearchIcon /> },
    { href: '#mine', label: t('Watchlist', 'আমার তালিকা'), icon: <BookmarkIcon /> },
  ]
}

/** Contains fixed elements of a story in its own box. */
export const AsInAWindow = ({ children }: { children: ReactNode }) => <div style={{ contain: 'layout', minHeight: '240px' }}>{children}</div>
