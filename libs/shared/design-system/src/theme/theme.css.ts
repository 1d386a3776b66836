import { brand } from '@ott/brand'
import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { colours, forcedColours, strongColours } from './colours.ts'
import { bothScripts } from './fonts.css.ts'
import { media } from './media.ts'
import * as scales from './tokens.ts'
import { tokenName } from './token-name.ts'

const named = (_: string | null, path: string[]) => tokenName(path)
const blank = <Key extends PropertyKey>(keys: Record<Key, unknown>) =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, ''])) as Record<Key, string>

export const vars = createGlobalThemeContract(
  {
    colour: blank(colours),
    type: blank(scales.type),
    measure: blank(scales.measures),
    space: blank(scales.spaceOf(brand)),
    radius: blank(scales.radiusOf(brand)),
    layer: blank(scales.layer),
    motion: blank(scales.motion),
    script: blank(scales.script),
    side: { start: '', end: '' },
    elevation: { lift: '', sheet: '', halo: '', spark: '' },
  },
  named,
)

createGlobalTheme(':root', vars, {
  colour: colours,
  type: scales.type,
  measure: scales.measures,
  space: scales.spaceOf(brand),
  radius: scales.radiusOf(brand),
  layer: scales.layer,
  motion: scales.motion,
  script: scales.script,
  side: { start: 'left', end: 'right' },
  elevation: {
    lift: '0 18px 40px -12px #000c, 0 2px 6px #0008',
    sheet: '0 40px 120px -20px #000, 0 0 0 1px #ffffff0f',
    halo: `0 0 0 2px ${vars.colour.page}, 0 0 0 4px ${vars.colour.accent}, 0 0 28px 2px ${vars.colour.sparkHaze}`,
    spark: `0 0 10px 2px ${vars.colour.sparkGlow}, 0 0 26px 6px ${vars.colour.sparkHaze}`,
  },
})

/** Inline start and end for properties without a logical value, such as gradients. */
globalStyle('[dir="rtl"]', { vars: { [vars.side.start]: 'right', [vars.side.end]: 'left' } })

globalStyle(':lang(en)', { vars: { [vars.script.lead]: scales.script.lead, [vars.script.tight]: scales.script.tight, [vars.type.display]: scales.type.display } })
globalStyle(':lang(bn)', {
  vars: {
    [vars.script.lead]: '1.1',
    [vars.script.tight]: '0',
    [vars.type.display]: scales.typeInBengali.display,
  },
})

const asVars = (changed: Partial<typeof colours>) =>
  Object.fromEntries(Object.entries(changed).map(([name, value]) => [vars.colour[name as keyof typeof colours], value]))

globalStyle(':root', { '@media': { [media.contrast]: { vars: asVars(strongColours) }, [media.forced]: { vars: asVars(forcedColours) } } })

export const { layer, radius, space } = vars

export const fontFamily = bothScripts

export const line = (height: number) => `calc(${height} * ${vars.script.lead})`

/** A theme colour at `percent` opacity. */
export const thin = (colour: string, percent: number) => `color-mix(in srgb, ${colour} ${percent}%, transparent)`
