import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The server bundle lies beside the client files, in one chunk or in several. */
export const clientFolder = join(import.meta.dirname.replace(/[\\/]server([\\/]assets)?$/, ''), 'client')

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>

let manifest: Manifest | null = null

/** URLs of the chunks of these sources and of their static imports; none in development. */
export function chunkUrls(sources: string[]): string[] {
  manifest ??= readManifest()
  return [...withImports(sources, manifest)].map((file) => `/${file}`)
}

function readManifest(): Manifest {
  const path = join(clientFolder, '.vite/manifest.json')
  return import.meta.env.PROD && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
}

function withImports(sources: string[], manifest: Manifest, files = new Set<string>()): Set<string> {
  for (const source of sources) {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) continue
    files.add(chunk.file)
    withImports(chunk.imports ?? [], manifest, files)
  }
  return files
}
