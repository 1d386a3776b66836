import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readContentKeys, readKeyEncryptionKeys } from '@ott/api/content-keys'
import { migrationFolders } from '@ott/api/migrations'
import { playableById } from '@ott/catalogue-store'
import type { CatalogueTables } from '@ott/catalogue-store'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { ingestFilm } from './ingest-film.ts'
import { makeClip, temporaryFolder } from './testing.ts'

jest.setTimeout(120_000)

const folder = temporaryFolder()
const media = join(folder, 'media')
const keks = readKeyEncryptionKeys(join(folder, 'secrets'), { generate: true })
let database: TestDatabase<CatalogueTables>
let clip: string

beforeAll(async () => {
  database = await testDatabase(migrationFolders)
  clip = makeClip(folder)
})

afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const words = { title: { english: 'A Sealed Letter' }, description: { english: '' }, permalink: null, rating: null, genres: [], isFree: true, year: 2026 }

const ingest = () => ingestFilm(database.db, { film: clip, language: 'en', audio: [], subtitles: [] }, words, { media, keks })

const labelsOf = async (assetId: string) => (await readContentKeys(database.db.withTables(), keks, assetId)).map(({ label }) => label)

describe('a video ingested with --protect', () => {
  it('plays encrypted, and its clear package is in no served folder', async () => {
    const { contentId, asset } = await ingest()
    expect(asset.protection?.scheme).toBe('cbcs')
    expect((await playableById(database.db, contentId, { language: 'english', cap: 5 }))?.asset).toMatchObject({ folder: asset.assetId, tracks: { isProtected: true } })
    expect((await labelsOf(asset.assetId)).toSorted()).toEqual(['AUDIO', 'SD'])
    expect(readdirSync(join(media, 'assets'))).toEqual([asset.assetId])
    expect(readdirSync(join(media, 'clear/assets'))).toHaveLength(1)
    expect(existsSync(join(media, 'trailers', `${asset.assetId}.mp4`))).toBe(true)
  })

  it('is encrypted once', async () => {
    const [first, second] = [await ingest(), await ingest()]
    expect(second.asset).toEqual(first.asset)
  })

  it('is encrypted again, as the same title, if its keys are lost', async () => {
    const first = await ingest()
    await database.db.withTables<{ content_key: { asset_id: string } }>().deleteFrom('content_key').execute()
    const second = await ingest()
    expect(second.contentId).toBe(first.contentId)
    expect(second.asset.assetId).not.toBe(first.asset.assetId)
    expect(await labelsOf(second.asset.assetId)).toHaveLength(2)
  })
})
