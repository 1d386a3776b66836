import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { transaction } from '@ott/database'
import type { DrmTier } from '@ott/playback'
import type { Kysely, Selectable } from 'kysely'
import type { KeyEncryptionKey } from '../config/key-encryption-keys.ts'
import type { PlaybackTables } from './tables.ts'

export { readKeyEncryptionKeys } from '../config/key-encryption-keys.ts'
export type { KeyEncryptionKey } from '../config/key-encryption-keys.ts'

/** `kid` is a UUID; `key` has 16 bytes. */
export type ContentKey = { label: DrmTier; kid: string; key: Buffer }

/** Neither is derived from the title, so that one key says nothing about another. */
export function newContentKey(label: DrmTier): ContentKey {
  return { label, kid: randomUUID(), key: randomBytes(16) }
}

/** Replaces the keys of an asset. They are stored sealed and nowhere else (PLAY-166, PLAY-167). Throws without a key-encryption key. */
export async function saveContentKeys(db: Kysely<PlaybackTables>, keks: KeyEncryptionKey[], assetId: string, keys: ContentKey[]): Promise<void> {
  const [kek] = keks
  if (!kek) throw new Error('The key-encryption key is missing')
  const rows = keys.map(({ label, kid, key }) => ({ asset_id: assetId, label, kid, key_sealed: seal(kek, key, aadOf(assetId, label, kid)), kek_id: kek.id }))
  await transaction(db, async (trx) => {
    await trx.deleteFrom('content_key').where('asset_id', '=', assetId).execute()
    await trx.insertInto('content_key').values(rows).execute()
  })
}

/** A stored key cannot be unsealed: its key-encryption key is missing, or its row was changed. */
class SealedKeyError extends Error {
  override readonly name = 'SealedKeyError'
}

/** The unsealed keys of an asset; none for a clear one. Throws a SealedKeyError that names the reason. */
export async function readContentKeys(db: Kysely<PlaybackTables>, keks: KeyEncryptionKey[], assetId: string): Promise<ContentKey[]> {
  const rows = await db.selectFrom('content_key').selectAll().where('asset_id', '=', assetId).execute()
  return rows.map((row) => ({ label: row.label, kid: row.kid, key: unsealRow(keks, row) }))
}

/** Whether all keys of a protected asset can be read. A failure of the database is no answer. */
export async function hasContentKeys(db: Kysely<PlaybackTables>, keks: KeyEncryptionKey[], assetId: string): Promise<boolean> {
  try {
    return (await readContentKeys(db, keks, assetId)).length > 0
  } catch (error) {
    if (error instanceof SealedKeyError) return false
    throw error
  }
}

/** Seals rows of the previous key-encryption key with the current one, and returns their number. Throws for rows that stay behind. */
export async function rewrapContentKeys(db: Kysely<PlaybackTables>, keks: KeyEncryptionKey[]): Promise<number> {
  const [current, ...previous] = keks
  if (!current || previous.length === 0) return 0
  const rows = await db.selectFrom('content_key').selectAll().where('kek_id', 'in', previous.map(({ id }) => id)).execute()
  const failures: unknown[] = []
  for (const row of rows) {
    const { asset_id, label, kid, kek_id } = row
    try {
      const sealed = seal(current, unsealRow(keks, row), aadOf(asset_id, label, kid))
      await db.updateTable('content_key').set({ key_sealed: sealed, kek_id: current.id }).where('kid', '=', kid).where('kek_id', '=', kek_id).execute()
    } catch (error) {
      if (!(error instanceof SealedKeyError)) throw error
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${rows.length} content keys still need the previous key-encryption key`)
  return rows.length
}

type Row = Pick<Selectable<PlaybackTables['content_key']>, 'asset_id' | 'label' | 'kid' | 'key_sealed' | 'kek_id'>

function unsealRow(keks: KeyEncryptionKey[], { asset_id, label, kid, key_sealed, kek_id }: Row): Buffer {
  const kek = kekOf(keks, kek_id)
  try {
    return unseal(kek, key_sealed, aadOf(asset_id, label, kid))
  } catch (cause) {
    throw new SealedKeyError(`The ${label} key of ${asset_id} was changed after it was sealed with ${kek_id}`, { cause })
  }
}

function kekOf(keks: KeyEncryptionKey[], id: string): KeyEncryptionKey {
  const kek = keks.find((each) => each.id === id)
  if (!kek) throw new SealedKeyError(`The key-encryption key ${id} is missing; there is ${keks.map((each) => each.id).join(' and ') || 'none'}`)
  return kek
}

/** Binds a sealed key to its row, so that rows cannot be exchanged. */
const aadOf = (assetId: string, label: DrmTier, kid: string) => Buffer.from(`${assetId}|${label}|${kid}`)

const [cipher, nonceLength, tagLength] = ['aes-256-gcm' as const, 12, 16]

/** Nonce, authentication tag and ciphertext. */
function seal({ key: kek }: KeyEncryptionKey, key: Buffer, aad: Buffer): Buffer {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, kek, nonce).setAAD(aad)
  const sealed = Buffer.concat([sealing.update(key), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed])
}

function unseal({ key: kek }: KeyEncryptionKey, sealed: Buffer, aad: Buffer): Buffer {
  const textAt = nonceLength + tagLength
  const unsealing = createDecipheriv(cipher, kek, sealed.subarray(0, nonceLength), { authTagLength: tagLength })
  unsealing.setAAD(aad).setAuthTag(sealed.subarray(nonceLength, textAt))
  return Buffer.concat([unsealing.update(sealed.subarray(textAt)), unsealing.final()])
}
