import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The user's searches beside popular ones. */
export const suggestions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '32px',
  '@media': { [media.from900]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})

/** Previous results stay readable while the next ones load. */
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  selectors: { '&[aria-busy="true"]': { opacity: 0.75 } },
})

export const kinds = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px' })
