import { style } from '@vanilla-extract/css'
import { media, space } from '@ott/design-system/theme'
import { floating } from './floating.css.ts'

/** Captions over the picture stay out of the panel. */
export const panelSize = { width: 'min(400px, (100% - 24px))', maxHeight: '72%' }

/** Beside the picture, so that it and the captions over it stay in sight. */
export const panel = style([floating, {
  position: 'fixed',
  zIndex: 2,
  insetBlock: 'calc(12px + env(safe-area-inset-top)) calc(12px + env(safe-area-inset-bottom))',
  insetInlineEnd: 'calc(12px + env(safe-area-inset-right))',
  width: panelSize.width,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[4],
  '@media': { [media.below600]: { insetBlock: 'auto calc(12px + env(safe-area-inset-bottom))', maxHeight: panelSize.maxHeight } },
}])
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[2] })
