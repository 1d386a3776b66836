import { useContext } from 'react'
import type { ReactNode } from 'react'
import { Scripts } from 'react-router'
import { deferredModuleId } from './bootstrap/deferred-start.ts'
import { DocumentContext } from './document-context.ts'
import { flatten } from './flatten.ts'

/**
 * The router's `<Scripts>`, deferred: its module script is inert text and its preloads are a list until the bootstrap script
 * starts them. Without a module script among them, the router's elements are rendered as they are.
 */
export function DeferredScripts(): ReactNode {
  const { nonce, bootstrapScript = ' ', extraPreloads = [], firstScripts } = useContext(DocumentContext)
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
        id={deferredModuleId}
        type="text/deferred-module"
        nonce={nonce}
        data-preloads={[...new Set([...preloads.map(({ props }) => props.href), ...extraPreloads])].join(' ')}
        data-first={firstScripts?.[0]}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: text }}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: bootstrapScript }}
      />
    </>
  )
}
