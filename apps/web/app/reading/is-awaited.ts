import type { UseQueryResult } from '@tanstack/react-query'

/** Whether a place is held for what is read: until it is there or has failed. When it is asked for again, nothing moves for it. */
export function isAwaited({ isPending, errorUpdateCount }: Pick<UseQueryResult, 'isPending' | 'errorUpdateCount'>): boolean {
  return isPending && errorUpdateCount === 0
}
