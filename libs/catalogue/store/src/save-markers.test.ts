import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { attachAsset, catalogueMigrations, contentById, registerAssets, saveAsset, saveMarkers, saveTitle } from './index.ts'
import type { NewMarkers } from './save-markers.ts'
import type { CatalogueTables } from './tables.ts'
import { aNewMovie, aNewSeries, aReadyAsset, inIndia } from './testing.ts'

let test: TestDatabase<CatalogueTables>

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
  await saveTitle(test.db, aNewMovie('ferry'))
  await saveTitle(test.db, aNewSeries('tram'))
  await registerAssets(test.db, ['dawn'])
  await attachAsset(test.db, 'dawn', ['ferry', 'tram-s1e1', 'tram-s1e2'])
})
afterAll(() => test.drop())

const intro = { kind: 'intro' as const, startSeconds: 4, endSeconds: 9.5 }
const credits = { kind: 'credits' as const, startSeconds: 30, endSeconds: 35 }
const given: NewMarkers = {
  markers: [intro, credits],
  chapters: [{ startSeconds: 0, title: { english: 'The bank', bengali: 'পাড়' } }, { startSeconds: 12, title: { english: 'The sail' } }],
}

describe('markers and chapters', () => {
  it('appear with the film, chapters in the language of the reader, else in English', async () => {
    expect(await saveMarkers(test.db, 'ferry', given)).toBe('saved')
    expect(await contentById(test.db, 'ferry', inIndia)).toMatchObject({ markers: [], chapters: [] })
    await saveAsset(test.db, aReadyAsset('dawn'))
    expect(await contentById(test.db, 'ferry', { ...inIndia, language: 'bengali' })).toMatchObject({
      markers: [intro, credits],
      chapters: [{ startSeconds: 0, title: 'পাড়' }, { startSeconds: 12, title: 'The sail' }],
    })
  })

  it('belong to one episode, although others play the same film', async () => {
    await saveMarkers(test.db, 'tram-s1e2', { markers: [credits], chapters: [] })
    const tram = await contentById(test.db, 'tram', inIndia)
    expect(tram?.seasons[0]?.episodes.map(({ markers }) => markers)).toEqual([[], [credits]])
    expect(tram?.markers).toEqual([])
  })

  it('that are saved again change nothing, and stay when another package is attached', async () => {
    expect(await saveMarkers(test.db, 'ferry', given)).toBe('unchanged')
    await saveAsset(test.db, aReadyAsset('dawn-again'))
    await attachAsset(test.db, 'dawn-again', ['ferry'])
    expect(await contentById(test.db, 'ferry', inIndia)).toMatchObject({ markers: [intro, credits] })
  })
})
