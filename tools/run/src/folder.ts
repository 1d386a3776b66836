import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { UserError } from './progress-output.ts'

/** Creates a folder and its parents. Node's own `recursive` loops forever where no folder can be created, as under /proc. */
export async function createFolder(path: string): Promise<void> {
  const existing = await stat(path).catch(() => null)
  if (existing?.isDirectory()) return
  if (existing) throw new UserError(`${path} is not a folder. Set OTT_DATA to a folder.`)
  await createFolder(dirname(path))
  try {
    await mkdir(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new UserError(`No folder can be created at ${path}. Set OTT_DATA to another path.`)
  }
}
