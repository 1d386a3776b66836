/** These tests run ffmpeg: the system's, or that of the npm package. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueMigrations, contentById, registerAssets, playableById, saveAsset, saveGenres, saveTitle } from '@ott/catalogue-store'
import type { CatalogueTables, NewMarkers } from '@ott/catalogue-store'
import { aNewMovie, inIndia } from '@ott/catalogue-store/testing'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { assetFolder } from './asset.ts'
import { ingestFilm, readyAsset } from './ingest-film.ts'
import { replaceMarkers } from './replace-markers.ts'
import type { TitleWords } from './new-title.ts'
import { holdTrailer, makeClip, temporaryFolder } from './testing.ts'

jest.setTimeout(120_000)

const folder = temporaryFolder()
const media = join(folder, 'media')
let database: TestDatabase<CatalogueTables>
let clip: string

beforeAll(async () => {
  database = await testDatabase([catalogueMigrations])
  clip = makeClip(folder)
  await saveGenres(database.db, [{ slug: 'drama', name: { english: 'Drama' } }])
})

afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const words: TitleWords = {
  title: { english: 'The Tea-Seller’s Tune', bengali: 'চা-ওয়ালার সুর' },
  description: { english: 'A card moves.' },
  permalink: null,
  rating: 'U',
  genres: ['drama'],
  isFree: false,
  year: 2026,
}

const ingest = (changes: Partial<TitleWords> = {}, into = media, markers?: NewMarkers) =>
  ingestFilm(database.db, { film: clip, language: 'en', audio: [], subtitles: [] }, { ...words, ...changes }, { media: into, markers })

describe('an ingested video', () => {
  it('becomes a playable title', async () => {
    const { contentId, permalink, asset } = await ingest()
    expect(permalink).toBe('/the-tea-sellers-tune')
    expect(await playableById(database.db, contentId, { language: 'bengali', cap: 5 })).toMatchObject({
      contentType: 'movie',
      title: 'চা-ওয়ালার সুর',
      permanentLink: '/the-tea-sellers-tune',
      monetizationModel: 'SVOD',
      asset: { folder: asset.assetId, runLength: 3, tracks: { heights: [240, 360] } },
    })
  })

  it('is one title, however often it is ingested', async () => {
    const [first, second] = [await ingest(), await ingest({ title: { english: 'The Tea-Seller’s Tune, restored' } })]
    expect(second.contentId).toBe(first.contentId)
    const titles = await database.db.selectFrom('title').select('title').execute()
    expect(titles).toEqual([{ title: { english: 'The Tea-Seller’s Tune, restored' } }])
  })

  it('is playable without its trailer, which the next run creates', async () => {
    const { asset } = await ingest()
    const trailer = async () => database.db.selectFrom('asset').select(['status', 'trailer']).executeTakeFirst()
    expect(await trailer()).toEqual({ status: 'ready', trailer: `/trailers/${asset.assetId}.mp4` })
    rmSync(join(assetFolder(media, asset.assetId), 'trailer.mp4'))
    const held = holdTrailer(media, asset)
    await ingest()
    expect(await trailer()).toEqual({ status: 'ready', trailer: null })
    rmSync(held, { recursive: true })
    await ingest()
    expect(await trailer()).toEqual({ status: 'ready', trailer: asset.trailer })
  })

  it('is attached to the asset registered for it', async () => {
    const { asset, contentId } = await ingest()
    await database.db.deleteFrom('plays').execute()
    await database.db.deleteFrom('asset').execute()
    await registerAssets(database.db, ['promised'])
    await saveAsset(database.db, readyAsset(asset, 'promised'))
    await ingest()
    expect(await playableById(database.db, contentId, { language: 'english', cap: 5 })).toMatchObject({ asset: { assetId: 'promised', folder: asset.assetId } })
  })

  it('has the markers and chapters of the operator, which another run without them leaves (MED-45)', async () => {
    const given = { markers: [{ kind: 'credits' as const, startSeconds: 1, endSeconds: 3 }], chapters: [{ startSeconds: 0, title: { english: 'Tea', bengali: 'চা' } }] }
    const { contentId } = await ingest({}, media, given)
    await ingest()
    expect(await contentById(database.db, contentId, inIndia)).toMatchObject({ markers: given.markers, chapters: [{ startSeconds: 0, title: 'Tea' }] })
    await replaceMarkers(database.db, contentId, { markers: [], chapters: [] })
    expect(await contentById(database.db, contentId, inIndia)).toMatchObject({ markers: [], chapters: [] })
    const late = { markers: [{ kind: 'credits' as const, startSeconds: 1, endSeconds: 4 }], chapters: [] }
    await expect(ingest({}, media, late)).rejects.toThrow('The markers are not all inside the video.')
    await expect(replaceMarkers(database.db, contentId, late)).rejects.toThrow('The markers are not all inside the video.')
    await expect(replaceMarkers(database.db, 'nobody', given)).rejects.toThrow('nobody is no movie or episode with a video.')
  })

  it('is rejected with an unknown genre or an invalid permalink', async () => {
    await expect(ingest({ genres: ['opera'] })).rejects.toThrow('Unknown genre opera; known genres: drama.')
    await expect(ingest({ permalink: '/plans' })).rejects.toThrow('/plans is reserved for a page of the site')
    await expect(ingest({ permalink: '/songs/tea' })).rejects.toThrow('/songs/tea has more than one path segment')
  })

  it('is rejected before any work if another title has its permalink', async () => {
    await saveTitle(database.db, aNewMovie('first', { permanentLink: '/taken' }))
    const untouched = join(folder, 'untouched')
    await expect(ingest({ permalink: 'Taken/' }, untouched)).rejects.toThrow('The permalink /taken belongs to another title.')
    expect(existsSync(untouched)).toBe(false)
  })

  it('keeps its requested permalink when it is ingested again', async () => {
    await ingest({ permalink: '/tea' })
    expect((await ingest({ permalink: '/tea' })).permalink).toBe('/tea')
  })
})
