import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A resized image with the version of its master. */
export type KeptPicture = { version: string; bytes: Buffer }

export type PictureCache = {
  read(key: string): Promise<KeptPicture | null>
  write(key: string, picture: KeptPicture): Promise<void>
}

const versionLine = /^[\w-]+(?=\n)/

type Entry = { bytes: number; usedAt: number }

/**
 * A disk cache with a size limit and LRU eviction, restored at startup; write errors are ignored. The first line of
 * each file is the version, so that both are written atomically.
 */
export async function pictureCache(folder: string, mostBytes: number): Promise<PictureCache> {
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
  await makeRoomFor(0).catch(() => undefined)

  /** Evicts a tenth more than needed, so that not every write has to sort. */
  async function makeRoomFor(bytes: number): Promise<void> {
    if (total + bytes <= mostBytes) return
    const oldestFirst = [...entries].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
    for (const [name] of oldestFirst) {
      if (total + bytes <= mostBytes * 0.9) return
      await rm(join(folder, name), { force: true })
      forget(name)
    }
  }

  function forget(name: string): void {
    total -= entries.get(name)?.bytes ?? 0
    entries.delete(name)
  }

  async function write(key: string, { version, bytes }: KeptPicture): Promise<void> {
    const file = Buffer.concat([Buffer.from(`${version}\n`), bytes])
    if (file.length > mostBytes * 0.9) return
    const unfinished = join(folder, `${key}.${process.pid}.part`)
    try {
      await makeRoomFor(file.length)
      await writeFile(unfinished, file)
      await rename(unfinished, join(folder, key))
      forget(key)
      total += file.length
      entries.set(key, { bytes: file.length, usedAt: Date.now() })
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined)
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
    write(key, picture) {
      writing = writing.then(() => write(key, picture))
      return writing
    },
  }
}
