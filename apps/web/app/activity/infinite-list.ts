import type { MyReading } from '@ott/activity-feature'
import { hasFailed } from '@ott/api-client'
import type { Part } from '@ott/api-client'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

/** The pages of an infinite query as one list. */
export function readingOf<Item>(query: UseInfiniteQueryResult<InfiniteData<Part<Item>>>): MyReading<Item> {
  const { data, isFetching, hasNextPage, isFetchingNextPage } = query
  if (!data) return hasFailed(query) ? { state: 'failed', isComing: isFetching, onRetry: () => void query.refetch() } : { state: 'loading' }
  return {
    state: 'read',
    items: data.pages.flatMap(({ items }) => items),
    isComing: isFetchingNextPage,
    onMore: hasNextPage ? () => void query.fetchNextPage() : null,
  }
}

/** Whether the server has items beyond these pages. */
export const hasMore = <Item>(pages: Part<Item>[]): boolean =>
  pages.reduce((count, { items }) => count + items.length, 0) < (pages.at(-1)?.total ?? 0) && (pages.at(-1)?.items.length ?? 0) > 0

/** The cached list with its items changed, until the next fetch. */
export const withItems = <Item>(data: InfiniteData<Part<Item>> | undefined, change: (items: Item[]) => Item[]): InfiniteData<Part<Item>> | undefined => {
  if (!data) return data
  const before = data.pages.flatMap(({ items }) => items)
  const after = change(before)
  const total = (data.pages.at(-1)?.total ?? 0) + after.length - before.length
  const sizes = data.pages.map(({ items }) => items.length)
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0))
  const pages = sizes.map((size, at) => ({ items: after.slice(starts[at] ?? 0, at === sizes.length - 1 ? undefined : (starts[at] ?? 0) + size), total }))
  return { ...data, pages }
}
