/** What a style sheet of another library speaks in. It draws in no component. */
export { media } from './media.ts'
export { fontFamily, layer, line, radius, space, vars } from './theme.css.ts'
