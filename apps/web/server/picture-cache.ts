import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type PictureCache = { read(key: string): Promise<Buffer | null>; write(key: string, picture: Buffer): Promise<void> }

type Entry = { bytes: number; usedAt: number }

/**
 * Pictures on disk, at most so many bytes of them; the longest unused go first. Opening reads what an earlier run left.
 * A disk that refuses to keep a picture is no reason to refuse the viewer.
 */
export async function pictureCache(folder: string, mostBytes: number): Promise<PictureCache> {
  const entries = new Map<string, Entry>()
  let total = 0
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (!found?.isFile()) continue
    entries.set(name, { bytes: found.size, usedAt: found.mtimeMs })
    total += found.size
  }

  async function trim(): Promise<void> {
    if (total <= mostBytes) return
    const oldestFirst = [...entries].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
    for (const [name, { bytes }] of oldestFirst) {
      if (total <= mostBytes * 0.9) return
      entries.delete(name)
      total -= bytes
      await rm(join(folder, name), { force: true })
    }
  }

  return {
    async read(key) {
      const entry = entries.get(key)
      if (!entry) return null
      const picture = await readFile(join(folder, key)).catch(() => null)
      if (!picture) return null
      entry.usedAt = Date.now()
      void utimes(join(folder, key), new Date(), new Date()).catch(() => undefined)
      return picture
    },
    async write(key, picture) {
      const unfinished = join(folder, `${key}.${process.pid}.part`)
      try {
        await writeFile(unfinished, picture)
        await rename(unfinished, join(folder, key))
        total += picture.length - (entries.get(key)?.bytes ?? 0)
        entries.set(key, { bytes: picture.length, usedAt: Date.now() })
        await trim()
      } catch {
        await rm(unfinished, { force: true }).catch(() => undefined)
      }
    },
  }
}
