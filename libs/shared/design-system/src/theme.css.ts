import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { colours, strongColours } from './colours.ts'
import { bothScripts } from './fonts.css.ts'
import { media } from './media.ts'

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const named = (_: string | null, path: string[]) => path.map(kebab).join('-')
const blank = <Key extends string>(keys: Record<Key, unknown>) =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, ''])) as Record<Key, string>

const type = {
  display: 'clamp(2.5rem, 1.95rem + 2.44vw, 4.875rem)',
  page: 'clamp(1.75rem, 1.52rem + 1.03vw, 2.75rem)',
  dialog: 'clamp(1.375rem, 1.26rem + .51vw, 1.875rem)',
  tray: 'clamp(1.125rem, 1.07rem + .26vw, 1.375rem)',
  body: 'clamp(1rem, .97rem + .13vw, 1.125rem)',
  small: 'clamp(.875rem, .86rem + .06vw, .9375rem)',
  micro: 'clamp(.75rem, .74rem + .06vw, .8125rem)',
  price: 'clamp(2rem, 1.7rem + 1.3vw, 3rem)',
  rank: 'clamp(44px, 4.2vw, 76px)',
}

const easing = 'cubic-bezier(.2, .7, .2, 1)'

const measures = {
  gutter: 'clamp(16px, 5.4px + 2.95vw, 62px)',
  landscape: 'clamp(224px, 21.6vw, 386px)',
  portrait: 'clamp(124px, 13.35vw, 236px)',
  betweenTrays: 'clamp(32px, 3.4vw, 60px)',
}

const motion = { fast: `150ms ${easing}`, calm: `250ms ${easing}` }

/** `lead` multiplies every line height and `tight` closes up headings: Bengali needs more of one and none of the other. */
const script = { lead: '1', tight: '-.018em' }

export const vars = createGlobalThemeContract(
  {
    colour: blank(colours),
    type: blank(type),
    measure: blank(measures),
    motion: blank(motion),
    script: blank(script),
    elevation: { lift: '', sheet: '', halo: '', spark: '' },
  },
  named,
)

createGlobalTheme(':root', vars, {
  colour: colours,
  type,
  measure: measures,
  motion,
  script,
  elevation: {
    lift: '0 18px 40px -12px #000c, 0 2px 6px #0008',
    sheet: '0 40px 120px -20px #000, 0 0 0 1px #ffffff0f',
    halo: `0 0 0 2px ${vars.colour.page}, 0 0 0 4px ${vars.colour.accent}, 0 0 28px 2px ${vars.colour.sparkHaze}`,
    spark: `0 0 10px 2px ${vars.colour.sparkGlow}, 0 0 26px 6px ${vars.colour.sparkHaze}`,
  },
})

globalStyle(':lang(en)', { vars: { [vars.script.lead]: '1', [vars.script.tight]: '-.018em', [vars.type.display]: type.display } })
globalStyle(':lang(bn)', {
  vars: {
    [vars.script.lead]: '1.1',
    [vars.script.tight]: '0',
    [vars.type.display]: 'clamp(2.375rem, 1.9rem + 2.2vw, 4.5rem)',
  },
})

globalStyle(':root', {
  '@media': {
    [media.contrast]: {
      vars: Object.fromEntries(
        Object.entries(strongColours).map(([name, value]) => [vars.colour[name as keyof typeof strongColours], value]),
      ),
    },
  },
})

export const fontFamily = bothScripts

export const space = { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '24px', 6: '32px', 7: '48px', 8: '64px', 9: '96px' }

export const radius = { badge: '4px', small: '6px', control: '8px', menu: '12px', sheet: '20px', full: '999px' }

export const layer = { raised: 5, header: 20, tabBar: 40, dialog: 50, toast: 60, player: 70 }

export const line = (height: number) => `calc(${height} * ${vars.script.lead})`
