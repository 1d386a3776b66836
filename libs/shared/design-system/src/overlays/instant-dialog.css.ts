import { globalStyle, style } from '@vanilla-extract/css'
import './dialog.css.ts'
import { blur } from '../cards/picture.css.ts'
import { skeleton } from '../feedback/skeleton.css.ts'

/** What a browser takes long to draw is left out of the first frames. */
export const first = style({ selectors: { '&&': { boxShadow: 'none' } } })

globalStyle(`${first} ${blur}`, { filter: 'none' })

/** Nothing is missed yet: places are kept. */
globalStyle(`${first} ${skeleton}`, { visibility: 'hidden' })
globalStyle(`${first} ${skeleton}::after`, { content: 'none' })
