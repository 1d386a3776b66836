import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Stop, step } from './say.ts'
import { workspace } from './settings.ts'

type Built = { project: string; doing: string; result: string; sources: string[] }

const site: Built = {
  project: '@ott/web',
  doing: 'Building the site',
  result: 'apps/web/build/client/.built',
  sources: ['apps/web/{app,server,public}/**/*', 'apps/web/*.ts', 'libs/**/*.{ts,tsx,json}', 'tools/vite/src/*', 'package-lock.json'],
}
const posters: Built = {
  project: '@ott/posters',
  doing: 'Printing the posters',
  result: 'tools/posters/build/.built',
  sources: ['tools/posters/src/**/*.ts'],
}

/** Builds what is missing or older than its sources. In development the bundler serves the site itself. */
export async function buildMissing({ withSite }: { withSite: boolean }): Promise<void> {
  for (const built of withSite ? [posters, site] : [posters]) {
    if (await isFresh(built)) continue
    await step(built.doing, () => build(built))
  }
}

async function isFresh({ result, sources }: Built): Promise<boolean> {
  const file = join(workspace, result)
  if (!existsSync(file)) return false
  const builtAt = (await stat(file)).mtimeMs
  for await (const name of glob(sources, { cwd: workspace, exclude: (path) => path.includes('node_modules') || path.includes('/build') })) {
    if ((await stat(join(workspace, name))).mtimeMs > builtAt) return false
  }
  return true
}

async function build({ project, result }: Built): Promise<void> {
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, [join(workspace, 'node_modules/nx/dist/bin/nx.js'), 'run', `${project}:build`], {
    cwd: workspace,
    env: { ...env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const words: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => words.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Stop(`${Buffer.concat(words).toString()}\n${project} could not be built; the reason is above.`)
  await writeFile(join(workspace, result), '')
}
