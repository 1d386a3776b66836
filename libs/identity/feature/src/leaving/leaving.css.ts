import { line, space, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour, type } = vars

export const meaning = style({ display: 'grid', gap: space[2], margin: 0, paddingInlineStart: '1.2em', listStyle: 'disc', color: colour.textSoft, fontSize: type.body, lineHeight: line(1.5) })
