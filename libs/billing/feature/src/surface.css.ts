import { radius, vars } from '@ott/design-system/theme'

const { colour } = vars

/** A part of its own on the page. */
export const sheet = { borderRadius: radius.sheet, background: colour.sheet, boxShadow: `0 0 0 1px ${colour.rim}` }

/** Facts within a part. */
export const raised = { borderRadius: radius.menu, background: colour.raised }
