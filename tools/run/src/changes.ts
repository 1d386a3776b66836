import { globSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { join } from 'node:path'

/** Saving all, or another branch, changes many files: one word when they are quiet. */
const quietMs = 100

const isSource = /^[^.].*\.(ts|json|sql)$/
const isOfTests = /\.(test|journey)\.ts$/
const isFolder = /^[^.]+$/

/**
 * Tells when a source in one of the folders changes, or in one below. The folders are watched, not their files: an editor
 * that saves by renaming puts a new file in the old one's place, which Node's own `--watch` sees once and never again.
 */
export function onChange(root: string, folders: string[], tell: () => void): () => void {
  let watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined

  function watchAll(): void {
    close()
    watchers = foldersIn(root, folders).map((folder) =>
      watch(folder, (_, name) => {
        if (name && ((isSource.test(name) && !isOfTests.test(name)) || isFolder.test(name))) rouse()
      }).on('error', rouse),
    )
  }

  function rouse(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // Folders may have come or gone.
      watchAll()
      tell()
    }, quietMs)
  }

  function close(): void {
    for (const watcher of watchers) watcher.close()
  }

  watchAll()
  return () => {
    clearTimeout(timer)
    close()
  }
}

function foldersIn(root: string, patterns: string[]): string[] {
  const below = patterns.flatMap((pattern) => [pattern, `${pattern}/**`])
  return globSync(below, { cwd: root, withFileTypes: true, exclude: ({ name }) => name === 'node_modules' })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
}
