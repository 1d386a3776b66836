import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const facts = style({ display: 'flex', alignItems: 'center', gap: '8px' })

/** One line: a year that does not fit wraps out of sight. A date may take two lines. */
export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  selectors: { [`${facts}:not([data-date]) &`]: { display: 'flex', flexWrap: 'wrap', height: '1lh', whiteSpace: 'nowrap' } },
})

export const genre = style({ minWidth: 0, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' })

/** On narrow cards a date needs the whole width. */
export const signs = style({
  display: 'flex',
  flex: 'none',
  gap: '4px',
  selectors: { [`${facts}[data-date] &`]: { '@media': { [media.below600]: { display: 'none' } } } },
})
