import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const workspace = join(__dirname, '../../../..')
const sheets = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.css.ts'], { cwd: workspace, encoding: 'utf8' }).trim().split('\n')

/** The time of a film runs from left to right in every language, and with it what stands along its line. */
const alongAFilm = ['libs/playback/feature/src/player.css.ts']

/** Properties that mean one side of the window, where they should mean where a line begins or ends. */
const ofASide = /\b(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|left|right)\b\s*:|(?:textAlign|float|clear): '(?:left|right)'/

describe('style sheets', () => {
  it('say where a line begins and ends, never left and right', () => {
    const said = sheets.filter((sheet) => !alongAFilm.includes(sheet)).flatMap((sheet) =>
      readFileSync(join(workspace, sheet), 'utf8').split('\n').filter((line) => ofASide.test(line)).map((line) => `${sheet}: ${line.trim()}`),
    )
    expect(said).toEqual([])
  })
})
