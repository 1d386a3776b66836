import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { authAtom } from '../auth/auth-store.ts'
import { accessTokenOf, syncSessionCookie } from '../auth/sync-session-cookie.ts'
import { matchPage } from '../routing/pages.ts'
import { store } from '../store.ts'
import { audienceAtom } from './consent-store.ts'
import { hasTagManager } from './tag-manager.ts'

/** The page where profiles are opened is left at once, and its URL would ask again. */
const profilesPage = 'routes/profiles'

/** A minor's profile gets a document without the tag manager, which cannot be unloaded (AN-37). */
export function useReloadForMinor(reload: () => void): void {
  const { isMinor } = useAtomValue(audienceAtom)
  const { pathname } = useLocation()
  const onReload = useEffectEvent(reload)
  useEffect(() => {
    if (!isMinor || !hasTagManager() || matchPage(pathname).id === profilesPage) return
    // The server renders for the profile that its cookie names.
    void syncSessionCookie(accessTokenOf(store.get(authAtom))).then(() => onReload())
  }, [isMinor, pathname])
}
