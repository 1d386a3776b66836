import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A resized image with the version of its master. */
export type CachedImage = { version: string; bytes: Buffer }

export type ImageCache = {
  read(key: string): Promise<CachedImage | null>
  write(key: string, image: CachedImage): Promise<void>
}

const versionLine = /^[\w-]+(?=\n)/

type Entry = { bytes: number; usedAt: number }

/**
 * A disk cache with a size limit and LRU eviction, restored at startup; write errors are ignored. The first line of
 * each file is the version, so that both are written atomically.
 */
export async function imageCache(folder: string, maxBytes: number): Promise<ImageCache> {
  const entries = new Map<string, Entry>()
  let total = 0
  let writing = Promise.resolve()
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (!found?.isFile()) continue
    entries.set(name, { bytes: found.size, usedAt: found.mtimeMs })
    total += found.size
  }
  await evictFor(0).catch(() => undefined)

  /** Evicts a tenth more than needed, so that not every write has to sort. */
  async function evictFor(bytes: number): Promise<void> {
    if (total + bytes <= maxBytes) return
    const oldestFirst = [...entries].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
    for (const [name] of oldestFirst) {
      if (total + bytes <= maxBytes * 0.9) return
      await rm(join(folder, name), { force: true })
      forget(name)
    }
  }

  function forget(name: string): void {
    total -= entries.get(name)?.bytes ?? 0
    entries.delete(name)
  }

  async function write(key: string, { version, bytes }: CachedImage): Promise<void> {
    const file = Buffer.concat([Buffer.from(`${version}\n`), bytes])
    if (file.length > maxBytes * 0.9) return
    const partialFile = join(folder, `${key}.${process.pid}.part`)
    try {
      await evictFor(file.length)
      await writeFile(partialFile, file)
      await rename(partialFile, join(folder, key))
      forget(key)
      total += file.length
      entries.set(key, { bytes: file.length, usedAt: Date.now() })
    } catch {
      await rm(partialFile, { force: true }).catch(() => undefined)
    }
  }

  return {
    async read(key) {
      const entry = entries.get(key)
      if (!entry) return null
      const file = await readFile(join(folder, key)).catch(() => null)
      const version = file && versionLine.exec(file.toString('latin1', 0, 64))?.[0]
      if (!file || !version) return null
      entry.usedAt = Date.now()
      void utimes(join(folder, key), new Date(), new Date()).catch(() => undefined)
      return { version, bytes: file.subarray(version.length + 1) }
    },
    /** Sequential, because concurrent writes would count the same free space twice. */
    write(key, image) {
      writing = writing.then(() => write(key, image))
      return writing
    },
  }
}
