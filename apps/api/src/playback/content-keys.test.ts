import { mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { migrationFolders } from '../db/migrations.ts'
import { hasContentKeys, newContentKey, readContentKeys, readKeyEncryptionKeys, rewrapContentKeys, saveContentKeys } from './content-keys.ts'
import type { PlaybackTables } from './tables.ts'

let test: TestDatabase<PlaybackTables>
const folder = mkdtempSync(join(tmpdir(), 'ott-kek-'))
const keks = readKeyEncryptionKeys(folder, { generate: true })
const keys = [newContentKey('AUDIO'), newContentKey('SD')]

beforeAll(async () => { test = await testDatabase<PlaybackTables>(migrationFolders) })
afterAll(async () => {
  await test.drop()
  rmSync(folder, { recursive: true, force: true })
})

describe('content keys', () => {
  it('are stored sealed and read back', async () => {
    await saveContentKeys(test.db, keks, 'river', keys)
    expect(await readContentKeys(test.db, keks, 'river')).toEqual(expect.arrayContaining(keys))
    const rows = await test.db.selectFrom('content_key').select('key_sealed').execute()
    for (const { key } of keys) expect(rows.some(({ key_sealed }) => key_sealed.includes(key))).toBe(false)
  })

  it('of a clear video are none', async () => {
    expect(await readContentKeys(test.db, keks, 'desert')).toEqual([])
    expect(await hasContentKeys(test.db, keks, 'desert')).toBe(false)
  })

  it('are not read from a row that was moved to another video or tier', async () => {
    await saveContentKeys(test.db, keks, 'lake', [newContentKey('SD')])
    await test.db.updateTable('content_key').set({ label: 'HD' }).where('asset_id', '=', 'lake').execute()
    await expect(readContentKeys(test.db, keks, 'lake')).rejects.toThrow('The HD key of lake was changed')
    expect(await hasContentKeys(test.db, keks, 'lake')).toBe(false)
  })

  it('are not there without the key-encryption key that sealed them, and unknown without the database', async () => {
    await saveContentKeys(test.db, keks, 'hill', [newContentKey('SD')])
    expect([await hasContentKeys(test.db, keks, 'hill'), await hasContentKeys(test.db, [], 'hill')]).toEqual([true, false])
    await expect(readContentKeys(test.db, [], 'hill')).rejects.toThrow(`${keks[0]?.id} is missing; there is none`)
    await test.db.schema.alterTable('content_key').renameTo('content_key_away').execute()
    const unknown = await hasContentKeys(test.db, keks, 'hill').catch(() => 'unknown')
    await test.db.schema.alterTable('content_key_away').renameTo('content_key').execute()
    expect(unknown).toBe('unknown')
    await test.db.deleteFrom('content_key').where('asset_id', '=', 'hill').execute()
  })

  it('are not sealed without a key-encryption key', async () => {
    await expect(saveContentKeys(test.db, [], 'sea', [newContentKey('SD')])).rejects.toThrow('missing')
  })
})

describe('the key-encryption key', () => {
  it('is generated once, readable by its owner only, and absent in live mode until somebody adds it', () => {
    expect(readKeyEncryptionKeys(folder, { generate: true })[0]?.id).toBe(keks[0]?.id)
    expect(statSync(join(folder, 'content-kek')).mode & 0o777).toBe(0o600)
    expect(readKeyEncryptionKeys(join(folder, 'nowhere'), { generate: false })).toEqual([])
  })

  it('can be replaced: the previous one reads until its rows are sealed anew', async () => {
    await saveContentKeys(test.db, keks, 'river', keys)
    renameSync(join(folder, 'content-kek'), join(folder, 'content-kek.previous'))
    const both = readKeyEncryptionKeys(folder, { generate: true })
    const [current] = both
    if (!current) throw new Error('No key was generated')
    await expect(readContentKeys(test.db, [current], 'river')).rejects.toThrow(`${keks[0]?.id} is missing`)
    // A row that was changed stops no other.
    await expect(rewrapContentKeys(test.db, both)).rejects.toThrow('1 of 3 content keys')
    await test.db.deleteFrom('content_key').where('asset_id', '=', 'lake').execute()
    await saveContentKeys(test.db, keks, 'hill', [newContentKey('SD')])
    expect(await rewrapContentKeys(test.db, both)).toBe(1)
    expect(await readContentKeys(test.db, [current], 'river')).toEqual(expect.arrayContaining(keys))
    expect(await rewrapContentKeys(test.db, both)).toBe(0)
  })
})
