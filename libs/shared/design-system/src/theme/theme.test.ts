import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brands } from '@ott/brand/choose'
import { themeOf } from '../testing.ts'
import { radius, space, vars } from './theme.css.ts'

const workspace = join(__dirname, '../../../../..')
const sheets = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.css.ts'], { cwd: workspace, encoding: 'utf8' }).trim().split('\n')

/** The element that defines the token values. */
const theme = 'libs/shared/design-system/src/theme/theme.css.ts'

describe('the theme', () => {
  it('contains every colour that style sheets use', () => {
    const said = sheets.filter((sheet) => sheet !== theme).flatMap((sheet) =>
      readFileSync(join(workspace, sheet), 'utf8').split('\n').filter((line) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(line)).map((line) => `${sheet}: ${line.trim()}`),
    )
    expect(said).toEqual([])
  })

  it.each(Object.values(brands))('has the colours, radii and spacing of $slug', (brand) => {
    const tokens = [vars.colour, space, radius].flatMap((kind) => Object.values<string>(kind))
    expect(themeOf(brand).map(([property]) => `var(${property})`).toSorted()).toEqual(tokens.toSorted())
    expect(themeOf(brand).every(([, value]) => value)).toBe(true)
  })
})
