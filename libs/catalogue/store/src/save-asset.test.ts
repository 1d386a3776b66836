import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { assetBySourceHash, attachAsset, catalogueMigrations, contentById, registerAssets, saveAsset, saveTitle } from './index.ts'
import type { CatalogueTables } from './tables.ts'
import { aNewEpisode, aNewMovie, aNewSeries, aReadyAsset, inIndia } from './testing.ts'

let test: TestDatabase<CatalogueTables>

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
})
afterAll(() => test.drop())

describe('an asset', () => {
  it('may be shared by several titles', async () => {
    await saveTitle(test.db, aNewMovie('ferry'))
    await saveTitle(test.db, aNewSeries('tram'))
    await saveAsset(test.db, aReadyAsset('dawn', { runLength: 31.2 }))
    await attachAsset(test.db, 'dawn', ['ferry', 'tram-s1e2'])
    const languages = { audioLanguages: ['bn', 'en'], subtitleLanguages: ['en'], isStreamable: true }
    expect(await contentById(test.db, 'ferry', inIndia)).toMatchObject({ ...languages, runLength: 31.2 })
    const tram = await contentById(test.db, 'tram', inIndia)
    expect(tram).toMatchObject({ ...languages, runLength: null })
    expect(tram?.seasons.flatMap(({ episodes }) => episodes.filter(({ isStreamable }) => isStreamable).map(({ contentId }) => contentId))).toEqual(['tram-s1e2'])
  })

  it('separates audio description from audio languages', async () => {
    const audio = [{ language: 'bn', label: 'বাংলা' }, { language: 'en', label: 'English (audio description)', isDescription: true as const }]
    await saveTitle(test.db, aNewMovie('described'))
    await saveTitle(test.db, aNewSeries('described-series'))
    await saveAsset(test.db, aReadyAsset('told', { tracks: { heights: [240], audio, subtitles: [] } }))
    await attachAsset(test.db, 'told', ['described', 'described-series-s1e2'])
    const languages = { audioLanguages: ['bn'], audioDescriptionLanguages: ['en'] }
    expect(await contentById(test.db, 'described', inIndia)).toMatchObject(languages)
    expect(await contentById(test.db, 'described-series', inIndia)).toMatchObject(languages)
    expect(await contentById(test.db, 'ferry', inIndia)).toMatchObject({ audioDescriptionLanguages: [] })
  })

  it('gives a movie its trailer, and a series that of its first episode with one', async () => {
    await saveTitle(test.db, aNewMovie('shown'))
    const seasons = [0, 1].map((seasonNumber) => ({
      seasonNumber, releasesAt: null, episodes: [1, 2].map((number) => aNewEpisode(`shown-s${seasonNumber}e${number}`, number)),
    }))
    await saveTitle(test.db, aNewSeries('shown-series', { seasons }))
    const trailersOf = async (contentId: string) => {
      const { trailer, largeTrailer } = (await contentById(test.db, contentId, inIndia))!
      return [trailer, largeTrailer]
    }
    expect([await trailersOf('shown'), await trailersOf('shown-series')]).toEqual([[null, null], [null, null]])
    await saveAsset(test.db, aReadyAsset('plain'))
    await saveAsset(test.db, aReadyAsset('early', { trailer: '/trailers/early.mp4' }))
    await saveAsset(test.db, aReadyAsset('late', { trailer: '/trailers/late.mp4', largeTrailer: '/trailers/late-large.mp4' }))
    await attachAsset(test.db, 'early', ['shown', 'shown-s1e2'])
    await attachAsset(test.db, 'plain', ['shown-s1e1'])
    await attachAsset(test.db, 'late', ['shown-s0e1'])
    expect([await trailersOf('shown'), await trailersOf('shown-series')]).toEqual([['/trailers/early.mp4', null], ['/trailers/early.mp4', null]])
    await saveAsset(test.db, aReadyAsset('early', { trailer: '/trailers/early.mp4', largeTrailer: '/trailers/early-large.mp4' }))
    expect(await trailersOf('shown-series')).toEqual(['/trailers/early.mp4', '/trailers/early-large.mp4'])
  })

  it('may be registered before it is packaged, and is not streamable until then', async () => {
    await saveTitle(test.db, aNewMovie('early'))
    await registerAssets(test.db, ['monsoon'])
    await attachAsset(test.db, 'monsoon', ['early'])
    expect(await contentById(test.db, 'early', inIndia)).toMatchObject({ isStreamable: false, runLength: null })
    await saveAsset(test.db, aReadyAsset('monsoon'))
    expect(await contentById(test.db, 'early', inIndia)).toMatchObject({ isStreamable: true, runLength: 42.5 })
  })

  it('that is ready is unchanged by another registration', async () => {
    await saveAsset(test.db, aReadyAsset('kept', { sourceHash: 'kept-source' }))
    await registerAssets(test.db, ['kept', 'another'])
    expect(await assetBySourceHash(test.db, 'kept-source')).toEqual({
      assetId: 'kept', status: 'ready', folder: 'kept', sourceHash: 'kept-source',
    })
  })

  it('is found by its source hash', async () => {
    expect(await assetBySourceHash(test.db, 'never-seen')).toBeNull()
    await saveAsset(test.db, { assetId: 'broken', status: 'failed', sourceHash: 'half-a-film' })
    await expect(saveAsset(test.db, aReadyAsset('twice', { sourceHash: 'half-a-film' }))).rejects.toMatchObject({ code: '23505' })
  })

  it('that is saved or attached again changes nothing', async () => {
    const film = aReadyAsset('tram-film')
    await saveTitle(test.db, aNewMovie('again'))
    expect([await saveAsset(test.db, film), await attachAsset(test.db, 'tram-film', ['again'])]).toEqual(['saved', 'saved'])
    expect([await saveAsset(test.db, film), await attachAsset(test.db, 'tram-film', ['again'])]).toEqual(['unchanged', 'unchanged'])
    expect(await attachAsset(test.db, 'tram-film', [])).toBe('unchanged')
  })

  it('that is missing cannot be attached', async () => {
    await expect(attachAsset(test.db, 'imagined', ['ferry'])).rejects.toMatchObject({ code: '23503' })
  })
})
