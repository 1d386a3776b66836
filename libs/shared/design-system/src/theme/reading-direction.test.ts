import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const workspace = join(__dirname, '../../../../..')
const sheets = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.css.ts'], { cwd: workspace, encoding: 'utf8' }).trim().split('\n')

/** Media time runs from left to right in every language, and so do controls along the seek bar. */
const alongAFilm = ['libs/playback/feature/src/player.css.ts']

/** Physical properties, which should be logical ones. */
const ofASide = /\b(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|left|right)\b\s*:|(?:textAlign|float|clear): '(?:left|right)'|transformOrigin: '[^']*(?:left|right)|linear-gradient\((?:(?:90|270)deg|to (?:left|right))/

const ofEverySide = /\b(padding|margin|inset|borderRadius|scrollPadding|scrollMargin|borderWidth|borderColor|borderStyle): (['"`])(.*?)\2/g
/** One value, with everything in its brackets. */
const value = /(?:\$\{[^}]*\}|\((?:[^()]|\([^()]*\))*\)|[^\s(])+/g

/** Shorthands list sides from the top clockwise to the left, and corners from the top left. */
function isLopsided(line: string): boolean {
  return Array.from(line.matchAll(ofEverySide)).some(([, property, , said = '']) => {
    const [first, second = first, third = first, fourth = second] = said.match(value) ?? []
    return property === 'borderRadius' ? first !== second || third !== fourth : second !== fourth
  })
}

describe('style sheets', () => {
  it('use logical properties, never left and right', () => {
    const said = sheets.filter((sheet) => !alongAFilm.includes(sheet)).flatMap((sheet) =>
      readFileSync(join(workspace, sheet), 'utf8').split('\n').filter((line) => ofASide.test(line) || isLopsided(line)).map((line) => `${sheet}: ${line.trim()}`),
    )
    expect(said).toEqual([])
  })

  it.each([
    ["padding: '0 48px 0 16px',", true],
    ['padding: `0 6px 0 ${measure.gutter}`,', true],
    ["inset: 'auto 0 calc(68px + env(safe-area-inset-bottom)) 4px',", true],
    ["borderRadius: '8px 0 0 8px',", true],
    ["borderRadius: '8px 0',", true],
    ['borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,', false],
    ["padding: '8px 16px 4px',", false],
    ["margin: '0 calc(2px + (1px * 3)) 4px calc(2px + (1px * 3))',", false],
  ])('are detected to differ from left to right: %s', (line, isSeen) => {
    expect(isLopsided(line)).toBe(isSeen)
  })
})
