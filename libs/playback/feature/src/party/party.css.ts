import { style } from '@vanilla-extract/css'
import { radius, space, vars } from '@ott/design-system/theme'

const { colour, type } = vars

export const part = style({ display: 'grid', gap: space[2], minWidth: 0 })

/** It can be selected where the clipboard is refused. */
export const link = style({
  width: '100%',
  minHeight: '44px',
  padding: `0 ${space[3]}`,
  borderRadius: radius.control,
  border: `1px solid ${colour.edge}`,
  background: colour.raised,
  color: colour.text,
  fontSize: type.small,
  textOverflow: 'ellipsis',
  userSelect: 'text',
  WebkitUserSelect: 'text',
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const members = style({ display: 'grid', gap: space[2], listStyle: 'none', margin: 0, padding: 0 })
export const member = style({ display: 'flex', alignItems: 'center', gap: space[3], minHeight: '44px' })
export const memberName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const join = style({ display: 'grid', gap: space[4], justifyItems: 'center', textAlign: 'center', maxWidth: '560px', marginInline: 'auto', padding: `${space[6]} ${space[4]}` })
