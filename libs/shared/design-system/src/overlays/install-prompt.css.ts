import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { radius, space, vars } from '../theme/theme.css.ts'

const { colour } = vars

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  padding: space[5],
  border: `1px solid ${colour.hairline}`,
  borderRadius: radius.sheet,
  background: colour.sheet,
  '@media': { [media.below600]: { gap: space[4], padding: space[4] } },
})

/** Rounded like an icon on a home screen. */
export const icon = style({ width: '56px', height: '56px', padding: '8px', borderRadius: '14px', background: colour.page, boxShadow: `0 0 0 1px ${colour.rim}` })

export const words = style({ display: 'grid', gap: space[2] })
export const action = style({ marginTop: space[2] })
