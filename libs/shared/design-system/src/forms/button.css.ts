import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { radius, thin, vars } from '../theme/theme.css.ts'

const height = createVar()
const noteColour = createVar()

const { colour, motion } = vars

/** A loading button ignores clicks but keeps its look. */
const disabled = '&:disabled, &[aria-disabled="true"]:not([aria-busy])'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  position: 'relative',
  minHeight: height,
  padding: `0 calc(${height} * .46)`,
  border: '1px solid transparent',
  backgroundOrigin: 'border-box',
  borderRadius: radius.control,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `transform ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    '&:active': { transform: 'scale(.98)' },
    [disabled]: { vars: { [noteColour]: colour.textOff }, background: colour.off, borderColor: colour.off, color: colour.textOff, cursor: 'default', transform: 'none' },
  },
  '@media': { [media.forced]: { borderColor: 'ButtonBorder' } },
})

const sizes = {
  lg: { vars: { [height]: '56px' }, fontSize: '1.125rem' },
  md: { vars: { [height]: '48px' }, fontSize: '1rem' },
  sm: { vars: { [height]: '40px' }, fontSize: '.9375rem' },
  xsm: { vars: { [height]: '32px' }, fontSize: '.875rem', gap: '6px', borderRadius: radius.small },
}

/** Touch targets are at least 44 px; only xsm is smaller, with that much space around it. */
const onTouch = { minHeight: `max(${height}, 44px)` }
const roomForTouch = {
  '@media': { [media.touch]: { '::before': { content: '', position: 'absolute', inset: '-6px' } } },
} as const

export const size = styleVariants({
  lg: sizes.lg,
  md: sizes.md,
  sm: { ...sizes.sm, '@media': { [media.touch]: onTouch } },
  xsm: { ...sizes.xsm, ...roomForTouch },
})

export const sizeWide = styleVariants(sizes, (rule) => ({ '@media': { [media.from900]: rule } }))

const hover = (rule: { background?: string; backgroundColor?: string; filter?: string }) => ({
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': rule } } },
})

/** `danger` is not one of the brand's variants: it removes or ends something. */
export const variant = styleVariants({
  primary: { background: colour.accent, color: colour.textInverse, ...hover({ backgroundColor: colour.accentHover }) },
  'primary-gradient': {
    background: `linear-gradient(100deg, ${colour.accent} 10%, ${colour.accentMiddle} 60%, ${colour.accentWarm})`,
    backgroundOrigin: 'border-box',
    color: colour.textInverse,
    ...hover({ filter: 'brightness(1.06)' }),
  },
  secondary: {
    background: colour.wash,
    borderColor: colour.rim,
    color: colour.text,
    ...hover({ backgroundColor: colour.washStrong }),
  },
  tertiary: {
    background: 'none',
    color: colour.text,
    paddingInline: '12px',
    selectors: { [disabled]: { background: 'none', borderColor: 'transparent' } },
    ...hover({ backgroundColor: colour.wash }),
  },
  ctaButton: {
    background: colour.inverse,
    color: colour.textInverse,
    borderRadius: radius.full,
    paddingInline: `calc(${height} * .5) 5px`,
    ...hover({ backgroundColor: colour.inverseHover }),
  },
  // As bright as `primary`: to resume is the stronger intent.
  continueWatching: {
    vars: { [noteColour]: colour.textInverse },
    background: colour.accent,
    color: colour.textInverse,
    overflow: 'hidden',
    paddingBottom: '3px',
    ...hover({ backgroundColor: colour.accentHover }),
  },
  danger: { background: colour.errorWash, borderColor: colour.error, color: colour.textError },
})

/** The dark disc at the end of a `ctaButton`. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: `calc(${height} - 12px)`,
  height: `calc(${height} - 12px)`,
  marginInlineStart: '6px',
  borderRadius: '50%',
  background: colour.page,
  color: colour.accent,
  selectors: { [`:is(${button}:disabled, ${button}[aria-disabled="true"]) &`]: { color: colour.textOff } },
})

/** Watch progress, along the bottom of `continueWatching`. */
export const foot = style({
  position: 'absolute',
  inset: 'auto 0 0',
  height: '3px',
  background: thin(colour.textInverse, 25),
  '::after': { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: 'var(--progress)', background: colour.textInverse },
  '@media': { [media.forced]: { forcedColorAdjust: 'none', '::after': { background: 'Highlight' } } },
})
/** In a narrow container the button wraps, not the text before it. */
export const note = style({ flexShrink: 99, color: fallbackVar(noteColour, colour.textSoft), fontWeight: 400, fontSize: '.86em' })
export const wide = style({ width: '100%' })
export const round = style({ width: height, minWidth: height, paddingInline: 0, borderRadius: '50%' })

export const roundOnTouch = style({ '@media': { [media.touch]: { minWidth: `max(${height}, 44px)` } } })
