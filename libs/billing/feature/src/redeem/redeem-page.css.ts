import { media, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'
import { sheet } from '../surface.css.ts'

const { colour } = vars

/** The arrow stands on the edge of the text below. */
export const back = style({ marginInlineStart: '-12px' })

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  padding: '36px',
  ...sheet,
  '@media': { [media.below600]: { padding: '24px 20px 28px' } },
})

export const sign = style({ display: 'flex', color: colour.accent, fontSize: '30px' })

/** As high as the form, so that nothing below shifts when the session is read. */
export const content = style({ minHeight: '196px', paddingTop: '4px' })
