import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { line, thin, vars } from '../theme/theme.css.ts'

const { colour, script, side, type } = vars

export const lead = style({ position: 'relative' })

const still = style({ position: 'relative', overflow: 'hidden' })
export const place = styleVariants({
  dialog: [still, {
    aspectRatio: '2.05',
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(0deg, ${colour.sheet} 1%, ${thin(colour.sheet, 85)} 20%, transparent 62%)`,
    },
    '@media': {
      [media.below600]: {
        aspectRatio: '.84',
        // Name and facts are higher than on a wide still, so the scrim is higher too.
        '::after': { background: `linear-gradient(0deg, ${colour.sheet} 1%, ${thin(colour.sheet, 85)} 38%, transparent 72%)` },
      },
    },
  }],
  page: [still, {
    // The buttons and the start of the description fit into a low window.
    height: 'clamp(440px, min(56vw, 100svh - 84px), 900px)',
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to ${side.end}, ${thin(colour.scrim, 85)} 0, ${thin(colour.scrim, 50)} 30%, transparent 62%),
        linear-gradient(0deg, ${colour.page} 1%, ${thin(colour.scrim, 92)} 22%, transparent 62%)`,
    },
    '@media': {
      [media.below900]: {
        // The buttons end above the tab bar of a small phone.
        height: 'clamp(280px, 100svh - 88px - env(safe-area-inset-bottom), 590px)',
        '::after': { background: `linear-gradient(0deg, ${colour.page} 1%, ${thin(colour.scrim, 92)} 38%, transparent 72%)` },
      },
    },
  }],
})

export const preview = style({ position: 'absolute', inset: 0 })

const inner = style({ width: '100%' })
export const edge = styleVariants({
  dialog: [inner, { paddingInline: '44px', '@media': { [media.below900]: { paddingInline: '16px' } } }],
  page: [inner, { paddingInline: vars.measure.gutter, '@media': { [media.from900]: { maxWidth: '2040px' } } }],
})

export const head = style({ position: 'absolute', zIndex: 2, inset: 'auto 0 0', display: 'grid', gap: '16px' })

export const corner = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: vars.measure.gutter,
  bottom: 0,
  display: 'flex',
  gap: '12px',
  '@media': { [media.below900]: { bottom: 'auto', top: '72px', insetInlineEnd: '12px' } },
})

export const title = style({
  fontSize: 'clamp(2.25rem, 1.7rem + 2vw, 3.5rem)',
  fontWeight: 750,
  lineHeight: line(1),
})

/**
 * A line with a badge, which extends below it. A dialog on a phone reserves two, so that late facts do not move the
 * name.
 */
const factsLine = style({ minHeight: '22px', color: colour.textSoft, fontSize: type.small, lineHeight: line(1.35) })
export const facts = styleVariants({
  dialog: [factsLine, { '@media': { [media.below600]: { minHeight: `calc(2.7em * ${script.lead} + 1.2px)` } } }],
  page: [factsLine],
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
})

/** On phones the first item, or its placeholder, has its own line. Items that load later do not move the name. */
globalStyle(`${actions} > :first-child`, { '@media': { [media.below600]: { flex: '1 0 100%', paddingInline: '12px', fontSize: '1rem' } } })

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  paddingTop: '28px',
  paddingBottom: '44px',
  '@media': { [media.below900]: { gap: '32px', paddingTop: '20px', paddingBottom: '40px' } },
})

const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(288px, 24vw, 480px)',
  gap: '48px',
  '@media': { [media.below900]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' } },
})
/** On a TV about 60 characters of large text; the facts follow it and take the rest of the width. */
const wideText = '44rem'
export const columns = styleVariants({
  dialog: [twoColumns],
  page: [twoColumns, { '@media': { [media.from1600]: { gridTemplateColumns: `${wideText} minmax(0, 1fr)`, gap: '64px' } } }],
})

/** Not in `ch`: the width of a 0 changes with the font swap and would rewrap every line. */
const text = style({ display: 'grid', gap: '20px', alignContent: 'start', justifyItems: 'start', maxWidth: '41em' })
export const main = styleVariants({
  dialog: [text],
  page: [text, { '@media': { [media.from1600]: { vars: { [type.body]: '1.25rem' }, maxWidth: wideText } } }],
})

export const aside = style({
  paddingInlineStart: '28px',
  borderInlineStart: `1px solid ${colour.hairline}`,
  '@media': { [media.below900]: { paddingInlineStart: 0, borderInlineStart: 0 } },
})
