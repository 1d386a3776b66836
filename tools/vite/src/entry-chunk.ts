import { parseSync } from 'vite'
import type { Plugin } from 'vite'

/** The imported names, or `all` for `import * as` and side effects. */
type Names = readonly string[] | 'all'

/** The part of the bundler's module graph that the search reads. */
type ModuleGraph = {
  /** The module as JavaScript; null for an external module. */
  code(id: string): string | null
  resolve(source: string, importer: string): Promise<string | null>
}

/**
 * A chunk of all modules that the entries import statically, directly or indirectly. The module graph decides, so new
 * files need no configuration.
 */
export function entryChunk(isEntry: (id: string) => boolean): { plugin: Plugin; test: (id: string) => boolean } {
  let needed = new Set<string>()
  return {
    test: (id) => needed.has(id),
    plugin: {
      name: 'entry-chunk',
      applyToEnvironment: ({ name }) => name === 'client',
      async buildEnd() {
        const graph: ModuleGraph = {
          code: (id) => this.getModuleInfo(id)?.code ?? null,
          resolve: async (source, importer) => (await this.resolve(source, importer))?.id ?? null,
        }
        needed = await neededBy([...this.getModuleIds()].filter(isEntry), graph)
      },
    },
  }
}

/**
 * The modules that the entries import statically. A re-export counts only if its name is imported, so the `index.ts` of
 * a library does not add all its modules.
 */
export async function neededBy(entries: string[], graph: ModuleGraph): Promise<Set<string>> {
  const visited = new Map<string, Set<string>>()
  const queue: [id: string, names: Names][] = entries.map((id) => [id, 'all'])
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [id, names] = next
    const seen = visited.get(id) ?? new Set()
    const fresh = names === 'all' ? (seen.has('*') ? [] : names) : names.filter((name) => !seen.has(name) && !seen.has('*'))
    if (visited.has(id) && fresh.length === 0) continue
    visited.set(id, new Set([...seen, ...(fresh === 'all' ? ['*'] : fresh)]))
    const code = graph.code(id)
    if (code === null) continue
    for (const [source, wanted] of importsOf(id, code, fresh)) {
      const target = await graph.resolve(source, id)
      if (target !== null) queue.push([target, wanted])
    }
  }
  return new Set([...visited.keys()].filter((id) => graph.code(id) !== null))
}

/** The imports that a module needs for the given names. */
function importsOf(id: string, code: string, names: Names): [source: string, names: Names][] {
  const { staticImports, staticExports } = parseSync(id, code, { lang: 'js' }).module
  const isWanted = (name: string | null) => names === 'all' || (name !== null && names.includes(name))
  const exported = staticExports.flatMap(({ entries }) => entries)
  const reExports = exported.flatMap(({ moduleRequest, importName, exportName }): [string, Names][] => {
    if (!moduleRequest) return []
    if (exportName.name === null) return [[moduleRequest.value, names]]
    if (!isWanted(exportName.name)) return []
    return [[moduleRequest.value, importName.kind === 'Name' && importName.name !== null ? [importName.name] : 'all']]
  })
  const own = exported.filter(({ moduleRequest }) => !moduleRequest).map(({ exportName }) => exportName.name ?? 'default')
  const isEvaluated = names === 'all' || names.length === 0 || own.some(isWanted)
  if (!isEvaluated) return reExports
  return [...reExports, ...staticImports.map(({ moduleRequest, entries }): [string, Names] => [
    moduleRequest.value,
    entries.some(({ importName }) => importName.kind === 'NamespaceObject')
      ? 'all'
      : entries.map(({ importName }) => (importName.kind === 'Default' ? 'default' : (importName.name ?? 'default'))),
  ])]
}
