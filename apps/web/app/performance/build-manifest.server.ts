import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The built server lies beside the built client, in one file or in several. */
export const clientFolder = join(import.meta.dirname.replace(/[\\/]server([\\/]assets)?$/, ''), 'client')

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>

let manifest: Manifest | null = null

/** The addresses of what was built from these sources, and of what that imports; none in development. */
export function filesOf(sources: string[]): string[] {
  manifest ??= readManifest()
  return [...importedFrom(sources, manifest)].map((file) => `/${file}`)
}

function readManifest(): Manifest {
  const path = join(clientFolder, '.vite/manifest.json')
  return import.meta.env.PROD && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
}

function importedFrom(sources: string[], manifest: Manifest, files = new Set<string>()): Set<string> {
  for (const source of sources) {
    const built = manifest[source]
    if (!built || files.has(built.file)) continue
    files.add(built.file)
    importedFrom(built.imports ?? [], manifest, files)
  }
  return files
}
