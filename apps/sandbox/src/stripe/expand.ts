import { invalidRequest } from './errors.ts'
import type { Store } from './store.ts'

type Node = Record<string, unknown>

const maxDepth = 4

/** A copy of the object in which the objects of the paths stand in for their ids. */
export function expand(store: Store, object: object, paths: string[] = []): object {
  const copy = structuredClone(object) as Node
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > maxDepth) throw invalidRequest(`You cannot expand more than ${maxDepth} levels of a property. Property: ${path}`, { param: 'expand' })
    expandPath(store, copy, steps, path)
  }
  return copy
}

function expandPath(store: Store, node: Node, [name = '', ...rest]: string[], path: string): void {
  if (Array.isArray(node)) {
    for (const item of node as Node[]) expandPath(store, item, [name, ...rest], path)
    return
  }
  if (node.object === 'charge' && name === 'refunds') node.refunds ??= refundsOf(store, String(node.id))
  const value = node[name]
  if (value === undefined) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
  if (value === null) return
  const child = typeof value === 'string' ? structuredClone(objectOf(store, value)) : value
  if (typeof child !== 'object') throw invalidRequest(`This property cannot be expanded (${path}). You may want to try expanding its parent.`, { param: 'expand' })
  node[name] = child
  if (rest.length > 0) expandPath(store, child as Node, rest, path)
}

function objectOf(store: Store, id: string): object | undefined {
  const { cards: _cards, ...collections } = store
  return Object.values(collections).map(({ find }) => find(id)).find((object) => object !== undefined)
}

function refundsOf(store: Store, chargeId: string): Node {
  const refunds = store.refunds.all().filter(({ charge }) => charge === chargeId).toReversed()
  return { object: 'list', url: `/v1/charges/${chargeId}/refunds`, has_more: false, data: structuredClone(refunds) }
}
