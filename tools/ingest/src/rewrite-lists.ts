import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeManifest } from './manifest.ts'
import { readPackagedTracks } from './packaged-tracks.ts'
import { writePlaylists } from './playlists.ts'
import { withTimestampMap } from './timestamp-map.ts'

export type Rewritten = 'rewritten' | 'unchanged' | 'protected'

/**
 * Writes manifest, playlists and the headers of subtitles of a package as this release does, without encoding (MED-42). A
 * protected package is left as it is, because its manifest has keys that only its packaging knows.
 */
export async function rewriteLists(folder: string): Promise<Rewritten> {
  const manifest = await readFile(join(folder, 'manifest.mpd'), 'utf8')
  if (manifest.includes('<ContentProtection')) return 'protected'
  const tracks = await readPackagedTracks(folder)
  const subtitles = tracks.subtitles.map(async ({ name }) => [`${name}.vtt`, withTimestampMap(await readFile(join(folder, `${name}.vtt`), 'utf8'))] as const)
  const files = { 'manifest.mpd': writeManifest(tracks), ...writePlaylists(tracks), ...Object.fromEntries(await Promise.all(subtitles)) }
  let result: Rewritten = 'unchanged'
  for (const [name, text] of Object.entries(files)) {
    if ((await readFile(join(folder, name), 'utf8').catch(() => null)) === text) continue
    await replaceFile(join(folder, name), text)
    result = 'rewritten'
  }
  return result
}

/** The file may be a hard link to another package, which keeps its text. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
