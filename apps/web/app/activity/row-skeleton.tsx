import { RowSkeleton } from '@ott/catalogue-feature'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { useWasRowEmpty } from './empty-rows.ts'
import type { PersonalRow } from './empty-rows.ts'

/** Reserves the space of a row that is loading. The bootstrap script may hide it before hydration. */
export function RowSkeletonSlot({ row }: { row: PersonalRow }) {
  const hasWatchlist = useIsEnabled('watchList')
  const wasEmpty = useWasRowEmpty(row)
  if (wasEmpty || (row === 'watchlist' && !hasWatchlist)) return null
  return <div data-personal-row={row} suppressHydrationWarning><RowSkeleton shape={row === 'watchlist' ? 'portrait' : 'landscape'} /></div>
}
