import type { ReactNode } from 'react'
import { Links } from 'react-router'
import { flatten } from './late-scripts.tsx'

type Styles = { hrefs: string[]; css: string }

/**
 * The style sheets of the first page stand in the page itself; sheets of later pages are linked. The server says by
 * `read` what a sheet holds; in the browser the sheets that came inside the page are known by the style element.
 */
export function InlineStyles({ nonce, read }: { nonce?: string; read?: (href: string) => string | null }): ReactNode {
  const elements = flatten(Links({ nonce }))
  const isSheet = ({ props }: (typeof elements)[number]) => props.rel === 'stylesheet' && props.href !== undefined
  const hrefs = elements.filter(isSheet).map(({ props }) => props.href ?? '')
  const inlined = read ? inlineFrom(hrefs, read) : inlinedBefore()
  return (
    <>
      {inlined.hrefs.length > 0 && (
        <style
          id="first-styles"
          nonce={nonce}
          data-hrefs={inlined.hrefs.join(' ')}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: inlined.css }}
        />
      )}
      {inlined.hrefs.map((href) => <link key={href} {...isHere(href)} />)}
      {elements.filter((element) => !isSheet(element) || !inlined.hrefs.includes(element.props.href ?? ''))}
    </>
  )
}

/** Asks for nothing, and tells the router, which waits for the sheets of a page before it shows it, that this one is here. */
const isHere = (href: string) => ({ rel: 'stylesheet', href, disabled: true })

function inlineFrom(hrefs: string[], read: (href: string) => string | null): Styles {
  const sheets = hrefs.flatMap((href) => ({ href, css: read(href) })).filter(({ css }) => css !== null)
  return { hrefs: sheets.map(({ href }) => href), css: sheets.map(({ css }) => css).join('\n') }
}

let before: Styles | null = null

function inlinedBefore(): Styles {
  const hrefs = () => document.getElementById('first-styles')?.dataset.hrefs?.split(' ') ?? []
  before ??= { hrefs: hrefs(), css: '' }
  return before
}
