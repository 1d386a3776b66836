import { createContext, createElement, useContext } from 'react'
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react'

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string }

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** An app gives its router's link here; until then, and in stories, links are plain. */
export function LinkProvider({ anchor, children }: { anchor: ComponentType<AnchorProps>; children: ReactNode }) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>
}

export const Anchor = (props: AnchorProps) => createElement(useContext(AnchorContext), props)
