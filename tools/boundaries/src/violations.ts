/** Code that the house forbids, the room it is forbidden in, and words of the refusal that it must meet. */
export type Planted = { room: string; code: string; refusal: RegExp }

const boundary = (words: string) => new RegExp(`^nx\\(enforce-module-boundaries\\): .*${words}`, 's')
const forbidden = (name: string) => new RegExp(`^eslint\\(no-restricted-(globals|properties)\\): .*${name}`)

export const planted: Planted[] = [
  {
    room: 'libs/catalogue/domain',
    code: `import { createElement } from 'react'\nexport const made = createElement('p')\n`,
    refusal: boundary('type:domain'),
  },
  {
    room: 'libs/identity/domain',
    code: `import { isActive } from '@ott/billing'\nexport const check = isActive\n`,
    refusal: boundary('scope:identity'),
  },
  {
    room: 'libs/catalogue/domain',
    code: `import { decideAccess } from '@ott/playback'\nexport const decide = decideAccess\n`,
    refusal: boundary('Circular dependency'),
  },
  {
    room: 'libs/shared/i18n',
    code: `import { useState } from 'react'\nexport const state = useState\n`,
    refusal: boundary('type:util'),
  },
  {
    room: 'libs/shared/contract',
    code: `import { brand } from '@ott/brand'\nexport const name = brand.name\n`,
    refusal: boundary('type:contract'),
  },
  {
    room: 'libs/shared/api-client',
    code: `import { Button } from '@ott/design-system'\nexport const button = Button\n`,
    refusal: boundary('type:data-access'),
  },
  {
    room: 'libs/shared/design-system',
    code: `import { foldSearch } from '@ott/catalogue'\nexport const fold = foldSearch\n`,
    refusal: boundary('type:ui'),
  },
  {
    room: 'libs/identity/feature',
    code: `import * as other from '@ott/catalogue-feature'\nexport const names = Object.keys(other)\n`,
    refusal: boundary('type:feature'),
  },
  {
    room: 'libs/activity/domain',
    code: `import { isActive } from '@ott/billing'\nexport const check = isActive\n`,
    refusal: boundary('scope:activity'),
  },
  {
    room: 'libs/activity/feature',
    code: `import { Details } from '@ott/catalogue-feature'\nexport const details = Details\n`,
    refusal: boundary('type:feature'),
  },
  {
    room: 'libs/playback/feature',
    code: `import { Link } from 'react-router'\nexport const link = Link\n`,
    refusal: boundary('type:feature'),
  },
  {
    room: 'libs/billing/feature',
    code: `import { titleQuery } from '../../../shared/api-client/src/catalogue.ts'\nexport const query = titleQuery\n`,
    refusal: boundary('relative'),
  },
  {
    room: 'apps/api',
    code: `import { ApiError } from '@ott/api-client'\nexport const failure = ApiError\n`,
    refusal: boundary('type:server'),
  },
  {
    room: 'apps/sandbox',
    code: `import { openDatabase } from '@ott/database'\nexport const open = openDatabase\n`,
    refusal: boundary('type:sandbox'),
  },
  {
    room: 'tools/seed',
    code: `import { WatchButton } from '@ott/playback-feature'\nexport const button = WatchButton\n`,
    refusal: boundary('type:tool'),
  },
  {
    room: 'libs/billing/domain',
    code: `export const stored = () => localStorage.getItem('plan')\n`,
    refusal: forbidden('localStorage'),
  },
  {
    room: 'libs/playback/domain',
    code: `export const now = () => Date.now()\n`,
    refusal: forbidden('Date.now'),
  },
  {
    room: 'libs/identity/domain',
    code: `export const chance = () => Math.random()\n`,
    refusal: forbidden('Math.random'),
  },
  {
    room: 'libs/shared/i18n',
    code: `export const kept = () => sessionStorage.getItem('locale')\n`,
    refusal: forbidden('sessionStorage'),
  },
  {
    room: 'libs/catalogue/feature',
    code: `export const titles = () => fetch('/titles')\n`,
    refusal: forbidden('fetch'),
  },
  {
    room: 'libs/identity/feature',
    code: `export const here = () => window.location.href\n`,
    refusal: forbidden('window.location'),
  },
]
