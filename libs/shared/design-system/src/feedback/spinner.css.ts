import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { thin, vars } from '../theme/theme.css.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const glimmer = keyframes({ from: { opacity: 0.35 }, to: { opacity: 1 } })

/** The firefly motif: a faint ring and one rotating point of light. */
export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  position: 'relative',
  width: '1.25em',
  height: '1.25em',
  borderRadius: '50%',
  border: `2px solid ${thin('currentColor', 28)}`,
  animation: `${turn} 1.1s linear infinite`,
  '::after': {
    content: '',
    position: 'absolute',
    top: '-4px',
    width: '6px',
    height: '6px',
    insetInline: 0,
    marginInline: 'auto',
    borderRadius: '50%',
    background: 'currentColor',
  },
  '@media': { [media.still]: { vars: { '--when-still': `${glimmer} 1.2s linear infinite alternate` } } },
})

export const page = style({ display: 'grid', placeItems: 'center', minHeight: '40vh', fontSize: '2rem', color: vars.colour.accent })
