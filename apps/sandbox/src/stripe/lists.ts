import type Stripe from 'stripe'
import { invalidRequest, missingResource } from './errors.ts'

export type ListRequest = {
  limit?: number
  starting_after?: string
  ending_before?: string
  created?: number | { gt?: number; gte?: number; lt?: number; lte?: number }
}

/** One page, newest first. The objects are in the order of their creation. */
export function listOf<T extends { id: string; created?: number }>(url: string, objects: T[], request: ListRequest): Stripe.ApiList<T> {
  const { limit = 10, starting_after: after, ending_before: before, created } = request
  if (limit < 1 || limit > 100) throw invalidRequest('Invalid integer: limit must be between 1 and 100', { param: 'limit' })
  if (after !== undefined && before !== undefined) throw invalidRequest('You can only pass one of starting_after and ending_before')
  const matching = objects.filter((object) => isCreatedIn(object.created ?? 0, created)).toReversed()
  const positionOf = (id: string, param: string) => {
    const at = matching.findIndex((object) => object.id === id)
    if (at < 0) throw missingResource('object', id, param)
    return at
  }
  const end = before === undefined ? undefined : positionOf(before, 'ending_before')
  const start = end === undefined ? (after === undefined ? 0 : positionOf(after, 'starting_after') + 1) : Math.max(0, end - limit)
  const page = matching.slice(start, end ?? start + limit)
  const hasMore = end === undefined ? start + limit < matching.length : start > 0
  return { object: 'list', url, has_more: hasMore, data: page }
}

function isCreatedIn(at: number, range: ListRequest['created']): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return at === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return at > gt && at >= gte && at < lt && at <= lte
}
