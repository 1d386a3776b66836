import { style } from '@vanilla-extract/css'
import { line, radius, space, vars } from '@ott/design-system/theme'

const { colour, type } = vars

export const editor = style({ display: 'grid', gap: space[4], minWidth: 0 })

/** Stays in sight while the choices scroll. A bright sky above a dark ground, because captions are over both. */
export const preview = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'grid',
  padding: space[3],
  height: '168px',
  borderRadius: radius.control,
  border: `1px solid ${colour.hairline}`,
  overflow: 'hidden',
  textAlign: 'center',
  fontWeight: 500,
  lineHeight: line(1.34),
  backgroundOrigin: 'border-box',
  backgroundImage: `linear-gradient(${colour.inverse} 0, ${colour.info} 45%, ${colour.film} 100%)`,
})
export const previewAt = { bottom: style({ alignContent: 'end' }), top: style({ alignContent: 'start' }) }

export const parts = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))', gap: space[3] })

export const delay = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const delayName = style({ flex: '1 1 100%', fontSize: type.small, color: colour.textSoft })
export const delayValue = style({ flex: 1, minWidth: '6em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
