import { style } from '@vanilla-extract/css'

const between = '.8em'

/** Each line starts with a dot outside the visible area. */
export const line = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${between}`, clipPath: `inset(-1em -1em -1em ${between})` })

/** The dot is for the eye: readers that say it say it before each fact. Browsers that know no other text for it take the first. */
const dot = ['"·"', '"·" / ""']

export const fact = style({
  position: 'relative',
  lineHeight: 'inherit',
  minWidth: 0,
  paddingInlineStart: between,
  '::before': { content: dot, position: 'absolute', insetInlineStart: 0, width: between, textAlign: 'center' },
})
