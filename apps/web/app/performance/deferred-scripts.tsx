import { Children, Fragment, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Scripts } from 'react-router'
import type { PageContextValue } from './document-context.ts'

type Attributes = {
  rel?: string
  href?: string
  type?: string
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

/**
 * The router's own `<Scripts>`, started late: its module script lies in the page as inert text and its preloads as a
 * list, until the starter asks for them; on an urgent page that is at once. If the router changes what it renders, its
 * elements go out as they come.
 */
export function LateScripts({ nonce, starter = ' ', foreseen = [], isUrgent }: Pick<PageContextValue, 'nonce' | 'starter' | 'foreseen' | 'isUrgent'>): ReactNode {
  const elements = flatten(Scripts({ nonce }))
  const module = elements.find(({ type, props }) => type === 'script' && props.type === 'module')
  const text = module?.props.dangerouslySetInnerHTML?.__html
  if (text === undefined) return elements
  const preloads = elements.filter(({ props }) => props.rel === 'modulepreload')
  const others = elements.filter((element) => element !== module && !preloads.includes(element))
  return (
    <>
      {others}
      <script
        id="late-module"
        type="text/late-module"
        nonce={nonce}
        data-preloads={[...new Set([...preloads.map(({ props }) => props.href), ...foreseen])].join(' ')}
        data-urgent={isUrgent ? '' : undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: text }}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: starter }}
      />
    </>
  )
}

/** The elements themselves, without the fragments and lists that hold them. */
export function flatten(node: ReactNode): ReactElement<Attributes>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Attributes>(child)) return []
    return child.type === Fragment ? flatten(child.props.children) : [child]
  })
}
