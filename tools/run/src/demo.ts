import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tables } from '@ott/api'
import { migrationFolders } from '@ott/api/migrations'
import { saveAsset } from '@ott/catalogue-store'
import { migrate, openDatabase } from '@ott/database'
import { films } from '@ott/films'
import { adoptAsset, packageFilm, readyAsset } from '@ott/ingest'
import type { FilmSource } from '@ott/ingest'
import { pictureFolder } from '@ott/posters'
import { seed } from '@ott/seed/seed'
import { seedViewers } from '@ott/seed/viewers'
import type { Tell } from './say.ts'
import { folders, workspace } from './settings.ts'

/** One film is packaged already, so that something plays before the others have been made. */
const packaged = { id: 'dawn', folder: join(workspace, 'tools/films/packaged/dawn') }

/** Brings the demo catalogue, its pictures and its viewers into a data folder. Done once for each state of the demo. */
export async function prepareDemo(databaseUrl: string, tell: Tell): Promise<void> {
  const db = openDatabase<Tables>(databaseUrl, { connections: 4, statementTimeoutMs: 60_000 })
  try {
    tell('tables')
    await migrate(db, migrationFolders)
    const state = await demoState()
    const mark = join(folders.media, 'demo-state')
    if ((await readFile(mark, 'utf8').catch(() => '')) === state) return
    tell('pictures')
    await publishPictures()
    tell('titles')
    await seed(db)
    tell('the first film')
    await saveAsset(db, readyAsset(await adoptAsset(packaged.folder, folders.media), packaged.id))
    tell('viewers')
    await seedViewers(db)
    await writeFile(mark, state)
  } finally {
    await db.destroy()
  }
}

/** Packages the films that are still to be made, one after the other. `onFilm` hears which one is being worked on. */
export async function packageOtherFilms(databaseUrl: string, onFilm: (title: string) => void, signal: AbortSignal): Promise<void> {
  const db = openDatabase<Tables>(databaseUrl, { connections: 1 })
  try {
    for (const film of films) {
      if (film.id === packaged.id) continue
      const done = await db.selectFrom('asset').select('asset_id').where('asset_id', '=', film.id).where('status', '=', 'ready').executeTakeFirst()
      if (done) continue
      onFilm(film.title.en)
      const asset = await packageFilm(sourceOf(film), { media: folders.media, isLowPriority: true, signal })
      await saveAsset(db, readyAsset(asset, film.id))
    }
  } finally {
    await db.destroy()
  }
}

function sourceOf({ video, audio, subtitles }: (typeof films)[number]): FilmSource {
  const [first, second] = audio
  return {
    film: video,
    language: 'en',
    audioLabel: first.label.en,
    audio: [{ file: second.file, language: 'bn', label: second.label.bn }],
    subtitles: [
      { file: subtitles.en, language: 'en' },
      { file: subtitles.bn, language: 'bn' },
    ],
  }
}

/** Posters and stills are printed at build time; here they become pictures that anybody may load. */
async function publishPictures(): Promise<void> {
  const target = join(folders.media, 'pictures')
  await mkdir(target, { recursive: true })
  for (const name of await readdir(pictureFolder)) {
    if (!name.endsWith('.webp')) continue
    await rm(join(target, name), { force: true })
    await link(join(pictureFolder, name), join(target, name)).catch(() => copyFile(join(pictureFolder, name), join(target, name)))
  }
}

/** Changes when the demo's data or its pictures do. */
async function demoState(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['tools/seed/src', 'tools/seed/src/titles', 'tools/posters/build']) {
    for (const entry of (await readdir(join(workspace, folder), { withFileTypes: true })).filter((each) => each.isFile())) {
      const file = join(workspace, folder, entry.name)
      hash.update(entry.name).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}
