import { rmSync } from 'node:fs'
import { rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolderOf, chosenBrand } from '@ott/brand/choose'
import { createBuilder } from 'vite'
import type { Plugin } from 'vite'
import { precompress } from './precompress.ts'

/**
 * Builds into a temporary folder and moves it into place, so that concurrent builds do not mix and a running server
 * keeps its files. Reports progress to the parent process over IPC.
 */
const root = join(import.meta.dirname, '..')
const target = join(root, buildFolderOf(chosenBrand(process.env)))
const workFolder = join(root, 'dist', String(process.pid))
const startedAt = new Date()

process.env.NODE_ENV = 'production'
process.env.BUILD_FOLDER = workFolder
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
process.once('disconnect', () => process.exit(1))
process.once('exit', () => rmSync(workFolder, { recursive: true, force: true }))

const builder = await createBuilder({ root, plugins: [reportProgress()] })
await builder.buildApp()
await precompress(join(workFolder, 'client'), (done, of) => process.send?.(`compressing, ${done} of ${of} files`))
await moveIntoPlace()
process.exit(0)

/** Reports the number of transformed files per environment. */
function reportProgress(): Plugin {
  const counts: Record<string, number> = {}
  return {
    name: 'counting',
    transform() {
      const { name } = this.environment
      counts[name] = (counts[name] ?? 0) + 1
      process.send?.(`${counts[name]} files for the ${name === 'client' ? 'browser' : 'server'}`)
    },
  }
}

/** If two builds finish together, the second replaces the first. */
async function moveIntoPlace(): Promise<void> {
  const mark = join(workFolder, '.built')
  await writeFile(mark, '')
  // Dates the build by its start, so that files edited while it ran count as newer.
  await utimes(mark, startedAt, startedAt)
  for (;;) {
    await rename(target, `${workFolder}.old`).catch(unless('ENOENT'))
    const isDone = await rename(workFolder, target).then(() => true, unless('ENOTEMPTY', 'EEXIST'))
    await rm(`${workFolder}.old`, { recursive: true, force: true })
    if (isDone) return
  }
}

function unless(...codes: string[]): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}
