import { media, space, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[7] })

/** A row has the page's gutter inside, so that it scrolls to the window's edges. */
export const row = style({ marginInline: `calc(-1 * ${vars.measure.gutter})` })

/** Lists beside one another where there is room. */
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
