import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify, transformWithOxc } from 'vite'
import type { Plugin } from 'vite'

const virtual = /^\0?virtual:script\/(.+)$/

/**
 * `virtual:script/` and a module's path from the workspace's root: the text of a script that calls the one function which that module exports, as
 * short as it gets, for a page to hold. The function stands alone: what it imports are types.
 */
export function scriptText(workspace: string): Plugin {
  return {
    name: 'script-text',
    enforce: 'pre',
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : null),
    async load(id) {
      const [, path] = virtual.exec(id) ?? []
      if (!path || !id.startsWith('\0')) return null
      const file = join(workspace, path)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await scriptOf(readFileSync(file, 'utf8'), file))}`
    },
  }
}

/** Throws if the module exports no function, or imports something that runs. */
export async function scriptOf(source: string, file: string): Promise<string> {
  const { code } = await transformWithOxc(source, file)
  const name = /^export function (\w+)/m.exec(code)?.[1]
  if (!name || /^import\b/m.test(code)) throw new Error(`${file} must export one function and import nothing that runs`)
  const whole = `(() => {\n${code.replace(/^export /m, '')}\n${name}()\n})()`
  return (await minify(file, whole, { compress: true, mangle: true, sourcemap: false })).code.trim()
}
