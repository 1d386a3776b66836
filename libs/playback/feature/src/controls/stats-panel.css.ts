import { style } from '@vanilla-extract/css'
import { space, vars } from '@ott/design-system/theme'
import { floating } from './floating.css.ts'

const { colour, type } = vars

/** Beside the picture's middle, so that neither captions nor the large buttons are covered on wide screens. */
export const panel = style([floating, {
  position: 'absolute',
  zIndex: 1,
  top: 'calc(84px + env(safe-area-inset-top))',
  insetInlineStart: 'max(clamp(12px, 2.5vw, 32px), env(safe-area-inset-left), env(safe-area-inset-right))',
  width: 'min(380px, calc(100vw - 24px))',
  maxHeight: 'calc(100% - 84px - 140px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gap: space[3],
  padding: `0 ${space[3]} ${space[3]}`,
  fontSize: type.small,
}])

/** Stays in a low window, where the values scroll. */
export const head = style({ position: 'sticky', top: 0, paddingTop: space[3], display: 'flex', alignItems: 'center', gap: space[2], background: colour.bar })
export const copy = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' })

export const values = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 14px', margin: 0 })
export const label = style({ color: colour.textSoft })
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

export const events = style({ display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' })
export const event = style({ display: 'grid', gridTemplateColumns: '4.5em minmax(0, 1fr)', gap: space[2] })
