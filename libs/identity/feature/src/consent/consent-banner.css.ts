import { bottomInset, layer, media, space, vars } from '@ott/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { colour, elevation, measure, motion } = vars

/** The banner's height, set on the root while it is shown. */
export { bottomInset }

const tabBar = 'calc(68px + env(safe-area-inset-bottom))'

/** A strip: above the tab bar on phones and below the buttons of a hero, along the bottom elsewhere. In a very low window it scrolls. */
export const banner = style({
  position: 'fixed',
  zIndex: layer.tabBar,
  inset: 'auto 0 0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
  maxHeight: '60svh',
  overflowY: 'auto',
  paddingBlock: space[4],
  paddingInline: measure.gutter,
  paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  background: colour.raised,
  boxShadow: `${elevation.lift}, 0 -1px 0 ${colour.hairline}`,
  transition: `transform ${motion.calm}, opacity ${motion.calm}`,
  '@starting-style': { opacity: 0, transform: 'translateY(12px)' },
  '@media': {
    [media.below900]: { bottom: tabBar, flexDirection: 'column', alignItems: 'stretch', gap: space[2], paddingBlock: space[2], boxShadow: `0 -1px 0 ${colour.hairline}` },
    [media.forced]: { borderTop: '1px solid CanvasText' },
  },
})

globalStyle(`html:has(.${banner})`, {
  scrollPaddingBottom: `calc(var(${bottomInset}, 0px) + ${space[4]})`,
  '@media': { [media.below900]: { scrollPaddingBottom: `calc(var(${bottomInset}, 0px) + ${tabBar} + ${space[4]})` } },
})

/** Room after the footer, so that the banner never covers the end of the page. */
globalStyle(`body:has(.${banner})`, { paddingBottom: `var(${bottomInset}, 0px)` })

export const text = style({ display: 'grid', gap: space[1], maxWidth: '104ch' })

/** On phones the question speaks for itself; the heading still names the region. */
export const heading = style({ '@media': { [media.below600]: { display: 'none' } } })

/** Not on phones, where the banner would cover the buttons of a hero. The page of choices says it too. */
export const otherwise = style({ '@media': { [media.below600]: { display: 'none' } } })

/** Equal columns, so that no answer looks larger. */
export const answers = style({ flex: 'none', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] })
