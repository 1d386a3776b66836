import { RowSkeleton } from '@ott/catalogue-feature'
import { useAtomValue } from 'jotai'
import { authAtom, hasSignedInAtom } from '../auth/auth-store.ts'
import { useWasRowEmpty } from '../performance/index.ts'
import type { PersonalRow } from '../performance/index.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { hadLocalProgressAtom } from '../progress/local-progress-store.ts'

/**
 * Reserves the space of a row that is loading. The bootstrap script may hide it before hydration. After a sign-in in this
 * document no space is reserved: a new user's rows are empty, and the page would shift twice. A guest's progress comes along.
 */
export function RowSkeletonSlot({ row }: { row: PersonalRow }) {
  const hasWatchlist = useIsEnabled('watchList')
  const wasEmpty = useWasRowEmpty(row)
  const hasSignedIn = useAtomValue(hasSignedInAtom)
  const hadLocalProgress = useAtomValue(hadLocalProgressAtom)
  const isGuest = useAtomValue(authAtom).status === 'loggedOut'
  if (wasEmpty || (hasSignedIn && !isGuest && !hadLocalProgress) || (row === 'watchlist' && !hasWatchlist)) return null
  return <div data-personal-row={row} suppressHydrationWarning><RowSkeleton shape={row === 'watchlist' ? 'portrait' : 'landscape'} /></div>
}
