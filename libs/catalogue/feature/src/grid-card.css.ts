import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const facts = style({ display: 'flex', alignItems: 'center', gap: '8px' })

/** A date may take two lines. */
export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', selectors: { [`${facts}:not([data-date]) &`]: { whiteSpace: 'nowrap' } } })

/** A narrow card has space for the genre and the badges. */
export const others = style({ selectors: { [`${facts}:has(> :nth-child(2)) &`]: { '@media': { [media.below600]: { display: 'none' } } } } })

/** On narrow cards a date needs the whole width. */
export const signs = style({
  display: 'flex',
  flex: 'none',
  gap: '4px',
  selectors: { [`${facts}[data-date] &`]: { '@media': { [media.below600]: { display: 'none' } } } },
})
