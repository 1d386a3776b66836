import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tables } from '@ott/api'
import { migrationFolders } from '@ott/api/migrations'
import { migrateCatalogue, saveAsset } from '@ott/catalogue-store'
import type { CatalogueDatabase } from '@ott/catalogue-store'
import { openDatabase } from '@ott/database'
import { films } from '@ott/films'
import { adoptAsset, assetFolder, isCurrent, missingTrailers, packageFilm, readAsset, readyAsset } from '@ott/ingest'
import type { FilmSource } from '@ott/ingest'
import { pictureFolder } from '@ott/posters'
import type { Kysely } from 'kysely'
import type { ReportProgress } from './progress-output.ts'
import { publishProtectedVideo } from './protected-video.ts'
import { seedDemo } from './seed-demo.ts'
import { folders, workspace } from './settings.ts'

/** One video is in the repository as a package, so that something plays on the first start. */
const packaged = { id: 'dawn', folder: join(workspace, 'tools/films/packaged/dawn') }

/** `isUp` resolves when the sandbox can be reached. */
type RunningSandbox = { url: string; isUp: Promise<unknown> }

/** Copies the demo's images and first video into the data folder and seeds the database. */
export async function prepareDemo(databaseUrl: string, sandbox: RunningSandbox, report: ReportProgress): Promise<void> {
  const db = openDatabase<Tables>(databaseUrl, { connections: 4, statementTimeoutMs: 60_000 })
  try {
    report('migrations')
    await migrateCatalogue(db, migrationFolders)
    report('images')
    await publishImages()
    report('first video')
    const video = await adoptAsset(packaged.folder, folders.media)
    await seedDemo(db, readyAsset(video, packaged.id), () => sellAtSandbox(db, sandbox), report)
    report('protected video')
    await publishProtectedVideo(db)
  } finally {
    await db.destroy()
  }
}

/** What selling needs is loaded only where something is sold: later starts are faster without it. */
async function sellAtSandbox(db: Kysely<Tables>, { url, isUp }: RunningSandbox): Promise<void> {
  const [{ sellPlans }] = await Promise.all([import('./sell-plans.ts'), isUp])
  await sellPlans(db, url)
}

/** Packages the missing demo videos one after the other. `onVideo` is called with the title of each. */
export async function packageDemoVideos(databaseUrl: string, onVideo: (title: string) => void, signal: AbortSignal): Promise<void> {
  const db = openDatabase<Tables>(databaseUrl, { connections: 1 })
  try {
    const unpackaged = await unpackagedFilms(db)
    // An external database may list packages of a data folder that was emptied: they must not be playable.
    for (const { film, isPlayable } of unpackaged) {
      if (!isPlayable) await saveAsset(db, { assetId: film.id, status: 'waiting', sourceHash: null })
    }
    for (const { film } of unpackaged) {
      onVideo(film.title.en)
      const asset = await packageFilm(sourceOf(film), { media: folders.media, isLowPriority: true, onWarning: (line) => console.error(line), signal })
      await saveAsset(db, readyAsset(asset, film.id))
    }
  } finally {
    await db.destroy()
  }
}

type DemoFilm = (typeof films)[number]

/** Films that are not packaged as this release does. A package of an earlier one plays meanwhile. */
async function unpackagedFilms(db: CatalogueDatabase): Promise<{ film: DemoFilm; isPlayable: boolean }[]> {
  const ready = await db.selectFrom('asset').select(['asset_id', 'folder', 'trailer']).where('status', '=', 'ready').execute()
  const statuses = await Promise.all(films.map(async (film) => {
    const row = ready.find(({ asset_id }) => asset_id === film.id)
    const folder = row?.folder ? assetFolder(folders.media, row.folder) : null
    const asset = folder === null ? null : await readAsset(folder)
    if (!row || folder === null || !asset) return { film, isPlayable: false, isComplete: false }
    const hasTrailers = row.trailer !== null && (await missingTrailers(folder, asset)).length === 0
    return { film, isPlayable: true, isComplete: hasTrailers && isCurrent(asset) }
  }))
  return statuses.filter(({ film, isComplete }) => film.id !== packaged.id && !isComplete)
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

/** Publishes the rendered posters and stills in the media folder. */
async function publishImages(): Promise<void> {
  const target = join(folders.media, 'pictures')
  await mkdir(target, { recursive: true })
  for (const name of await readdir(pictureFolder)) {
    if (name.endsWith('.webp')) await publishImage(join(pictureFolder, name), join(target, name))
  }
}

async function publishImage(from: string, to: string): Promise<void> {
  const [rendered, published] = await Promise.all([stat(from), stat(to).catch(() => null)])
  if (published?.size === rendered.size && published.mtimeMs >= rendered.mtimeMs) return
  await rm(to, { force: true })
  await link(from, to).catch(() => copyFile(from, to))
}
