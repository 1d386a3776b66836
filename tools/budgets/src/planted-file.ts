import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createBuilder } from 'vite'
import type { Plugin } from 'vite'
import { firstFiles } from './page-files.ts'
import type { BuildManifest } from './page-files.ts'

const screen = 'help-screen.tsx'
const planted = 'planted-file'

/**
 * Builds the client again with a file that only the help screen imports, and returns the pages whose first scripts
 * changed. A file belongs to its importer's chunk, so only help may change.
 */
export async function pagesChangedByPlantedFile(web: string, build: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'planted-'))
  try {
    Object.assign(process.env, { NODE_ENV: 'production', BUILD_FOLDER: folder })
    const builder = await createBuilder({ root: web, logLevel: 'error', plugins: [plantFile()] })
    await builder.build(builder.environments.client!)
    const [before, after] = await Promise.all([firstScripts(build), firstScripts(folder)])
    return Object.keys(before).filter((page) => before[page] !== after[page])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function plantFile(): Plugin {
  return {
    name: 'plant-file',
    resolveId: (id) => (id === planted ? `\0${planted}` : null),
    load: (id) => (id === `\0${planted}` ? `globalThis.planted = ${JSON.stringify('planted '.repeat(100))}` : null),
    transform: (code, id) => (basename(id) === screen ? { code: `import '${planted}'\n${code}`, map: null } : null),
  }
}

/** The first scripts of each route, joined, without hashes in their names. */
async function firstScripts(build: string): Promise<Record<string, string>> {
  const client = join(build, 'client')
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as BuildManifest
  const pages = Object.entries(firstFiles(manifest)).map(async ([page, files]) => {
    const code = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')))
    return [page, code.map((text) => text.replace(/-[\w-]{7,8}\.(js|css)/g, '.$1')).join('\n')]
  })
  return Object.fromEntries(await Promise.all(pages)) as Record<string, string>
}
