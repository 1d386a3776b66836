import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolderOf, chosenBrand } from '@ott/brand/choose'
import { outdatedImages } from '@ott/posters'
import { UserError, formatProgress, runStep } from './progress-output.ts'
import { workspace } from './settings.ts'

/** A progress message of a build process. */
type Progress = string | { done: number; of: number }

/** A build is fresh if its marker, which it writes last, is newer than all of its sources. */
type Build = { marker: string; sources: string[] }

const siteBuild: Build = {
  marker: join(workspace, 'apps/web', buildFolderOf(chosenBrand(process.env)), '.built'),
  sources: ['apps/web/{app,server,public}/**/*', 'apps/web/*.ts', 'libs/**/*.{ts,tsx,json}', 'tools/vite/src/*', 'package-lock.json'],
}
const activateBuild: Build = {
  marker: join(workspace, 'apps/activate/build/main.js'),
  sources: ['apps/activate/src/**/*', 'apps/activate/*.ts', 'package-lock.json'],
}
const isNotSource = /node_modules|\.(test|stories)\.tsx?$/

/** Builds images and pages if they are missing or older than their sources. `onChild` is called with each build process. */
export async function buildMissing({ withSite, onChild }: { withSite: boolean; onChild: (child: ChildProcess) => void }): Promise<void> {
  const missing = (await outdatedImages()).length
  if (missing > 0) await build(`Rendering ${missing} poster images`, 'tools/posters/src/render.ts', onChild)
  if (withSite && !(await isFresh(siteBuild))) await build('Building the site', 'apps/web/server/build.ts', onChild)
  if (withSite && !(await isFresh(activateBuild))) await build('Building the TV login', 'apps/activate/build.ts', onChild)
}

async function isFresh({ marker, sources }: Build): Promise<boolean> {
  if (!existsSync(marker)) return false
  const builtAt = (await stat(marker)).mtimeMs
  for await (const name of glob(sources, { cwd: workspace, exclude: (path) => isNotSource.test(path) })) {
    if ((await stat(join(workspace, name))).mtimeMs > builtAt) return false
  }
  return true
}

async function build(label: string, program: string, onChild: (child: ChildProcess) => void): Promise<void> {
  await runStep(label, async (report) => {
    const startedAt = performance.now()
    // A separate process can be interrupted at any time and releases its memory.
    const child = fork(join(workspace, program), { env: { ...process.env, NODE_NO_WARNINGS: '1' }, silent: true, detached: true })
    onChild(child)
    const output: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('message', (progress: Progress) =>
      report(typeof progress === 'string' ? progress : formatProgress(progress.done, progress.of, performance.now() - startedAt)),
    )
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    if (code !== 0) throw buildError(label, Buffer.concat(output).toString())
  })
}

/** A disk error takes one line. Any other error concerns the sources and needs the whole output. */
function buildError(label: string, output: string): Error {
  const [, code, path] = /\b(ENOSPC|EACCES|EPERM|EROFS): [^\n']*(?:'([^']+)')?/.exec(output) ?? []
  return code ? Object.assign(new Error(code), { code, path }) : new UserError(`${output}\n${label} failed; the cause is above.`)
}
