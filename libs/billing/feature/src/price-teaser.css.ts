import { media, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'grid',
  grid: 'auto 1fr auto / minmax(0, 1fr)',
  minHeight: 'inherit',
  gap: '24px',
  padding: '36px 36px 0',
  '@media': { [media.below900]: { padding: '28px 20px 0' } },
})

/**
 * Leaves the corner to the close button. It is the initial focus, because focusing the link would scroll a phone's
 * sheet to its end.
 */
export const intro = style({ display: 'grid', gap: '8px', paddingInlineEnd: '44px', outline: 'none' })

/** In a low window, and below long cards, the link stays visible. */
export const way = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, auto)',
  justifyContent: 'end',
  justifyItems: 'center',
  gap: '8px',
  marginInline: '-36px',
  padding: '16px 36px 24px',
  background: vars.colour.sheet,
  borderTop: `1px solid ${vars.colour.hairline}`,
  '@media': { [media.below900]: { gridTemplateColumns: 'minmax(0, 1fr)', marginInline: '-20px', padding: '12px 20px 24px' } },
})
