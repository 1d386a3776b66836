import { dirname, normalize } from 'node:path'

export type Module = { path: string; text: string }

/** Folder -> folders it imports, each with one import as an example. A file at the top is a node of its own. */
export type FolderGraph = Map<string, Map<string, string>>

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g

/** Counts static, dynamic and type-only imports alike. Paths are relative to the folder whose subfolders are compared. */
export function folderGraph(modules: readonly Module[]): FolderGraph {
  const graph: FolderGraph = new Map()
  for (const { path, text } of modules) {
    for (const [, specifier = ''] of text.matchAll(importPattern)) {
      const target = normalize(`${dirname(path)}/${specifier}`)
      const [from, to] = [folderOf(path), folderOf(target)]
      if (from === to || to === '..') continue
      const targets = graph.get(from) ?? new Map<string, string>()
      if (!targets.has(to)) targets.set(to, `${path} -> ${target}`)
      graph.set(from, targets)
    }
  }
  return graph
}

/** The imports of a shortest cycle, or null. */
export function findCycle(graph: FolderGraph): string[] | null {
  const cycles = [...graph.keys()].flatMap((start) => {
    const cycle = shortestCycle(graph, start)
    return cycle ? [cycle] : []
  })
  return cycles.toSorted((one, other) => one.length - other.length)[0] ?? null
}

/** From a folder back to itself, breadth first. */
function shortestCycle(graph: FolderGraph, start: string): string[] | null {
  const seen = new Set<string>()
  let paths = [{ at: start, imports: [] as string[] }]
  while (paths.length > 0) {
    const next = paths.flatMap(({ at, imports }) => [...(graph.get(at) ?? [])].map(([to, example]) => ({ at: to, imports: [...imports, example] })))
    const back = next.find(({ at }) => at === start)
    if (back) return back.imports
    paths = next.filter(({ at }) => !seen.has(at) && seen.add(at))
  }
  return null
}

const folderOf = (path: string) => path.split('/')[0] ?? path
