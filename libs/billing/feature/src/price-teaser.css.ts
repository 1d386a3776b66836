import { media, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  padding: '36px',
  '@media': { [media.below900]: { padding: '28px 20px 0' } },
})

/** Leaves the corner to the close button. Reading begins here: at the link the sheet of a phone would open at its foot. */
export const intro = style({ display: 'grid', gap: '8px', paddingInlineEnd: '44px', outline: 'none' })

/** Under long cards the way on stays at hand. */
export const way = style({
  '@media': {
    [media.from900]: { justifySelf: 'end', minWidth: '280px' },
    [media.below900]: {
      position: 'sticky',
      bottom: 0,
      marginInline: '-20px',
      padding: '12px 20px 24px',
      background: vars.colour.sheet,
      borderTop: `1px solid ${vars.colour.hairline}`,
    },
  },
})
