import { style } from '@vanilla-extract/css'
import { smallFirefly } from '../theme/firefly.css.ts'
import { media } from '../theme/media.ts'
import { layer, vars } from '../theme/theme.css.ts'

const { colour } = vars

/** Prevents the bar from covering the end of the page. */
export const room = style({ height: 'calc(68px + env(safe-area-inset-bottom))', '@media': { [media.from900]: { display: 'none' } } })

export const bar = style({
  position: 'fixed',
  zIndex: layer.tabBar,
  inset: 'auto 0 0',
  display: 'flex',
  minHeight: '68px',
  padding: '0 8px env(safe-area-inset-bottom)',
  background: colour.bar,
  boxShadow: `0 -1px 0 ${colour.hairline}`,
  '@media': { [media.from900]: { display: 'none' }, [media.forced]: { borderTop: '1px solid CanvasText' } },
})

/** Icons align in one line, above labels of one or two lines. */
export const tab = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'center',
  gap: '2px',
  paddingTop: '10px',
  color: colour.textSoft,
  fontSize: '.75rem',
  lineHeight: 1.3,
  textAlign: 'center',
  selectors: { '&[aria-current]': { color: colour.text, fontWeight: 600 } },
})

export const icon = style({ display: 'grid', fontSize: '19px' })
export const here = style([smallFirefly, { position: 'absolute', top: '4px' }])
