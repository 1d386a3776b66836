import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readKeyEncryptionKeys } from '@ott/api/content-keys'
import { attachAsset, saveAsset } from '@ott/catalogue-store'
import type { CatalogueDatabase } from '@ott/catalogue-store'
import { IngestError, ensureProtected, readyAsset } from '@ott/ingest'
import { folders, workspace } from './settings.ts'

/** A video of three renditions in two folders, and the title that plays its encrypted form instead of the clear one. */
const video = { id: 'dawn-protected', parts: ['dawn', 'dawn-720p'], contentId: 'salt' }

/** Encrypts one demo video with keys of this installation. Without the optional packager its title plays the clear video. */
export async function publishProtectedVideo(db: CatalogueDatabase): Promise<void> {
  const keks = readKeyEncryptionKeys(folders.secrets, { generate: true })
  try {
    const asset = await ensureProtected(db, await joinedPackage(), { media: folders.media, keks })
    await saveAsset(db, readyAsset(asset, video.id))
    await attachAsset(db, video.id, [video.contentId])
  } catch (error) {
    if (!(error instanceof IngestError)) throw error
    console.error(error.message)
  }
}

/** Later parts replace files of the same name. */
async function joinedPackage(): Promise<string> {
  const folder = join(folders.media, 'clear', video.id)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const part of video.parts) {
    const from = join(workspace, 'tools/films/packaged', part)
    for (const name of await readdir(from)) {
      await rm(join(folder, name), { force: true })
      await link(join(from, name), join(folder, name)).catch(() => copyFile(join(from, name), join(folder, name)))
    }
  }
  return folder
}
