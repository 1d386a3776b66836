import { statSync } from 'node:fs'
import * as door from './index.ts'

it('exports the list of films and nothing else', () => {
  expect(Object.keys(door)).toEqual(['films'])
})

it('lists files that exist and are small enough to commit', () => {
  const files = door.films.flatMap(({ video, audio, subtitles }) => [video, audio[1].file, subtitles.en, subtitles.bn])
  expect(new Set(files).size).toBe(4 * door.films.length)
  for (const file of files) {
    expect(statSync(file).size).toBeGreaterThan(200)
    expect(statSync(file).size).toBeLessThan(5_500_000)
  }
})
