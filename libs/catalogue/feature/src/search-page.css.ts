import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The viewer's own searches beside those of everybody. */
export const offers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '32px',
  '@media': { [media.from900]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})

/** What was found before stays readable while the next answer is on its way. */
export const findings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  selectors: { '&[aria-busy="true"]': { opacity: 0.75 } },
})

export const kinds = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px' })
