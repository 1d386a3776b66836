import { ownTermsSince } from './brand.ts'
import type { Brand } from './brand.ts'

/** An estuary at dawn: another operator's brand, which shows that nothing but this module has to change. */
export const mohona: Brand = {
  name: { en: 'Mohona', bn: 'মোহনা' },
  slug: 'mohona',
  description: {
    en: 'Stories from the river and the sea, in English and Bengali.',
    bn: 'নদী আর সমুদ্রের গল্প, বাংলায় ও ইংরেজিতে।',
  },
  links: {
    terms: null,
    privacy: null,
    helpDesk: null,
  },
  termsSince: ownTermsSince,
  abroad: ['44', '1'],
  explainsInvalidGiftCode: true,
  supportEmail: 'help@mohona.example',
  timeZone: 'Asia/Kolkata',
  mark: {
    haze: { x: 15, y: 9, radius: 13 },
    parts: [
      { ink: 'accent', path: 'M15 3.5a6 6 0 0 1 6 6c0 .9-.2 1.7-.5 2.5h-11c-.3-.8-.5-1.6-.5-2.5a6 6 0 0 1 6-6z' },
      { ink: 'text', path: 'M2 15.5c3.3-2.4 6.5-2.4 9.8 0s6.5 2.4 9.8 0c2.2-1.6 4.3-2.1 6.4-1.6v4c-2.1-.5-4.2 0-6.4 1.6-3.3 2.4-6.5 2.4-9.8 0s-6.5-2.4-9.8 0z' },
      { ink: 'faint', path: 'M5 23.5c2.7-1.9 5.3-1.9 8 0s5.3 1.9 8 0c1.4-1 2.7-1.4 4-1.4v3.5c-1.3 0-2.6.4-4 1.4-2.7 1.9-5.3 1.9-8 0s-5.3-1.9-8 0z' },
    ],
  },
  colors: {
    page: '#080b1a',
    sheet: '#0e1226',
    raised: '#171d38',
    divider: '#2b3357',
    edge: '#7c86b0',
    text: '#f3f5fb',
    textSoft: '#bcc3db',
    textBright: '#dfe4f3',
    textFaint: '#949dc0',
    textOff: '#9ca5c6',
    textInverse: '#080b1a',
    accent: '#5fe3d2',
    accentHover: '#8ceee1',
    accentMiddle: '#b9d9a6',
    accentWarm: '#ffb37d',
    inverse: '#f3f5fb',
    off: '#2b3357',
    warning: '#ffb37d',
    veil: '#04061acc',
    bar: '#0e1226f5',
    scrim: '#080b1a',
    shade: '#080b1acc',
    disc: '#080b1ad9',
    spark: '#dffff9',
    sparkGlow: '#5fe3d2b3',
    sparkHaze: '#5fe3d24d',
  },
  radius: { badge: '6px', small: '9px', control: '14px', menu: '18px', sheet: '28px' },
}
