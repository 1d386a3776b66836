import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkMarkers, readMarkersFile } from './markers-file.ts'
import { temporaryFolder } from './testing.ts'

const folder = temporaryFolder()
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const intro = { kind: 'intro' as const, startSeconds: 12, endSeconds: 32 }

describe('a markers file', () => {
  it('has markers, and chapters with titles in one or two languages', async () => {
    const chapters = [{ startSeconds: 0, title: { english: 'The bank', bengali: 'পাড়' } }, { startSeconds: 40, title: { english: 'The sail', bengali: ' ' } }]
    expect(await readMarkersFile(write('markers.json', JSON.stringify({ markers: [intro], chapters })))).toEqual({
      markers: [intro], chapters: [chapters[0], { startSeconds: 40, title: { english: 'The sail' } }],
    })
    expect(await readMarkersFile(write('empty.json', '{}'))).toEqual({ markers: [], chapters: [] })
  })

  it.each([
    ['no JSON', 'intro at 12', 'broken.json is not JSON.'],
    ['an unknown kind', JSON.stringify({ markers: [{ ...intro, kind: 'opening' }] }), 'broken.json is invalid at markers.0.kind'],
    ['a time as text', JSON.stringify({ markers: [{ ...intro, startSeconds: '0:12' }] }), 'broken.json is invalid at markers.0.startSeconds'],
    ['a chapter without English title', JSON.stringify({ chapters: [{ startSeconds: 0, title: { bengali: 'পাড়' } }] }), 'broken.json is invalid at chapters.0.title.english'],
  ])('with %s is rejected in one line', async (_case, text, line) => {
    await expect(readMarkersFile(write('broken.json', text))).rejects.toThrow(line)
  })

  it('that is missing is rejected', async () => {
    await expect(readMarkersFile(join(folder, 'nowhere.json'))).rejects.toThrow('nowhere.json does not exist.')
  })
})

it('markers and chapters that do not fit the video are rejected with the reason', () => {
  expect(() => checkMarkers({ markers: [intro], chapters: [] }, 30)).toThrow('The markers are not all inside the video.')
  expect(() => checkMarkers({ markers: [], chapters: [{ startSeconds: 0, title: { english: ' ' } }] }, 30)).toThrow('The chapters have one without an English title.')
  expect(() => checkMarkers({ markers: [intro], chapters: [] }, 40)).not.toThrow()
})
