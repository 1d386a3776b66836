import { globalLayer, globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { fontFamily, line, vars } from './theme.css.ts'

/** A cascade layer of its own, so that components win in any order of style sheets. */
const base = globalLayer('base')
const inBase = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [base]: rule } })

inBase('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 })
inBase('*', { scrollbarWidth: 'thin' })
inBase('html', {
  scrollbarColor: `${vars.colour.edge} transparent`,
  background: vars.colour.page,
  color: vars.colour.text,
  colorScheme: 'dark',
  textSizeAdjust: '100%',
  scrollPaddingTop: '88px',
  // The header and the tab bar never cover a focused element.
  '@media': {
    [media.below900]: { scrollPaddingBottom: 'calc(84px + env(safe-area-inset-bottom))' },
    [media.low]: { scrollPaddingTop: '12px' },
    // A TV is watched from ten feet away.
    [media.from1600]: { fontSize: '112.5%' },
  },
})
inBase('body', {
  fontFamily,
  fontSize: vars.type.body,
  lineHeight: line(1.5),
  WebkitFontSmoothing: 'antialiased',
  minHeight: '100vh',
  overflowX: 'clip',
  overflowWrap: 'break-word',
})
/** Text in the other language uses the line height of its own script, not the inherited one. */
inBase(':where([lang])', { lineHeight: line(1.5) })
inBase('img, video', { display: 'block', maxWidth: '100%' })
inBase('a', { color: 'inherit', textDecoration: 'none' })
inBase('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
inBase('button', { cursor: 'pointer', background: 'none', border: 0, padding: 0 })
inBase('ul, ol', { listStyle: 'none', padding: 0 })
inBase('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: 650,
  letterSpacing: vars.script.tight,
  lineHeight: line(1.16),
  textWrap: 'balance',
})
inBase('fieldset', { border: 0, padding: 0, minInlineSize: 0 })
inBase('[hidden]', { display: 'none' })
inBase('::selection', { background: vars.colour.accent, color: vars.colour.textInverse })

/** The focus ring is a larger firefly. Forced colours paint no shadows, so the outline replaces it there. */
inBase(':focus-visible', { outline: '2px solid transparent', outlineOffset: '2px' })
inBase(':focus-visible:not([data-halo="elsewhere"])', { boxShadow: `${vars.elevation.halo} !important` })
/** Hides the footer until the content above it is loaded, so that it does not shift. */
inBase('main', { minHeight: '100svh' })
inBase('main:focus-visible, [tabindex="-1"]:focus-visible', { boxShadow: 'none !important' })

/** Elements that must show activity define a static form in `--when-still`. */
inBase('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      vars: { '--when-still': 'none' },
      animation: 'var(--when-still) !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
