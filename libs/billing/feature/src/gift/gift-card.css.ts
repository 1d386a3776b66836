import { layer, media, radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'
import { sheet } from '../surface.css.ts'

const { colour, type } = vars

/** Printed, it covers the page, dark on white. */
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  width: '100%',
  padding: '24px 20px',
  ...sheet,
  '@media': {
    print: { position: 'fixed', zIndex: layer.print, inset: 0, alignContent: 'center', borderRadius: 0, background: 'white', color: 'black', boxShadow: 'none' },
  },
})
export const sign = style({ color: colour.accent, fontSize: '32px' })
export const codes = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  gap: '20px',
  '@media': { [media.from600]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
/** Cameras read dark on light. */
export const picture = style({ display: 'block', background: 'white', borderRadius: radius.menu })
export const texts = style({ display: 'grid', gap: '6px', minWidth: 0, '@media': { [media.from600]: { justifyItems: 'start', textAlign: 'start' } } })
export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: type.section, fontWeight: 600, letterSpacing: '0.04em', overflowWrap: 'anywhere' })
export const url = style({ fontSize: type.small, overflowWrap: 'anywhere' })
