import { style } from '@vanilla-extract/css'
import { smallFirefly } from '../theme/firefly.css.ts'
import { media } from '../theme/media.ts'
import { line, radius, vars } from '../theme/theme.css.ts'

const { colour, elevation, measure, type } = vars

/** Two rows of five; on phones, columns of three that scroll sideways. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '0 20px',
  padding: `4px ${measure.gutter}`,
  '@media': {
    '(max-width: 1199.98px)': {
      gridAutoFlow: 'column',
      gridTemplate: 'repeat(3, auto) / none',
      gridAutoColumns: '268px',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: measure.gutter,
      scrollbarWidth: 'none',
    },
  },
})

export const entry = style({ position: 'relative', borderTop: `1px solid ${colour.hairline}`, scrollSnapAlign: 'start' })

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto 64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px',
  padding: '12px 0',
  borderRadius: radius.small,
  outline: 'none',
  '@media': { [media.below900]: { gridTemplateColumns: 'auto 56px minmax(0, 1fr)' } },
})

export const rank = style({
  minWidth: '.68em',
  fontSize: type.rank,
  fontWeight: 200,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
  selectors: { '&:lang(en)': { letterSpacing: '-.05em' } },
})

export const art = style({
  aspectRatio: '2 / 3',
  overflow: 'hidden',
  borderRadius: radius.small,
  selectors: { [`${link}:focus-visible &`]: { boxShadow: elevation.halo, outline: '2px solid transparent' } },
})

export const title = style({ display: 'block', fontSize: '1rem', fontWeight: 600, lineHeight: line(1.22), textWrap: 'balance' })
export const facts = style({ color: colour.textSoft, fontSize: type.small, lineHeight: line(1.42) })
export const first = style([smallFirefly, { position: 'absolute', top: '-3px', insetInlineStart: 0 }])
