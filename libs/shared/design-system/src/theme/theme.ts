/** The theme for style sheets of other libraries, without any component. */
export { media } from './media.ts'
export { bottomInset } from './tokens.ts'
export { layer, line, radius, space, vars } from './theme.css.ts'
