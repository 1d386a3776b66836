import { globSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { join } from 'node:path'

/** Saving all files or switching a branch changes many files: one call after the last change. */
const debounceMs = 100

const isSource = /^[^.].*\.(ts|json|sql)$/
const isTest = /\.(test|journey)\.ts$/
const isFolder = /^[^.]+$/

/**
 * Calls back when a source in one of the folders or their subfolders changes. It watches folders, because an editor that
 * saves by renaming replaces the file, which Node's own `--watch` notices only once.
 */
export function watchSources(root: string, folders: string[], onChange: () => void): () => void {
  let watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined

  function watchAll(): void {
    close()
    watchers = foldersIn(root, folders).map((folder) =>
      watch(folder, (_, name) => {
        if (name && ((isSource.test(name) && !isTest.test(name)) || isFolder.test(name))) schedule()
      }).on('error', schedule),
    )
  }

  function schedule(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // Folders may have been added or removed.
      watchAll()
      onChange()
    }, debounceMs)
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
