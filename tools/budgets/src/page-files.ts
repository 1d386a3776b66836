import { basename } from 'node:path'

/** React Router's build manifest: `imports` contains all transitive imports of a module. */
export type Manifest = {
  url: string
  entry: Chunks
  routes: Record<string, Chunks & { id: string; parentId?: string }>
}

type Chunks = { module: string; imports?: string[]; css?: string[] }

export type PageFiles = { scripts: string[]; styles: string[] }

/** All files that a route loads before any interaction: its own, its parents' and the entry's. */
export function pageFiles(manifest: Manifest, routeId: string): PageFiles {
  const chunks = [manifest.entry, ...routeChain(manifest, routeId)]
  return {
    scripts: unique([manifest.url, ...chunks.flatMap(({ module, imports = [] }) => [module, ...imports])]),
    // React Router appends `#` to stylesheets that later code also loads.
    styles: unique(chunks.flatMap(({ css = [] }) => css.map((file) => file.replace(/#$/, '')))),
  }
}

/** The leaf routes, which are the pages. */
export function pageRoutes({ routes }: Manifest): string[] {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  return Object.keys(routes).filter((id) => !parents.has(id))
}

function routeChain(manifest: Manifest, routeId: string): Chunks[] {
  const route = manifest.routes[routeId]
  if (!route) throw new Error(`The build knows no route ${routeId}`)
  return route.parentId === undefined ? [route] : [...routeChain(manifest, route.parentId), route]
}

function unique(files: string[]): string[] {
  return [...new Set(files)]
}

/** Vite's build manifest: source file to built file and imported sources. */
export type BuildManifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** The scripts of each route without dynamic imports, sorted by name. */
export function firstFiles(manifest: BuildManifest): Record<string, string[]> {
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry)
  return Object.fromEntries(entries.map((entry) => [basename(entry).split('?')[0], filesFrom(manifest, [entry]).toSorted()]))
}

function filesFrom(manifest: BuildManifest, sources: string[], seen = new Set<string>()): string[] {
  for (const source of sources) {
    const chunk = manifest[source]
    if (!chunk || seen.has(chunk.file)) continue
    seen.add(chunk.file)
    filesFrom(manifest, chunk.imports ?? [], seen)
  }
  return [...seen]
}
