import { Fragment, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { Links } from 'react-router'
import { deferredFontsId } from './bootstrap/font-loader.ts'
import { DocumentContext } from './document-context.ts'
import type { DocumentContextValue } from './document-context.ts'
import { flatten } from './flatten.ts'

type Sheet = { href: string; css: string }
/** `fonts`: the deferred font faces as JSON, and the sheet with their rules for browsers without scripts. */
type InlinedStyles = { sheets: Sheet[]; fonts: { faces: string; href: string } | null }

/**
 * Inlines the style sheets of the first page without the fonts that have to be fetched; later pages link theirs. The browser
 * recognises inlined sheets by their style elements. A document that replaces a hydrated one links all of them.
 */
export function CriticalCss(): ReactNode {
  const { nonce, readStylesheet } = useContext(DocumentContext)
  const elements = flatten(Links({ nonce }))
  const [isReplacement] = useState(() => !import.meta.env.SSR && document.documentElement.dataset.hydrated === 'yes')
  if (isReplacement) return elements
  const hrefOf = ({ props }: (typeof elements)[number]) => (props.rel === 'stylesheet' ? props.href : undefined)
  const { sheets, fonts } = import.meta.env.SSR && readStylesheet
    ? readStyles(elements.flatMap((element) => hrefOf(element) ?? []), readStylesheet)
    : findInlinedStyles()
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
          <script id={deferredFontsId} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: fonts.faces }} />
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

function readStyles(hrefs: string[], readStylesheet: NonNullable<DocumentContextValue['readStylesheet']>): InlinedStyles {
  const sheets = hrefs.flatMap((href) => {
    const sheet = readStylesheet(href)
    return sheet ? [{ href, ...sheet }] : []
  })
  const withFonts = sheets.find(({ faces }) => faces.length > 0)
  return { sheets, fonts: withFonts ? { faces: JSON.stringify(withFonts.faces), href: withFonts.href } : null }
}

let inlined: InlinedStyles | null = null

function findInlinedStyles(): InlinedStyles {
  inlined ??= {
    sheets: Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-sheet]'), ({ dataset }) => ({ href: dataset.sheet ?? '', css: '' })),
    fonts: document.getElementById(deferredFontsId) && { faces: '', href: '' },
  }
  return inlined
}
