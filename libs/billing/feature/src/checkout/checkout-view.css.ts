import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** One column on phones: what it costs comes first. Beside the form from 900 px, where it stays in view. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  alignItems: 'start',
  '@media': { [media.from900]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)', gap: '64px' } },
})
export const summary = style({ '@media': { [media.from900]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: '100px' } } })
export const form = style({ minWidth: 0, '@media': { [media.from900]: { gridColumn: 1, gridRow: 1 } } })
/** Reserved while the quote loads: the sentence takes two lines on phones. */
export const upcoming = style({ minHeight: '2lh', '@media': { [media.from900]: { minHeight: '1lh' } } })
export const page = style({ width: '100%', maxWidth: '1120px', marginInline: 'auto' })
export const narrow = style({ width: '100%', maxWidth: '560px', marginInline: 'auto' })
