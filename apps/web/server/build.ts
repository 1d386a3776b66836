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
const place = join(root, buildFolderOf(chosenBrand(process.env)))
const unfinished = join(root, 'dist', String(process.pid))
const begun = new Date()

process.env.NODE_ENV = 'production'
process.env.BUILD_FOLDER = unfinished
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
process.once('disconnect', () => process.exit(1))
process.once('exit', () => rmSync(unfinished, { recursive: true, force: true }))

const builder = await createBuilder({ root, plugins: [counting()] })
await builder.buildApp()
await precompress(join(unfinished, 'client'), (done, of) => process.send?.(`compressing, ${done} of ${of} files`))
await putInPlace()
process.exit(0)

/** Reports the number of transformed files per environment. */
function counting(): Plugin {
  const read: Record<string, number> = {}
  return {
    name: 'counting',
    transform() {
      const { name } = this.environment
      read[name] = (read[name] ?? 0) + 1
      process.send?.(`${read[name]} files for the ${name === 'client' ? 'browser' : 'server'}`)
    },
  }
}

/** If two builds finish together, the second replaces the first. */
async function putInPlace(): Promise<void> {
  const mark = join(unfinished, '.built')
  await writeFile(mark, '')
  // Dates the build by its start, so that files edited while it ran count as newer.
  await utimes(mark, begun, begun)
  for (;;) {
    await rename(place, `${unfinished}.old`).catch(unless('ENOENT'))
    const isDone = await rename(unfinished, place).then(() => true, unless('ENOTEMPTY', 'EEXIST'))
    await rm(`${unfinished}.old`, { recursive: true, force: true })
    if (isDone) return
  }
}

function unless(...codes: string[]): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}
