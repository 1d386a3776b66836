import { Children, Fragment, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'

type Attributes = {
  rel?: string
  href?: string
  type?: string
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

/** Flattens fragments and lists into their elements. */
export function flatten(node: ReactNode): ReactElement<Attributes>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Attributes>(child)) return []
    return child.type === Fragment ? flatten(child.props.children) : [child]
  })
}
