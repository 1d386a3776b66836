import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const container = style({ position: 'relative' })

/** The button follows in the last line. It is one element in both states, so that it keeps the focus. */
export const whole = style({ display: 'inline' })

/** Three lines. A cut text fades at the end of the last one, where the button is: the background may be any. */
export const lines = style({
  maxHeight: '3lh',
  overflow: 'hidden',
  selectors: {
    '&[data-cut]': {
      maskImage: `linear-gradient(black 0 0), linear-gradient(to ${vars.side.start}, transparent 7em, black 11em)`,
      maskSize: '100% calc(100% - 1lh), 100% 1lh',
      maskPosition: 'top, bottom',
      maskRepeat: 'no-repeat',
    },
  },
})

/** Laid over the end of the last line, so that it shifts nothing when it appears. */
export const more = style({ position: 'absolute', insetInlineEnd: 0, bottom: 0 })
