import type { PagedList } from '@ott/activity-feature'
import { isErrorOrRetrying } from '@ott/api-client'
import type { ListPage } from '@ott/api-client'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

/** The pages of an infinite query as one list. */
export function infiniteListOf<Item>(query: UseInfiniteQueryResult<InfiniteData<ListPage<Item>>>): PagedList<Item> {
  const { data, isFetching, hasNextPage, isFetchingNextPage } = query
  if (!data) return isErrorOrRetrying(query) ? { status: 'failed', isFetching, onRetry: () => void query.refetch() } : { status: 'loading' }
  return {
    status: 'read',
    items: data.pages.flatMap(({ items }) => items),
    isLoadingMore: isFetchingNextPage,
    onLoadMore: hasNextPage ? () => void query.fetchNextPage() : null,
  }
}

/** Whether the server has items beyond these pages. */
export const hasMore = <Item>(pages: ListPage<Item>[]): boolean =>
  pages.reduce((count, { items }) => count + items.length, 0) < (pages.at(-1)?.total ?? 0) && (pages.at(-1)?.items.length ?? 0) > 0

/** The cached list with its items changed, until the next fetch. */
export const withItems = <Item>(data: InfiniteData<ListPage<Item>> | undefined, change: (items: Item[]) => Item[]): InfiniteData<ListPage<Item>> | undefined => {
  if (!data) return data
  const before = data.pages.flatMap(({ items }) => items)
  const after = change(before)
  const total = (data.pages.at(-1)?.total ?? 0) + after.length - before.length
  const sizes = data.pages.map(({ items }) => items.length)
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0))
  const pages = sizes.map((size, at) => ({ items: after.slice(starts[at] ?? 0, at === sizes.length - 1 ? undefined : (starts[at] ?? 0) + size), total }))
  return { ...data, pages }
}
