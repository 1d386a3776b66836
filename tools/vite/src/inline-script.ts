import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const virtual = /^\0?virtual:script\/(.+)$/
const entry = '\0inline-script-entry'

/**
 * `virtual:script/NAME` is a minified classic script that calls the only export of a module. `scripts` maps each name
 * to a path from the workspace root.
 */
export function inlineScripts(workspace: string, scripts: Record<string, string>): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : null),
    async load(id) {
      const name = id.startsWith('\0') ? virtual.exec(id)?.[1] : undefined
      if (name === undefined) return null
      const path = scripts[name]
      if (path === undefined) throw new Error(`No inline script is called ${name}`)
      const { code, files } = await bundleScript(join(workspace, path))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(code)}`
    },
  }
}

/** Bundles a module with its imports. Throws if it does not export exactly one function. */
export async function bundleScript(file: string): Promise<{ code: string; files: string[] }> {
  const bundle = await rolldown({
    input: entry,
    plugins: [{
      name: 'call-export',
      resolveId: (id) => (id === entry ? id : null),
      async load(id) {
        if (id !== entry) return null
        const { exports } = await this.load({ id: file })
        const [name] = exports
        if (name === undefined || exports.length > 1) throw new Error(`${file} must export one function`)
        return `import { ${name} } from ${JSON.stringify(file)}\n${name}()`
      },
    }],
  })
  try {
    const { output: [{ code, moduleIds }] } = await bundle.generate({ format: 'iife', minify: true })
    return { code: code.trim(), files: moduleIds.filter((id) => id !== entry) }
  } finally {
    await bundle.close()
  }
}
