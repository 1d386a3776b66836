import { RowSkeleton } from '@ott/catalogue-feature'
import { useRouteLoaderData } from 'react-router'
import type { MyRow } from './row-skeleton-cookie.ts'
import { useIsOffered } from '../platform/feature-flags.ts'
import type { loader } from '../root.tsx'

/** Which rows of their own a viewer had when this browser showed a page last. */
export function useRowsBefore(): MyRow[] {
  return useRouteLoaderData<typeof loader>('root')?.rowsBefore ?? []
}

/** While a row of the viewer's own is on its way: its place, if there was one when this browser showed a page last. */
export function RowPlace({ of }: { of: MyRow }) {
  const rows = useRowsBefore()
  const hasList = useIsOffered('watchList')
  return rows.includes(of) && (hasList || of !== 'aside') && <RowSkeleton shape={of === 'aside' ? 'portrait' : 'landscape'} />
}
