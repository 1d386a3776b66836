import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tables } from '@ott/api'
import { migrationFolders } from '@ott/api/migrations'
import { migrateCatalogue, saveAsset } from '@ott/catalogue-store'
import type { CatalogueDatabase } from '@ott/catalogue-store'
import { openDatabase } from '@ott/database'
import { films } from '@ott/films'
import { adoptAsset, assetFolder, hasTrailer, packageFilm, readAsset, readyAsset } from '@ott/ingest'
import type { FilmSource } from '@ott/ingest'
import { pictureFolder } from '@ott/posters'
import type { Tell } from './progress-output.ts'
import { seedDemo } from './seed-demo.ts'
import { folders, workspace } from './settings.ts'

/** One film is packaged already, so that something plays before the others have been made. */
const packaged = { id: 'dawn', folder: join(workspace, 'tools/films/packaged/dawn') }

/** Brings the demo's pictures and first film into the data folder, its catalogue and viewers into the database. */
export async function prepareDemo(databaseUrl: string, tell: Tell): Promise<void> {
  const db = openDatabase<Tables>(databaseUrl, { connections: 4, statementTimeoutMs: 60_000 })
  try {
    tell('tables')
    await migrateCatalogue(db, migrationFolders)
    tell('pictures')
    await publishPictures()
    tell('the first film')
    const film = await adoptAsset(packaged.folder, folders.media)
    await seedDemo(db, readyAsset(film, packaged.id), tell)
  } finally {
    await db.destroy()
  }
}

/** Packages the films that are still to be made, one after the other. `onFilm` hears which one is being worked on. */
export async function packageOtherFilms(databaseUrl: string, onFilm: (title: string) => void, signal: AbortSignal): Promise<void> {
  const db = openDatabase<Tables>(databaseUrl, { connections: 1 })
  try {
    const unmade = await unmadeFilms(db)
    // A database of its own may know films from a data folder that was emptied since: nobody shall open them meanwhile.
    for (const { film, isPlayable } of unmade) {
      if (!isPlayable) await saveAsset(db, { assetId: film.id, status: 'waiting', sourceHash: null })
    }
    for (const { film } of unmade) {
      onFilm(film.title.en)
      const asset = await packageFilm(sourceOf(film), { media: folders.media, isLowPriority: true, onTrouble: (line) => console.error(line), signal })
      await saveAsset(db, readyAsset(asset, film.id))
    }
  } finally {
    await db.destroy()
  }
}

type DemoFilm = (typeof films)[number]

/** Films without all that packaging makes of them; one that an earlier release packaged may play and lack its trailer. */
async function unmadeFilms(db: CatalogueDatabase): Promise<{ film: DemoFilm; isPlayable: boolean }[]> {
  const ready = await db.selectFrom('asset').select(['asset_id', 'folder', 'trailer']).where('status', '=', 'ready').execute()
  const looked = await Promise.all(films.map(async (film) => {
    const row = ready.find(({ asset_id }) => asset_id === film.id)
    const folder = row?.folder ? assetFolder(folders.media, row.folder) : null
    const isPlayable = folder !== null && (await readAsset(folder)) !== null
    return { film, isPlayable, isWhole: isPlayable && row?.trailer != null && (await hasTrailer(folder)) }
  }))
  return looked.filter(({ film, isWhole }) => film.id !== packaged.id && !isWhole)
}

function sourceOf({ video, audio, subtitles }: DemoFilm): FilmSource {
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
    if (name.endsWith('.webp')) await publishPicture(join(pictureFolder, name), join(target, name))
  }
}

async function publishPicture(from: string, to: string): Promise<void> {
  const [printed, published] = await Promise.all([stat(from), stat(to).catch(() => null)])
  if (published?.size === printed.size && published.mtimeMs >= printed.mtimeMs) return
  await rm(to, { force: true })
  await link(from, to).catch(() => copyFile(from, to))
}
