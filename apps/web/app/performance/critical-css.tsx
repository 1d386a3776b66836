import { Fragment, useState } from 'react'
import type { ReactNode } from 'react'
import { Links } from 'react-router'
import { flatten } from './deferred-scripts.tsx'
import type { PageContextValue } from './document-context.ts'

type Sheet = { href: string; css: string }
/** `fonts`: the faces that the starter brings, as JSON, and the sheet that has them for whoever runs no scripts. */
type Inlined = { sheets: Sheet[]; fonts: { faces: string; href: string } | null }
type InlineStylesProps = { nonce?: string; read?: PageContextValue['readSheet'] }

/**
 * The style sheets of the first page stand in the page itself, without the fonts that have to be fetched; sheets of later
 * pages are linked. The server says by `read` what a sheet holds; in the browser the sheets that came inside the page are
 * known by their style elements. What is drawn in place of a whole page that came to life has nothing of it: all is linked.
 */
export function InlineStyles({ nonce, read }: InlineStylesProps): ReactNode {
  const elements = flatten(Links({ nonce }))
  const [isAnew] = useState(() => !import.meta.env.SSR && document.documentElement.dataset.hydrated === 'yes')
  if (isAnew) return elements
  const hrefOf = ({ props }: (typeof elements)[number]) => (props.rel === 'stylesheet' ? props.href : undefined)
  const { sheets, fonts } = import.meta.env.SSR && read ? sheetsAmong(elements.flatMap((element) => hrefOf(element) ?? []), read) : inlinedBefore()
  return (
    <>
      {sheets.map(({ href, css }) => (
        <Fragment key={href}>
          <style data-sheet={href} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
          <link {...disabledLink(href)} suppressHydrationWarning />
          {href.endsWith('#') && <link {...disabledLink(href.slice(0, -1))} />}
        </Fragment>
      ))}
      {fonts && (
        <>
          <script id="late-fonts" type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: fonts.faces }} />
          <noscript>
            <link rel="stylesheet" href={fonts.href} />
          </noscript>
        </>
      )}
      {elements.filter((element) => !sheets.some(({ href }) => href === hrefOf(element)))}
    </>
  )
}

/**
 * A disabled link loads nothing. The router and lazily loaded chunks look for a link with the sheet's URL, without the
 * fragment, before they load a sheet.
 */
const disabledLink = (href: string) => ({ rel: 'stylesheet', href, disabled: true })

function sheetsAmong(hrefs: string[], read: NonNullable<InlineStylesProps['read']>): Inlined {
  const found = hrefs.flatMap((href) => {
    const sheet = read(href)
    return sheet ? [{ href, ...sheet }] : []
  })
  const withFonts = found.find(({ faces }) => faces.length > 0)
  return { sheets: found, fonts: withFonts ? { faces: JSON.stringify(withFonts.faces), href: withFonts.href } : null }
}

let before: Inlined | null = null

function inlinedBefore(): Inlined {
  const elements = () => Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-sheet]'))
  before ??= {
    sheets: elements().map(({ dataset }) => ({ href: dataset.sheet ?? '', css: '' })),
    fonts: document.getElementById('late-fonts') && { faces: '', href: '' },
  }
  return before
}
