import { style, styleVariants } from '@vanilla-extract/css'
import { media, space, vars } from '@ott/design-system/theme'

const { colour, motion, type } = vars

/** The window's whole page. */
export const frame = style({ position: 'fixed', inset: 0, overflow: 'hidden', background: colour.film, color: colour.text, outline: 'none' })

/** Shown on hover, on focus and while paused. */
export const controls = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  selectors: { [`${frame}:hover &, ${frame}:focus-within:not(:focus) &, ${frame}[data-paused] &`]: { opacity: 1 } },
})
export const transport = style({ display: 'flex', alignItems: 'center', gap: space[3] })

const disc = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: colour.shade,
  color: colour.text,
  border: '1px solid transparent',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: colour.disc } } }, [media.forced]: { borderColor: 'ButtonBorder' } },
})
export const discs = styleVariants({
  large: [disc, { width: '56px', height: '56px', fontSize: '24px' }],
  small: [disc, { width: '44px', height: '44px', fontSize: '20px' }],
  back: [disc, { position: 'absolute', top: space[2], insetInlineEnd: space[2], width: '44px', height: '44px', fontSize: '20px' }],
})

export const failure = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', padding: space[3], textAlign: 'center', background: colour.veil, fontSize: type.small })

/** Over the page's picture while the video plays elsewhere. */
export const elsewhere = style({ position: 'absolute', inset: 0, background: colour.film, pointerEvents: 'none' })
/** Low windows have no height for a column between the top bar and the large buttons. */
const low = '(max-height: 640px)'
export const note = style({
  position: 'absolute',
  inset: `calc(84px + env(safe-area-inset-top)) 0 calc(50% + 56px)`,
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  gap: space[3],
  textAlign: 'center',
  '@media': { [low]: { gridAutoFlow: 'column', inset: '84px 0 calc(50% + 52px)' } },
})
export const noteIcon = style({ fontSize: '2.5rem', lineHeight: 1, color: colour.accent, '@media': { [low]: { display: 'none' } } })
export const noteButton = style({ pointerEvents: 'auto' })
