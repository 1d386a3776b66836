import { style, styleVariants } from '@vanilla-extract/css'
import { radius, vars } from '../theme/theme.css.ts'

const { colour } = vars

const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const look = styleVariants({
  lines: [list, { display: 'grid' }],
  chips: [list, { display: 'flex', flexWrap: 'wrap', gap: '8px' }],
})

export const item = styleVariants({
  lines: { display: 'flex', alignItems: 'center', gap: '8px', borderBlockStart: `1px solid ${colour.hairline}` },
  chips: { display: 'flex', maxWidth: '100%' },
})

export const line = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: '12px',
  minWidth: 0,
  minHeight: '52px',
  borderRadius: radius.control,
  color: colour.text,
  overflowWrap: 'anywhere',
})
