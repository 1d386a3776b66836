import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolderOf, chosenBrand } from '@ott/brand/choose'
import { unprinted } from '@ott/posters'
import { Stop, howFar, step } from './progress-output.ts'
import { workspace } from './settings.ts'

/** What a build says of itself: a sentence, or how many of how many. */
type Progress = string | { done: number; of: number }

const siteBuilt = join(workspace, 'apps/web', buildFolderOf(chosenBrand(process.env)), '.built')
const siteSources = ['apps/web/{app,server,public}/**/*', 'apps/web/*.ts', 'libs/**/*.{ts,tsx,json}', 'tools/vite/src/*', 'package-lock.json']
const isNotOfSite = /node_modules|\.(test|stories)\.tsx?$/

/** Builds what is missing or older than its sources. `onChild` gets each process that does. */
export async function buildMissing({ withSite, onChild }: { withSite: boolean; onChild: (child: ChildProcess) => void }): Promise<void> {
  if ((await unprinted()).length > 0) await build('Printing the posters', 'tools/posters/src/render.ts', onChild)
  if (withSite && !(await isSiteFresh())) await build('Building the site', 'apps/web/server/build.ts', onChild)
}

async function isSiteFresh(): Promise<boolean> {
  if (!existsSync(siteBuilt)) return false
  const builtAt = (await stat(siteBuilt)).mtimeMs
  for await (const name of glob(siteSources, { cwd: workspace, exclude: (path) => isNotOfSite.test(path) })) {
    if ((await stat(join(workspace, name))).mtimeMs > builtAt) return false
  }
  return true
}

async function build(doing: string, program: string, onChild: (child: ChildProcess) => void): Promise<void> {
  await step(doing, async (tell) => {
    const begun = performance.now()
    // A process of its own ends with a Ctrl-C in the middle of its work, and gives its memory back.
    const child = fork(join(workspace, program), { env: { ...process.env, NODE_NO_WARNINGS: '1' }, silent: true, detached: true })
    onChild(child)
    const words: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => words.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => words.push(chunk))
    child.on('message', (progress: Progress) =>
      tell(typeof progress === 'string' ? progress : howFar(progress.done, progress.of, performance.now() - begun)),
    )
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    if (code !== 0) throw failure(doing, Buffer.concat(words).toString())
  })
}

/** What the disk refused takes one line; anything else is for whoever changed the sources, and told whole. */
function failure(doing: string, words: string): Error {
  const [, code, path] = /\b(ENOSPC|EACCES|EPERM|EROFS): [^\n']*(?:'([^']+)')?/.exec(words) ?? []
  return code ? Object.assign(new Error(code), { code, path }) : new Stop(`${words}\n${doing} did not succeed; the reason is above.`)
}
