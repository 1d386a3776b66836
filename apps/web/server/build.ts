import { rmSync } from 'node:fs'
import { rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolderOf, chosenBrand } from '@ott/brand/choose'
import { createBuilder } from 'vite'
import type { Plugin } from 'vite'
import { precompress } from './precompress.ts'

/**
 * Builds the site in a folder of its own and puts it in its place when it is whole: two builds at once do not mix, and
 * a server that runs does not lose its files. Whoever started this with a channel hears on it how far it is.
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

/** Says how many files have been read, and for what. */
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

/** Of two builds that end together, one goes first and the other takes its place. */
async function putInPlace(): Promise<void> {
  const mark = join(unfinished, '.built')
  await writeFile(mark, '')
  // What is edited from now on is newer than this build, and what was edited while it ran as well.
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
