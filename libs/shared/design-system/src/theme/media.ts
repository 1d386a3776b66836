/** Breakpoints are where content stops fitting, not device sizes. */
export const media = {
  below360: '(max-width: 359.98px)',
  below600: '(max-width: 599.98px)',
  from600: '(min-width: 600px)',
  below900: '(max-width: 899.98px)',
  from900: '(min-width: 900px)',
  from1200: '(min-width: 1200px)',
  from1600: '(min-width: 1600px)',
  low: '(max-height: 400px)',
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  contrast: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
}
