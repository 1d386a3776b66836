import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { layer, line, media, radius, space, vars } from '@ott/design-system/theme'
import { panelSize } from './controls/side-panel.css.ts'
import { floating } from './controls/floating.css.ts'

const { colour, elevation, motion, type } = vars

/** The height of the bottom controls: captions move above it. */
export const foot = createVar()
/** Half the height of the large buttons with a gap: captions stay out of it. */
const middleHalf = createVar()
/** The height of the top bar. */
const headHeight = createVar()
/** Controls and their icons grow by half for a TV, which is watched from ten feet away. */
const controlHeight = createVar()
const seekHeight = createVar()
const barHeight = createVar()
const thumbSize = createVar()
/** Clear of a notch; both sides get the larger inset, so that the middle stays in the middle. */
const sideInset = 'max(env(safe-area-inset-left), env(safe-area-inset-right))'
export const edge = `max(clamp(12px, 2.5vw, 32px), ${sideInset})`
/** Of the age rating with its reasons and the note on a demo video. */
const ratingHeight = '92px'
/** Below the top bar. */
const head = `calc(${headHeight} + env(safe-area-inset-top))`

export const player = style({
  vars: {
    [foot]: 'calc(128px + env(safe-area-inset-bottom))', [middleHalf]: '50px', [headHeight]: '84px', [controlHeight]: '48px', [seekHeight]: '28px', [barHeight]: '6px', [thumbSize]: '18px',
  },
  position: 'fixed',
  inset: 0,
  zIndex: layer.player,
  overflow: 'hidden',
  background: colour.film,
  color: colour.text,
  outline: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  touchAction: 'manipulation',
  selectors: { '&[data-idle]': { cursor: 'none' } },
  '@media': {
    [media.touch]: { vars: { [seekHeight]: '44px' } },
    [media.from1600]: {
      vars: {
        [foot]: 'calc(180px + env(safe-area-inset-bottom))', [middleHalf]: '74px', [headHeight]: '108px', [controlHeight]: '72px', [seekHeight]: '44px', [barHeight]: '9px', [thumbSize]: '27px',
      },
    },
  },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
})

export const poster = style([picture, {
  objectFit: 'cover',
  transition: `opacity ${motion.calm}`,
  selectors: { '&[data-gone]': { opacity: 0 } },
}])

export const surface = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', cursor: 'inherit' })

/** The shade behind the controls. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background: `linear-gradient(${colour.shade} 0, transparent 28%, transparent 50%, ${colour.shade})`,
  transition: `opacity ${motion.calm}`,
  selectors: { '&[data-hidden]': { opacity: 0 } },
})

/** A sibling of the scrim: captions are stacked between the two. */
export const controls = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  textShadow: `0 1px 3px ${colour.shade}`,
  transition: `opacity ${motion.calm}`,
  selectors: { '&[data-hidden]': { opacity: 0 } },
})

const clickable = { pointerEvents: 'auto' } as const
const whenShown = `${controls}:not([data-hidden]) &`

export const top = style({
  position: 'absolute',
  inset: `calc(clamp(9px, 1.875vw, 24px) + env(safe-area-inset-top)) ${edge} auto`,
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(8px, 1.4vw, 18px)',
  selectors: { [whenShown]: clickable },
})

export const names = style({ minWidth: 0, flex: 1 })
export const name = style({
  fontSize: vars.type.section,
  letterSpacing: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
})

/** One line on phones, above the age rating. */
export const episode = style({
  '@media': { [media.below600]: { overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: 1, WebkitBoxOrient: 'vertical' } },
})

export const middle = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'clamp(24px, 4.4vw, 56px)',
})

/** Somebody else controls playback. */
const lockedLook = { color: colour.textFaint, cursor: 'not-allowed' } as const

/** Discs keep the contrast on white pictures. */
const disc = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  borderRadius: '50%',
  background: colour.shade,
  color: colour.text,
  border: '1px solid transparent',
  transition: `transform ${motion.fast}, background-color ${motion.fast}`,
  selectors: { [whenShown]: clickable, '&:active': { transform: 'scale(.96)' }, '&[aria-disabled]': lockedLook },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: colour.disc } } }, [media.forced]: { borderColor: 'ButtonBorder' } },
})

export const largeDisc = style([disc, {
  width: 'clamp(72px, 7.2vw, 92px)',
  height: 'clamp(72px, 7.2vw, 92px)',
  fontSize: 'clamp(28px, 2.8vw, 36px)',
  '@media': { [media.from1600]: { width: '138px', height: '138px', fontSize: '54px' } },
}])
export const smallDisc = style([disc, {
  width: 'clamp(56px, 5.3vw, 68px)',
  height: 'clamp(56px, 5.3vw, 68px)',
  fontSize: 'clamp(26px, 2.5vw, 32px)',
  '@media': { [media.from1600]: { width: '102px', height: '102px', fontSize: '48px' } },
}])
export const discNumber = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', fontSize: 'max(12px, .375em)', fontWeight: 700, lineHeight: 1, paddingTop: '2px' })

export const bottomBar = style({
  position: 'absolute',
  inset: `auto ${edge} calc(14px + env(safe-area-inset-bottom))`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  selectors: { [whenShown]: clickable },
})

export const buttons = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: 'clamp(0px, .5vw, 6px)' })

export const button = style({
  minWidth: controlHeight,
  height: controlHeight,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: radius.control,
  fontSize: '1.25rem',
  color: colour.text,
  transition: `background-color ${motion.fast}`,
  selectors: { '&[aria-pressed="true"], &[aria-expanded="true"], &[data-on]': { color: colour.accent }, '&[aria-disabled]': lockedLook },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: colour.wash } } },
    '(max-width: 400px)': { minWidth: '44px' },
    [media.from1600]: { fontSize: '30px' },
  },
})

export const discButton = style([button, { borderRadius: '50%' }])

export const onlyFrom600 = style({ '@media': { [media.below600]: { display: 'none' } } })

export const time = style({
  marginRight: 'auto',
  padding: `0 ${space[2]}`,
  fontSize: type.body,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.from1600]: { fontSize: '24px' } },
})
export const length = style({ color: colour.textSoft, '@media': { '(max-width: 399.98px)': { display: 'none' } } })

export const volume = style({ display: 'flex', alignItems: 'center', '@media': { [media.touch]: { display: 'none' } } })
export const muteOnTouch = style({ '@media': { [`not all and ${media.touch}`]: { display: 'none' } } })

/** A range input styled like the seek bar. */
export const slider = style({
  appearance: 'none',
  width: '88px',
  height: '24px',
  margin: '0 8px 0 2px',
  background: 'none',
  cursor: 'pointer',
  borderRadius: radius.control,
  // Narrow windows have no space for it; the mute button and arrow keys remain.
  '@media': { [media.below600]: { display: 'none' }, [media.from1600]: { width: '132px', height: '36px' } },
})
const trackOf = { height: `calc(${barHeight} / 1.5)`, borderRadius: '3px', background: `linear-gradient(to right, ${colour.text} var(--share), ${colour.groove} var(--share))` }
const sliderThumb = `calc(${thumbSize} * 7 / 9)`
const thumb = { appearance: 'none', width: sliderThumb, height: sliderThumb, border: 0, borderRadius: '50%', background: colour.spark } as const
globalStyle(`${slider}::-webkit-slider-runnable-track`, trackOf)
globalStyle(`${slider}::-moz-range-track`, trackOf)
globalStyle(`${slider}::-webkit-slider-thumb`, { ...thumb, marginTop: `calc((${barHeight} / 1.5 - ${sliderThumb}) / 2)` })
globalStyle(`${slider}::-moz-range-thumb`, thumb)

export const seek = style({
  position: 'relative',
  height: seekHeight,
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  touchAction: 'none',
  borderRadius: radius.control,
  selectors: { '&[aria-disabled]': { cursor: 'not-allowed' } },
})
export const seekTrack = style({
  position: 'relative',
  width: '100%',
  height: barHeight,
  borderRadius: radius.full,
  background: colour.groove,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
})
const stretch = style({ position: 'absolute', inset: 0, borderRadius: radius.full, transformOrigin: 'left', transform: 'scaleX(var(--share))' })
export const seekReady = style([stretch, { background: colour.groove }])
export const seekPlayed = style([stretch, { background: colour.accent }])
export const seekHead = style({
  selectors: { [`${seek}[aria-disabled] &`]: { visibility: 'hidden' } },
  position: 'absolute',
  left: 'calc(var(--share) * 100%)',
  top: '50%',
  width: thumbSize,
  height: thumbSize,
  margin: `calc(${thumbSize} / -2) 0 0 calc(${thumbSize} / -2)`,
  borderRadius: '50%',
  background: colour.spark,
  boxShadow: elevation.spark,
})

const peekHalf = createVar()
/** A gap in the seek bar where a chapter starts. */
export const chapterTick = style({
  position: 'absolute',
  left: 'calc(var(--share) * 100%)',
  insetBlock: 0,
  width: '3px',
  transform: 'translateX(-50%)',
  background: colour.film,
})

export const peek = style({
  vars: { [peekHalf]: 'min(120px, 22vw)' },
  position: 'absolute',
  bottom: `calc(${seekHeight} / 2 + 20px)`,
  left: `clamp(${peekHalf}, var(--share) * 100%, 100% - ${peekHalf})`,
  width: `calc(${peekHalf} * 2)`,
  transform: 'translateX(-50%)',
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
})
export const peekPicture = style({
  display: 'block',
  width: '100%',
  marginBottom: '8px',
  borderRadius: radius.control,
  boxShadow: `0 0 0 2px ${colour.text}, ${elevation.lift}`,
  background: colour.sheet,
})

const line100 = 'var(--line) * 1vh'
const captionsTop = `max(6vh, ${line100})`
const captionsBottom = `max(5vh, env(safe-area-inset-bottom), 100vh - ${line100})`
/** The half of the picture beside the large buttons. */
const half = `50vh - ${middleHalf}`

export const captions = style({
  position: 'absolute',
  marginInline: sideInset,
  display: 'grid',
  gap: '2px',
  fontWeight: 500,
  lineHeight: line(1.34),
  pointerEvents: 'none',
  transition: `transform ${motion.calm}`,
  selectors: { '&[data-above]': { overflow: 'clip' }, '&[data-beside-panel]': { marginInlineEnd: `calc(${panelSize.width} + 24px)` } },
  '@media': {
    '(max-height: 480px)': { selectors: { '&[data-above]': { fontSize: '1rem' } } },
    [media.below600]: { selectors: { '&[data-beside-panel]': { marginInlineEnd: sideInset } } },
  },
})
export const captionsAt = styleVariants({
  bottom: {
    bottom: captionsBottom,
    alignContent: 'end',
    selectors: {
      '&[data-above]': {
        transform: `translateY(min(0px, ${captionsBottom} - ${foot} - 8px))`,
        maxHeight: `calc(${half} - max(${foot} + 8px, ${captionsBottom}))`,
      },
    },
    // The panel is at the bottom there.
    '@media': { [media.below600]: { selectors: { '&[data-beside-panel]': { bottom: `calc(${panelSize.maxHeight} + 24px)` } } } },
  },
  middle: { top: `calc(${line100})`, transform: 'translateY(calc(var(--line) * -1%))' },
  top: {
    top: captionsTop,
    selectors: {
      '&[data-above]': { transform: `translateY(max(0px, ${head} - ${captionsTop}))`, maxHeight: `calc(${half} - max(${head}, ${captionsTop}))` },
      '&[data-below-rating]': { transform: `translateY(max(0px, ${head} + ${ratingHeight} - ${captionsTop}))` },
      '&[data-above][data-below-rating]': { maxHeight: `calc(${half} - max(${head} + ${ratingHeight}, ${captionsTop}))` },
    },
  },
})
export const menuPlace = style({ display: 'inline-flex' })
export const menu = style({
  // At the end of the bar: the widest one needs all of it.
  position: 'absolute',
  zIndex: 2,
  right: 0,
  bottom: `calc(${controlHeight} + 12px)`,
  width: 'max-content',
  minWidth: '220px',
  maxWidth: '100%',
  maxHeight: 'min(60vh, 460px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexWrap: 'wrap',
  padding: '10px',
  borderRadius: radius.menu,
  background: colour.bar,
  boxShadow: `${elevation.lift}, 0 0 0 1px ${colour.hairline}`,
  '@media': {
    [media.below600]: {
      position: 'fixed',
      inset: 'auto 12px calc(12px + env(safe-area-inset-bottom))',
      width: 'auto',
      maxHeight: '72vh',
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})
export const group = style({
  padding: '4px 6px',
  minWidth: '152px',
  // Two columns on phones, so that the longest menu fits; an odd group spans both.
  '@media': { [media.below600]: { minWidth: 0, selectors: { '&:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' } } } },
})
/** As wide as the groups above, which it does not widen. */
export const menuFoot = style({
  width: 0,
  minWidth: '100%',
  marginTop: '4px',
  padding: '4px 6px 0',
  borderTop: `1px solid ${colour.hairline}`,
  '@media': { [media.below600]: { gridColumn: '1 / -1' } },
})
export const groupName = style({ padding: '6px 10px', color: colour.textSoft, fontSize: type.small })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '40px',
  padding: '4px 14px 4px 10px',
  borderRadius: radius.control,
  cursor: 'pointer',
  fontSize: type.body,
  selectors: {
    '&:has(:checked)': { color: colour.accent },
    '&:has(:focus-visible)': { boxShadow: elevation.halo, outline: '2px solid transparent' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: colour.wash } } }, [media.touch]: { minHeight: '44px' } },
})
export const menuButton = style([option, { alignSelf: 'flex-start', margin: '4px 6px', whiteSpace: 'nowrap', '@media': { [media.below600]: { gridColumn: '1 / -1', justifyContent: 'space-between' } } }])
export const optionInput = style({ position: 'absolute', opacity: 0, width: '1px', height: '1px' })
export const optionMark = style({ width: '1.25em', flex: 'none', display: 'inline-flex', selectors: { [`${optionInput}:not(:checked) ~ &`]: { visibility: 'hidden' } } })

const overPicture = style([floating, { position: 'absolute', zIndex: 1 }])

/** Notes over the picture, stacked. */
export const notes = style({
  position: 'absolute',
  zIndex: 1,
  inset: `${head} ${edge} auto`,
  display: 'grid',
  gap: space[3],
  justifyItems: 'center',
  pointerEvents: 'none',
})

export const note = style([overPicture, clickable, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  padding: '10px 12px 10px 18px',
}])

/** Readable on any picture, with or without the scrim. */
export const rating = style({
  justifySelf: 'start',
  display: 'grid',
  padding: `${space[2]} ${space[3]}`,
  borderInlineStart: `3px solid ${colour.accent}`,
  borderStartEndRadius: radius.small,
  borderEndEndRadius: radius.small,
  background: colour.disc,
})

export const wait = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', fontSize: '3.5rem', color: colour.accent, pointerEvents: 'none' })

/** Feedback on a tap or key. */
export const flash = style({
  position: 'absolute',
  top: '50%',
  padding: '14px 22px',
  transform: 'translateY(-50%)',
  borderRadius: radius.full,
  background: colour.shade,
  fontWeight: 600,
  fontSize: vars.type.section,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
})
export const flashAt = styleVariants({ back: { left: '12%' }, middle: { left: '50%', top: '16%', transform: 'translateX(-50%)' }, forward: { right: '12%' } })

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  overflowY: 'auto',
  display: 'grid',
  placeItems: 'center',
  padding: `calc(88px + env(safe-area-inset-top)) max(16px, ${sideInset}) calc(32px + env(safe-area-inset-bottom))`,
  background: colour.veil,
})
/** The last picture stays visible. */
export const dimmed = style({ position: 'absolute', inset: 0, background: colour.shade, pointerEvents: 'none' })

export const ending = style({ display: 'grid', gap: 'clamp(16px, 3vh, 32px)', width: 'min(880px, 100%)' })
export const endingHead = style({ display: 'grid', gap: '8px', justifyItems: 'center', textAlign: 'center' })
export const suggestions = style({ display: 'grid', gap: '12px' })
/** Three in a row at every width. */
export const suggestionList = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 'clamp(8px, 1.4vw, 16px)' })

/** Over the dimmed picture. */
export const endBackdrop = style([backdrop, { background: 'none' }])

export const card = style({ display: 'grid', gap: '14px', justifyItems: 'center', textAlign: 'center', maxWidth: '560px' })
export const icon = style({ fontSize: '2.5rem', lineHeight: 1, color: colour.accent })
export const errorIcon = style([icon, { color: colour.error }])
/** A code and a report, for support. */
export const support = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '4px 8px' })
export const choices = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px', marginTop: '8px' })

export const next = style([overPicture, {
  right: edge,
  bottom: `calc(${foot} + 22px)`,
  width: 'min(400px, calc(100vw - 24px))',
  overflow: 'hidden',
  display: 'grid',
}])
export const nextPicture = style({ display: 'block', width: '100%', aspectRatio: '2.4', objectFit: 'cover' })
export const nextText = style({ padding: '18px 20px 20px', display: 'grid', gap: '10px' })
export const nextChoices = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: '12px', marginTop: '4px', whiteSpace: 'nowrap' })

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '10px 20px',
  textAlign: 'left',
  alignItems: 'center',
  // All keys fit without scrolling.
  '@media': { [media.from900]: { gridTemplateColumns: 'auto 1fr auto 1fr' } },
})
export const keysOf = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', justifyContent: 'flex-end' })
export const key = style({
  minWidth: '32px',
  padding: '3px 8px 1px',
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.small,
  font: 'inherit',
  fontSize: type.small,
  textAlign: 'center',
  background: colour.raised,
})
/** Over notes, cards and menus. */
export const helpBackdrop = style([backdrop, { zIndex: 3 }])
export const help = style([overPicture, { position: 'relative', padding: '24px clamp(16px, 4vw, 32px) 28px', display: 'grid', gap: '18px', justifyItems: 'start', maxWidth: 'min(980px, 100%)' }])
export const helpHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', width: '100%' })
