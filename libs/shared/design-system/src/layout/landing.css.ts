import { keyframes, style } from '@vanilla-extract/css'
import { smallFirefly } from '../theme/firefly.css.ts'
import { media } from '../theme/media.ts'
import { line, thin, vars } from '../theme/theme.css.ts'

const { colour, measure, side, type } = vars

/** The text is at the bottom, where the still is darkest, and the next section is visible below. */
export const landing = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: 'clamp(480px, 48vw, 820px)',
  isolation: 'isolate',
  overflow: 'clip',
  '@media': { [media.below900]: { minHeight: 'min(664px, 100svh - 113px - env(safe-area-inset-bottom))' } },
})

/** The still is decorative, so it is darker than a hero's. */
export const still = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to ${side.end}, ${thin(colour.scrim, 92)} 0, ${thin(colour.scrim, 64)} 34%, ${thin(colour.scrim, 18)} 72%),
      linear-gradient(0deg, ${colour.page} 1%, ${thin(colour.scrim, 80)} 22%, transparent 52%)`,
  },
  '@media': {
    [media.below900]: {
      bottom: '160px',
      '::after': { background: `linear-gradient(${thin(colour.scrim, 60)} 0, transparent 20%, transparent 34%, ${thin(colour.scrim, 82)} 52%, ${colour.page} 92%)` },
    },
  },
})

export const copy = style({
  display: 'grid',
  gap: '20px',
  width: 'min(100%, 54rem)',
  padding: `120px ${measure.gutter} clamp(40px, 4.4vw, 84px)`,
  boxSizing: 'border-box',
  '@media': { [media.below900]: { gap: '14px', paddingBottom: '24px' } },
})

export const title = style({
  fontSize: 'clamp(2.125rem, 1.55rem + 2.55vw, 4rem)',
  fontWeight: 750,
  lineHeight: line(1.14),
  textWrap: 'balance',
})

export const lead = style({ maxWidth: '36em', color: colour.textBright, fontSize: type.body, lineHeight: line(1.5), textWrap: 'pretty' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '4px', '@media': { [media.below600]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } } })

const drift = keyframes({ '50%': { opacity: 0.3 }, to: { transform: 'translate(var(--drift))' } })

export const fly = style([smallFirefly, {
  position: 'absolute',
  zIndex: -1,
  opacity: 0.85,
  '@media': { [media.moving]: { animation: `${drift} 11s ease-in-out infinite alternate` } },
}])
