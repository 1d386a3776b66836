import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { smallFirefly } from '../theme/firefly.css.ts'
import { media } from '../theme/media.ts'
import { layer, radius, thin, vars } from '../theme/theme.css.ts'

const { colour, measure, motion } = vars

const height = { wide: '76px', narrow: '60px' }

const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: '32px',
  height: height.wide,
  padding: `0 ${measure.gutter}`,
  // Its menu covers what lies along the bottom edge of a small window.
  selectors: { '&:has(details[open])': { zIndex: layer.menu } },
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: colour.page,
    boxShadow: `0 1px 0 ${colour.hairline}`,
    transition: `opacity ${motion.calm}`,
  },
  '@media': {
    [media.below900]: { height: height.narrow, gap: '12px' },
    // Not sticky at fourfold zoom or on a phone in landscape, where the page needs the space.
    [media.low]: { position: 'relative' },
  },
})

export const ground = styleVariants({
  solid: [header],
  overHero: [header, {
    marginBottom: `-${height.wide}`,
    background: `linear-gradient(${thin(colour.scrim, 80)}, transparent)`,
    selectors: { '&:not([data-scrolled])::before': { opacity: 0 } },
    '@media': {
      [media.below900]: { marginBottom: `-${height.narrow}` },
      [media.forced]: { selectors: { '&:not([data-scrolled])::before': { opacity: 1 } } },
    },
  }],
})

export const navigation = style({
  display: 'flex',
  gap: 'clamp(20px, 2.2vw, 28px)',
  marginInlineEnd: 'auto',
  '@media': { [media.below900]: { display: 'none' } },
})

export const navigationLink = style({
  position: 'relative',
  padding: '10px 0',
  borderRadius: radius.badge,
  color: colour.textBright,
  whiteSpace: 'nowrap',
  transition: `color ${motion.fast}`,
  selectors: { '&:hover': { color: colour.text }, '&[aria-current]': { color: colour.text, fontWeight: 600 } },
})

/** The firefly marks the current page. */
export const here = style([smallFirefly, { position: 'absolute', insetInline: 0, bottom: 0, marginInline: 'auto' }])

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  '@media': { [media.below900]: { marginInlineStart: 'auto' } },
})

/** Reserves the width of the login button before its font loads. */
globalStyle(`${end} > a:last-child`, { minWidth: '80px' })
