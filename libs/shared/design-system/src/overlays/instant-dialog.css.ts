import { globalStyle, style } from '@vanilla-extract/css'
import './dialog.css.ts'
import { blur } from '../cards/picture.css.ts'
import { skeleton } from '../feedback/skeleton.css.ts'

/** Omits styles that are slow to paint in the first frames. */
export const first = style({ selectors: { '&&': { boxShadow: 'none' } } })

globalStyle(`${first} ${blur}`, { filter: 'none' })

/** Placeholders reserve the space. */
globalStyle(`${first} ${skeleton}`, { visibility: 'hidden' })
globalStyle(`${first} ${skeleton}::after`, { content: 'none' })
