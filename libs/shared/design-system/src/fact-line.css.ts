import { style } from '@vanilla-extract/css'

const between = '.8em'

/** Each line begins with a dot, outside of what is shown. */
export const line = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${between}`, clipPath: `inset(-1em -1em -1em ${between})` })

export const fact = style({
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: between,
  '::before': { content: '·', position: 'absolute', insetInlineStart: 0, width: between, textAlign: 'center' },
})
