import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Links } from 'react-router'
import { flatten } from './late-scripts.tsx'

type Sheet = { href: string; css: string }

/**
 * The style sheets of the first page stand in the page itself; sheets of later pages are linked. The server says by
 * `read` what a sheet holds; in the browser the sheets that came inside the page are known by their style elements.
 */
export function InlineStyles({ nonce, read }: { nonce?: string; read?: (href: string) => string | null }): ReactNode {
  const elements = flatten(Links({ nonce }))
  const hrefOf = ({ props }: (typeof elements)[number]) => (props.rel === 'stylesheet' ? props.href : undefined)
  const inlined = read ? sheetsAmong(elements.flatMap((element) => hrefOf(element) ?? []), read) : inlinedBefore()
  return (
    <>
      {inlined.map(({ href, css }) => (
        <Fragment key={href}>
          <style data-sheet={href} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
          <link {...isHere(href)} suppressHydrationWarning />
        </Fragment>
      ))}
      {elements.filter((element) => !inlined.some(({ href }) => href === hrefOf(element)))}
    </>
  )
}

/**
 * Asks for nothing, and tells the router, which waits for the sheets of a page before it shows it, that this one is here.
 * The starter enables it if the page holds the sheet in part.
 */
const isHere = (href: string) => ({ rel: 'stylesheet', href, disabled: true })

function sheetsAmong(hrefs: string[], read: (href: string) => string | null): Sheet[] {
  return hrefs.flatMap((href) => {
    const css = read(href)
    return css === null ? [] : [{ href, css }]
  })
}

let before: Sheet[] | null = null

function inlinedBefore(): Sheet[] {
  const elements = () => Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-sheet]'))
  before ??= elements().map(({ dataset }) => ({ href: dataset.sheet ?? '', css: '' }))
  return before
}

/** Settles when the sheets that the page held in part are there whole, or cannot be had: what is drawn next needs them. */
export async function wholeSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')
  const awaited = Array.from(links).filter(({ sheet }) => !sheet)
  await Promise.all(awaited.map((link) => new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })))
}
