import { RowSkeleton } from '@ott/catalogue-feature'
import { useIsEnabled } from '../platform/feature-flags.ts'

/** The rows of a page that belong to its user. */
export type PersonalRow = 'continueWatching' | 'watchlist' | 'recommendations'

/** Reserves the space of a row that is loading. */
export function RowSkeletonSlot({ row }: { row: PersonalRow }) {
  const hasWatchlist = useIsEnabled('watchList')
  return (hasWatchlist || row !== 'watchlist') && <RowSkeleton shape={row === 'watchlist' ? 'portrait' : 'landscape'} />
}
