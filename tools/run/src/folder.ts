import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Stop } from './progress-output.ts'

/** Makes a folder and all above it. Node's own `recursive` never ends where no folders can be made, as under /proc. */
export async function makeFolder(path: string): Promise<void> {
  const there = await stat(path).catch(() => null)
  if (there?.isDirectory()) return
  if (there) throw new Stop(`${path} is not a folder. Set OTT_DATA to one.`)
  await makeFolder(dirname(path))
  try {
    await mkdir(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Stop(`No folder can be made at ${path}. Set OTT_DATA to another place.`)
  }
}
