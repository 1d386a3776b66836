import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const virtual = 'virtual:pages'

/** The part of a React Router route that this plugin reads. */
type RouteEntry = { path?: string | undefined; file: string; children?: RouteEntry[] | undefined }

/** A page from its route file; `path` is the pattern without the locale. */
type PageEntry = { id: string; path: string; handle: Record<string, string | true> }

/**
 * `virtual:pages`: the `handle` of every page with its path pattern. A link needs the handle of its target before the
 * target's code is loaded, and React Router's own manifest has no handles.
 */
export function pages(routes: readonly RouteEntry[], appFolder: string): Plugin {
  return {
    name: 'pages',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    load(id) {
      if (id !== `\0${virtual}`) return null
      const found = pagesOf(routes, (file) => {
        const path = join(appFolder, file)
        this.addWatchFile(path)
        return readFileSync(path, 'utf8')
      })
      return `export default ${JSON.stringify(found)}`
    },
  }
}

/** Throws for a rendering route without a literal `handle`; routes without a component are skipped. */
export function pagesOf(routes: readonly RouteEntry[], read: (file: string) => string): PageEntry[] {
  return leavesOf(routes).flatMap(({ path, file }) => {
    const source = read(file)
    const handle = handleIn(source)
    if (handle) return [{ id: file.replace(/\.tsx?$/, ''), path: path.replace(/^\/:locale(?=\/|$)/, '') || '/', handle }]
    if (/^export default /m.test(source)) throw new Error(`${file} must export a literal \`handle: PageHandle\` on one line`)
    return []
  })
}

function leavesOf(routes: readonly RouteEntry[], parent = ''): { path: string; file: string }[] {
  return routes.flatMap(({ path, file, children }) => {
    const pattern = path ? `${parent}/${path}` : parent
    return children ? leavesOf(children, pattern) : [{ path: pattern, file }]
  })
}

function handleIn(source: string): PageEntry['handle'] | null {
  const [, fields] = /^export const handle: PageHandle = \{ (.+) \}$/m.exec(source) ?? []
  if (fields === undefined) return null
  return Object.fromEntries(fields.split(', ').map((field) => {
    const [, name, text] = /^(\w+): (?:'([\w-]+)'|true)$/.exec(field) ?? []
    if (!name) throw new Error(`A field of a handle must be a string or true, not \`${field}\``)
    return [name, text ?? true]
  }))
}
