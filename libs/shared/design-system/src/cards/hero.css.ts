import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { firefly } from '../theme/firefly.css.ts'
import { media } from '../theme/media.ts'
import { line, thin, vars } from '../theme/theme.css.ts'

const { colour, measure, script, side, type } = vars

/** On phones the hero's buttons are above the tab bar and the consent banner, so that they can be pressed unscrolled. */
export const height = style({
  minHeight: 'clamp(560px, 56vw, 900px)',
  '@media': { [media.below900]: { minHeight: 'min(664px, 100svh - 160px - env(safe-area-inset-bottom))' } },
})

/** Text is start-aligned and buttons have fixed columns, so that late fonts shift nothing. */
export const hero = style([height, { position: 'relative', display: 'flex', alignItems: 'flex-end', isolation: 'isolate' }])

/** One scrim from the inline start and one from below; the rest of the still is unshaded. */
export const still = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to ${side.end}, ${thin(colour.scrim, 94)} 0, ${thin(colour.scrim, 66)} 26%, transparent 60%),
      linear-gradient(0deg, ${colour.page} 1%, ${thin(colour.scrim, 75)} 11%, transparent 30%)`,
  },
  '@media': {
    [media.below900]: {
      bottom: '120px',
      '::after': {
        background: `linear-gradient(${thin(colour.scrim, 60)} 0, transparent 20%, transparent 44%, ${colour.shade} 74%, ${colour.page} 96%)`,
      },
    },
  },
})

export const preview = style({ position: 'absolute', inset: 0 })

export const copy = style({
  boxSizing: 'content-box',
  width: 'min(100%, 46rem)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  padding: `120px ${measure.gutter} clamp(110px, 9.6vw, 184px)`,
  '@media': {
    [media.below900]: {
      boxSizing: 'border-box',
      width: '100%',
      gap: '12px',
      padding: `96px ${measure.gutter} 40px`,
    },
  },
})

export const notice = style({ display: 'flex', alignItems: 'center', gap: '10px', fontSize: type.small, fontWeight: 600 })
export const point = firefly

export const title = style({
  fontSize: type.display,
  fontWeight: 750,
  lineHeight: line(0.98),
})

export const facts = style({ whiteSpace: 'nowrap' })

/** Always two lines high, so that the buttons below do not move with the wrapping. */
export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  height: `calc(3em * ${script.lead})`,
  maxWidth: '34em',
  color: colour.textBright,
  lineHeight: line(1.5),
  textWrap: 'pretty',
  '@media': { [media.below900]: { display: 'none' } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': {
    [media.below900]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(118px, 40%)', maxWidth: '440px' },
  },
})

/** Two buttons side by side on the narrowest phone, in both languages. */
globalStyle(`${actions} > :is(a, button)`, { '@media': { [media.below600]: { paddingInline: '8px', fontSize: '1rem' } } })

/** The width of a button at the corner that belongs to a carousel. */
export const besideCorner = createVar()

export const corner = style({
  position: 'absolute',
  insetInlineEnd: `calc(${measure.gutter} + ${fallbackVar(besideCorner, '0px')})`,
  bottom: 'clamp(118px, 10.2vw, 196px)',
  display: 'flex',
  gap: '12px',
  '@media': { [media.below900]: { bottom: 'auto', top: '72px', insetInlineEnd: `calc(12px + ${fallbackVar(besideCorner, '0px')})` } },
})
