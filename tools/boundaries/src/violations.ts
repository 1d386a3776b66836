/** Code that violates a lint rule in a package, and the message that the linter must report. */
export type ExpectedViolation = { package: string; code: string; message: RegExp }

const boundary = (pattern: string) => new RegExp(`^nx\\(enforce-module-boundaries\\): .*${pattern}`, 's')
const forbidden = (name: string) => new RegExp(`^eslint\\(no-restricted-(globals|properties)\\): .*${name}`)

export const expectedViolations: ExpectedViolation[] = [
  {
    package: 'libs/catalogue/domain',
    code: `import { createElement } from 'react'\nexport const element = createElement('p')\n`,
    message: boundary('type:domain'),
  },
  {
    package: 'libs/identity/domain',
    code: `import { isActive } from '@ott/billing'\nexport const check = isActive\n`,
    message: boundary('scope:identity'),
  },
  {
    package: 'libs/catalogue/domain',
    code: `import { decideAccess } from '@ott/playback'\nexport const decide = decideAccess\n`,
    message: boundary('Circular dependency'),
  },
  {
    package: 'libs/shared/i18n',
    code: `import { useState } from 'react'\nexport const state = useState\n`,
    message: boundary('type:util'),
  },
  {
    package: 'libs/shared/contract',
    code: `import { brand } from '@ott/brand'\nexport const name = brand.name\n`,
    message: boundary('type:contract'),
  },
  {
    package: 'libs/shared/api-client',
    code: `import { Button } from '@ott/design-system'\nexport const button = Button\n`,
    message: boundary('type:data-access'),
  },
  {
    package: 'libs/shared/design-system',
    code: `import { normaliseSearch } from '@ott/catalogue'\nexport const normalise = normaliseSearch\n`,
    message: boundary('type:ui'),
  },
  {
    package: 'libs/identity/feature',
    code: `import * as other from '@ott/catalogue-feature'\nexport const names = Object.keys(other)\n`,
    message: boundary('type:feature'),
  },
  {
    package: 'libs/activity/domain',
    code: `import { isActive } from '@ott/billing'\nexport const check = isActive\n`,
    message: boundary('scope:activity'),
  },
  {
    package: 'libs/activity/feature',
    code: `import { Details } from '@ott/catalogue-feature'\nexport const details = Details\n`,
    message: boundary('type:feature'),
  },
  {
    package: 'libs/playback/feature',
    code: `import { Link } from 'react-router'\nexport const link = Link\n`,
    message: boundary('type:feature'),
  },
  {
    package: 'libs/billing/feature',
    code: `import { titleQuery } from '../../../shared/api-client/src/catalogue.ts'\nexport const query = titleQuery\n`,
    message: boundary('relative'),
  },
  {
    package: 'apps/api',
    code: `import { ApiError } from '@ott/api-client'\nexport const failure = ApiError\n`,
    message: boundary('type:server'),
  },
  {
    package: 'apps/sandbox',
    code: `import { openDatabase } from '@ott/database'\nexport const open = openDatabase\n`,
    message: boundary('type:sandbox'),
  },
  {
    package: 'apps/activate',
    code: `import { schemas } from '@ott/contract/schemas'\nexport const calls = Object.keys(schemas)\n`,
    message: boundary('type:app'),
  },
  {
    package: 'tools/seed',
    code: `import { WatchButton } from '@ott/playback-feature'\nexport const button = WatchButton\n`,
    message: boundary('type:tool'),
  },
  {
    package: 'libs/billing/domain',
    code: `export const stored = () => localStorage.getItem('plan')\n`,
    message: forbidden('localStorage'),
  },
  {
    package: 'libs/playback/domain',
    code: `export const now = () => Date.now()\n`,
    message: forbidden('Date.now'),
  },
  {
    package: 'libs/identity/domain',
    code: `export const chance = () => Math.random()\n`,
    message: forbidden('Math.random'),
  },
  {
    package: 'libs/shared/i18n',
    code: `export const stored = () => sessionStorage.getItem('locale')\n`,
    message: forbidden('sessionStorage'),
  },
  {
    package: 'libs/catalogue/feature',
    code: `export const titles = () => fetch('/titles')\n`,
    message: forbidden('fetch'),
  },
  {
    package: 'libs/identity/feature',
    code: `export const url = () => window.location.href\n`,
    message: forbidden('window.location'),
  },
]
