import { style } from '@vanilla-extract/css'

const between = '.8em'

/** Each line starts with a dot outside the visible area. */
export const line = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${between}`, clipPath: `inset(-1em -1em -1em ${between})` })

/**
 * The alternative text is empty, because screen readers would read the dot before each fact. Browsers without
 * alternative text use the first declaration.
 */
const dot = ['"·"', '"·" / ""']

export const fact = style({
  position: 'relative',
  lineHeight: 'inherit',
  minWidth: 0,
  paddingInlineStart: between,
  '::before': { content: dot, position: 'absolute', insetInlineStart: 0, width: between, textAlign: 'center' },
})
